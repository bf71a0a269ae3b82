import { daySchema } from '../fields/fields.ts';
import { berlinDay } from '../time/berlin-time.ts';

/** What stands first in `2/1/1985`. */
export type DateOrder = 'day' | 'month';

const MONTHS = [
  /^jan/,
  /^feb/,
  /^m(?:är|ae?r)/,
  /^apr/,
  /^ma[iy]/,
  /^jun/,
  /^jul/,
  /^aug/,
  /^sep/,
  /^o[kc]t/,
  /^nov/,
  /^de[zc]/,
];
const TIME = /[T\s]+\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?\s*(?:[ap]m|z|[+-]\d\d:?\d\d)?$/i;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const WITHOUT_SEPARATORS = /^((?:19|20)\d\d)(\d\d)(\d\d)$/;
const WITH_DOTS = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4}|\d\d)$/;
const EITHER_FIRST = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d\d)$/;
const DAY_AND_NAME = /^(\d{1,2})\.?[\s-]*(\p{L}{3,9})\.?,?[\s-]*(\d{4}|\d\d)$/u;
const NAME_AND_DAY = /^(\p{L}{3,9})\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s*(\d{4})$/u;
/** Days since the end of 1899, as Excel stores dates; from 1905 on, so that years are not read as such a number. */
const SERIAL = /^(\d{4,5})(?:[.,]\d+)?$/;
const FIRST_SERIAL = 2_193;
const SERIAL_BEGIN = Date.UTC(1899, 11, 30);
const DAY_MS = 24 * 60 * 60_000;

/**
 * What the dates of a column say about their order: one that fits only one way decides for all.
 * @returns null when the order matters and nothing decides; `day` when it does not matter
 */
export function orderOf(column: readonly string[]): DateOrder | null {
  const pairs = column.flatMap((typed) => {
    const [, first = '', second = ''] = EITHER_FIRST.exec(withoutTime(typed)) ?? [];
    return first === '' ? [] : [[Number(first), Number(second)] as const];
  });
  const dayFirst = pairs.some(([first, second]) => first > 12 && second <= 12);
  const monthFirst = pairs.some(([first, second]) => second > 12 && first <= 12);
  if (dayFirst !== monthFirst) return dayFirst ? 'day' : 'month';
  // who writes some dates with dots begins the others with the day, too
  const isDotted = (typed: string) => WITH_DOTS.test(withoutTime(typed));
  if (!monthFirst && column.some((typed) => isDotted(typed) && pastDayOf(typed, null)))
    return 'day';
  const matters = pairs.some(([first, second]) => first <= 12 && second <= 12 && first !== second);
  return matters ? null : 'day';
}

/**
 * Parses a day up to today into its stored form; a two-digit year means the latest year that has passed.
 * @param order null while it is unknown: then ambiguous dates are not read
 * @returns null for an invalid or a future date
 */
export function pastDayOf(typed: string, order: DateOrder | null): string | null {
  const day = dayOf(withoutTime(typed), order);
  return day !== null && daySchema.safeParse(day).success && day <= berlinDay(new Date())
    ? day
    : null;
}

const withoutTime = (typed: string): string => typed.trim().replace(TIME, '').trim();

function dayOf(text: string, order: DateOrder | null): string | null {
  const [, ...iso] = YEAR_FIRST.exec(text) ?? WITHOUT_SEPARATORS.exec(text) ?? [];
  if (iso.length > 0) return joined(iso[0], iso[1], iso[2]);
  const [, ...dotted] = WITH_DOTS.exec(text) ?? [];
  if (dotted.length > 0) return joined(dotted[2], dotted[1], dotted[0]);
  const [, first, second, year] = EITHER_FIRST.exec(text) ?? [];
  if (first !== undefined && second !== undefined) return ordered(first, second, year, order);
  const [, ...named] = DAY_AND_NAME.exec(text) ?? [];
  if (named.length > 0) return joined(named[2], monthOf(named[1]), named[0]);
  const [, ...english] = NAME_AND_DAY.exec(text) ?? [];
  if (english.length > 0) return joined(english[2], monthOf(english[0]), english[1]);
  const [, serial] = SERIAL.exec(text) ?? [];
  return serial === undefined || Number(serial) < FIRST_SERIAL ? null : dayOfSerial(Number(serial));
}

function ordered(
  first: string,
  second: string,
  year: string | undefined,
  order: DateOrder | null,
): string | null {
  // it fits one way only, whatever the rest of the column says
  if (Number(first) > 12 || first === second) return joined(year, second, first);
  if (Number(second) > 12) return joined(year, first, second);
  if (order === null) return null;
  return order === 'day' ? joined(year, second, first) : joined(year, first, second);
}

function monthOf(name: string | undefined): string {
  const wanted = name?.toLocaleLowerCase('de') ?? '';
  return String(MONTHS.findIndex((month) => month.test(wanted)) + 1);
}

/** A year of two digits is the last one that has been. */
function joined(year = '', month = '', day = ''): string {
  const today = new Date().getFullYear();
  const century = Number(year) > today % 100 ? 19 : 20;
  const full = year.length === 4 ? year : `${century}${year}`;
  return `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const dayOfSerial = (serial: number): string =>
  new Date(SERIAL_BEGIN + serial * DAY_MS).toISOString().slice(0, 10);
