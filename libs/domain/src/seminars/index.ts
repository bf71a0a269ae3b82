export { comingDates, nextDate } from './next-date.ts';
export { attendanceStatistics, hasAdmission, type AttendanceStatistics } from './attendance.ts';
export {
  choicesIn,
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
