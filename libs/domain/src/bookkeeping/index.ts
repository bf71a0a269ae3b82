export { browserHourSchema } from './browser-hour.ts';
export { canaryFailuresSchema, type CanaryFailures } from './canary-failures.ts';
export { fileRemovalSchema, type StoredFileRemoval } from './file-removal.ts';
export { filmOrderSchema, type StoredFilmOrder } from './film-order.ts';
export { migrationProgressSchema, type MigrationProgress } from './migration-progress.ts';
export {
  announcedSchema,
  enforcedImprintsSchema,
  lastRunSchema,
  retentionReportSchema,
  type Announced,
  type EnforcedImprints,
  type LastRun,
  type RetentionReport,
} from './operation.ts';
export { pictureOrderSchema, type PictureOrder } from './picture-order.ts';
export {
  mailboxCountSchema,
  rateCounterSchema,
  refusedAddressSchema,
  type MailboxCount,
  type RateCounter,
  type RefusedAddress,
} from './rate-counter.ts';
