import { getEnv } from './env.ts';

/**
 * The address of a public file in Cloud Storage.
 * @param path path in the bucket, as the documents hold it
 */
export function fileUrl(path: string): string {
  const { firebase, emulators } = getEnv();
  const origin = emulators
    ? `http://127.0.0.1:${emulators.storage}`
    : 'https://firebasestorage.googleapis.com';
  return `${origin}/v0/b/${firebase.storageBucket}/o/${encodeURIComponent(path)}?alt=media`;
}
