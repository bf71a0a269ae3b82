export {
  cardDates,
  comingDates,
  DATES_AT_FIRST,
  dateOf,
  firstDates,
  hasFullDate,
  nextDate,
} from './next-date.ts';
export {
  givesSeats,
  isCounted,
  isOfferedTo,
  isReminded,
  isShownTo,
  SESSION_MEANING,
  SESSION_STATES,
  sessionState,
  type SessionFacts,
  type SessionState,
} from './session-state.ts';
export { linkedDate, type LinkedDate } from './linked-date.ts';
export { attendanceStatistics, hasAdmission, type AttendanceStatistics } from './attendance.ts';
export {
  choicesIn,
  MOST_DATES,
  registrationSchema,
  selectionSchema,
  selectionsSchema,
  seminarDateSchema,
  seminarSchema,
  sessionAccessSchema,
  sessionSchema,
  waitingEntrySchema,
  type WaitingEntry,
  type Registration,
  type Selection,
  type Selections,
  type Seminar,
  type Session,
  type SessionAccess,
  type SeminarDate,
} from './seminar.ts';
export {
  deleteSeminarInput,
  deleteSeminarOutput,
  type DeleteSeminarInput,
  type DeleteSeminarOutput,
} from './delete-seminar.ts';
export { seminarWrites, sessionWrites, sessionAccessWrites } from './seminar-writes.ts';
export { replacementState } from './replacement.ts';
export { isQuietEdit } from './quiet-edit.ts';
export {
  previewSessionChangeInput,
  type PreviewSessionChangeInput,
  type SessionChangePreview,
} from './preview-session-change.ts';
