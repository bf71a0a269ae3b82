import { inEmulator } from '../core/settings.ts';
import { app } from '../core/firestore.ts';

/** The address of a public file in Cloud Storage. Apart from the client of Cloud Storage, which pages would load for nothing. */
export function publicFileUrl(path: string): string {
  const emulator = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  const origin =
    inEmulator && emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com';
  const bucketName = app.options.storageBucket ?? '';
  return `${origin}/v0/b/${bucketName}/o/${encodeURIComponent(path)}?alt=media`;
}
