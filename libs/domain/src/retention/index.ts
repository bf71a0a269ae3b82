export { keptMs, RETENTION_DAYS } from './retention.ts';
