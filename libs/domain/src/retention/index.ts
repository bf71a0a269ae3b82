export { STORED_IN_BROWSER, type StoredInBrowser } from './browser-storage.de.ts';
export { keptMs, RETENTION_DAYS } from './retention.ts';
