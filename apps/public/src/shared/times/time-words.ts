import { comesTwice, formatLongDate, formatTime, formatWeekday } from '@wbd/domain/time';
import { timesTexts as texts } from './texts.de.ts';

const HOUR_MS = 3_600_000;

/** 9:00 */
const shortTime = (instant: Date) => formatTime(instant).replace(/^0/, '');

/** Adds the time zone (summer or winter time) to a time in the repeated hour. */
function distinct(words: string, instant: Date): string {
  if (!comesTwice(instant)) return words;
  const isSecond = formatTime(new Date(instant.getTime() - HOUR_MS)) === formatTime(instant);
  return isSecond ? texts.winter(words) : texts.summer(words);
}

/** The label of a button below its day: 9:00 */
export const buttonTime = (instant: Date) => distinct(shortTime(instant), instant);

/** 9:00 Uhr */
export const clockTime = (instant: Date) => distinct(texts.clock(shortTime(instant)), instant);

/** Montag, 7. Dezember, 9:00 Uhr */
export const dayAndTime = (instant: Date) => texts.at(formatWeekday(instant), clockTime(instant));

/** Montag, 7. Dezember 2026, 9:00 bis 9:30 Uhr */
export const dayAndSpan = (start: Date, end: Date) =>
  texts.at(formatLongDate(start), texts.range(buttonTime(start), clockTime(end)));
