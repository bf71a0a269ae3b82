export { STORED_IN_BROWSER, type StoredInBrowser } from './browser-storage.de.ts';
export {
  ERASURE_NOTICE_DAYS,
  keptMs,
  RETENTION_DAYS,
  RETENTION_YEARS,
  type RetentionRule,
  UPLOAD_DAYS,
} from './retention.ts';
