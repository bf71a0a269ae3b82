/**
 * Imported before anything else: the documents of the test file lie in a project of their own, in which no trigger
 * runs, so that only what the test calls has changed them.
 */
import { randomUUID } from 'node:crypto';

const projectId = `demo-own-${randomUUID().slice(0, 8)}`;
process.env['GCLOUD_PROJECT'] = projectId;
process.env['FIREBASE_CONFIG'] = JSON.stringify({
  projectId,
  storageBucket: `${projectId}.appspot.com`,
});
// last, and not as a static import, which would run first: the settings above override its defaults
await import('./environment.ts');
// as for functions: the emulator copies files at the addresses that the library then uses, and at no others
process.env['STORAGE_EMULATOR_HOST'] ??= `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST']}`;
