import { firebaseAuth } from './auth.ts';
import { getEnv } from './env.ts';
import type { UploadEndpoint } from './resumable-upload.ts';

export {
  isStored,
  sendPart,
  SessionGone,
  startUpload,
  UploadInterrupted,
  uploadState,
  type NewUpload,
  type UploadEndpoint,
  type UploadState,
} from './resumable-upload.ts';
export { uploadSessions, type UploadSession, type UploadSessions } from './upload-sessions.ts';

/** Where this portal's files go, in the name of the signed-in person. */
export function uploadEndpoint(): UploadEndpoint {
  const { firebase, emulators } = getEnv();
  const origin = emulators
    ? `http://127.0.0.1:${emulators.storage}`
    : 'https://firebasestorage.googleapis.com';
  return {
    objects: `${origin}/v0/b/${firebase.storageBucket}/o`,
    async idToken() {
      return (await firebaseAuth().currentUser?.getIdToken()) ?? null;
    },
  };
}
