import path from 'node:path';

export const WORKSPACE_ROOT = path.resolve(import.meta.dirname, '../..');
/** Everything the local portal and the emulators write: data, logs, generated files. Not under version control. */
export const PORTAL_DIR = path.join(WORKSPACE_ROOT, '.portal');
export const PROJECT_ID = 'demo-wbd';
export const REGION = 'europe-west3';
export const STORAGE_BUCKET = `${PROJECT_ID}.appspot.com`;
/** The emulators listen on the machine itself only. */
export const HOST = '127.0.0.1';
