import { app } from './firestore.ts';
import { inEmulator } from '../shared/settings.ts';

/** The address of a public file in Cloud Storage. */
export function publicFileUrl(path: string): string {
  const emulator = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
  const origin =
    inEmulator && emulator ? `http://${emulator}` : 'https://firebasestorage.googleapis.com';
  const bucket = app.options.storageBucket ?? '';
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}
