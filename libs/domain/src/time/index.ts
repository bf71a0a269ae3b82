export {
  berlinDay,
  berlinInstant,
  comesTwice,
  dateTimeOf,
  formatDate,
  formatDay,
  formatDateTime,
  formatLongDate,
  formatMonth,
  formatShortMonth,
  formatTime,
  formatWeekday,
  timesShown,
  TIME_ZONE,
} from './berlin-time.ts';
export { KEPT_FOR_UNDO_MS, LATEST_UNDO_MS, UNDO_MS } from './undo.ts';
export { hasBegun, isPastDay } from './session-time.ts';
export { lastMonths, monthOf, type Month } from './months.ts';
export { isBankDay, nextBankDay } from './bank-days.ts';
export { dayAfter } from './day-after.ts';
export { mondayOf } from './monday-of.ts';
