export { browserHourSchema } from './browser-hour.ts';
export { canaryFailuresSchema, type CanaryFailures } from './canary-failures.ts';
export { fileRemovalSchema, type StoredFileRemoval } from './file-removal.ts';
export { filmOrderSchema, type StoredFilmOrder } from './film-order.ts';
export { migrationProgressSchema, type MigrationProgress } from './migration-progress.ts';
export { announcedSchema, lastRunSchema, type Announced, type LastRun } from './operation.ts';
export { pictureOrderSchema, type PictureOrder } from './picture-order.ts';
export { rateCounterSchema, type RateCounter } from './rate-counter.ts';
