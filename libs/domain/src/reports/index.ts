export {
  FAILURES,
  reportFailureInput,
  reportFailureOutput,
  type ReportFailureInput,
  type ReportFailureOutput,
} from './report-failure.ts';
export {
  minutesOf,
  SCHEDULES,
  SWEEP_NAMES,
  SWEEPS,
  sweepNameSchema,
  type ScheduleName,
  type SweepName,
} from '../sweeps/sweeps.ts';
export {
  browserReportSchema,
  LONGEST_MESSAGE,
  MOST_ERRORS,
  MOST_FRAMES,
  MOST_REPORT_BYTES,
  vitalNameSchema,
  type BrowserReport,
  type ErrorReport,
  type StackFrame,
  type Vital,
  type VitalName,
} from './browser-report.ts';
export {
  isOwnFile,
  reportableMessage,
  reportableName,
  reportableRoute,
  reportableVersion,
} from './reportable.ts';
export { bucketOf, GOOD_VITALS, p75, VITAL_BUCKETS } from './vital-buckets.ts';
export {
  operationsInput,
  operationsOutput,
  retentionDaySchema,
  type ErrorCount,
  type HangingMail,
  type LiveModule,
  type MeasuredVital,
  type Operations,
  type RetentionDay,
  type SweepState,
} from './operations.ts';
export { newTrace, traceFrom, traceSchema } from './trace.ts';
