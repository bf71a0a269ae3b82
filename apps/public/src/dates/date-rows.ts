import type { PageSeminar } from '@wbd/domain/pages';
import { comingDates, type SeminarDate } from '@wbd/domain/seminars';
import { formatMonth } from '@wbd/domain/time';

/** A session that can be booked, with what it needs from its seminar. */
export interface DateRow {
  seminar: PageSeminar;
  date: SeminarDate;
}

/** The filters a visitor has set; an empty text filters nothing. */
export interface Wanted {
  place: string;
  seminar: string;
  host: string;
}

/** Place filter that means all online sessions. */
export const ONLINE = 'online';

/** All coming sessions of a page's seminars, the soonest first. */
export function dateRows(seminars: readonly PageSeminar[], now: Date): DateRow[] {
  return seminars
    .flatMap((seminar) => comingDates(seminar.dates, now).map((date) => ({ seminar, date })))
    .toSorted((a, b) => a.date.time - b.date.time || a.seminar.id.localeCompare(b.seminar.id));
}

export function matching(rows: readonly DateRow[], { place, seminar, host }: Wanted): DateRow[] {
  return rows.filter(
    (row) =>
      (place === '' || placeOf(row) === place) &&
      (seminar === '' || row.seminar.id === seminar) &&
      (host === '' || row.seminar.advisor === host),
  );
}

function placeOf({ seminar, date }: DateRow): string {
  return seminar.online ? ONLINE : date.location;
}

export interface Choice {
  value: string;
  label: string;
}

/** What there is to choose from, each in the order of its words; online comes first. */
export function choicesOf(
  rows: readonly DateRow[],
  onlineLabel: string,
): Record<keyof Wanted, Choice[]> {
  const online = rows.some(({ seminar }) => seminar.online)
    ? [{ value: ONLINE, label: onlineLabel }]
    : [];
  const onSite = rows.filter(({ seminar }) => !seminar.online);
  return {
    place: [...online, ...distinct(onSite, ({ date }) => [date.location, date.location])],
    seminar: distinct(rows, ({ seminar }) => [seminar.id, seminar.title]),
    host: distinct(rows, ({ seminar }) => [seminar.advisor, seminar.advisorName]),
  };
}

function distinct(
  rows: readonly DateRow[],
  read: (row: DateRow) => readonly [value: string, label: string],
): Choice[] {
  return Array.from(new Map(rows.map(read)), ([value, label]) => ({ value, label }))
    .filter(({ value, label }) => value !== '' && label !== '')
    .toSorted((a, b) => a.label.localeCompare(b.label, 'de'));
}

/** The rows under the month they are in, "Dezember 2026". */
export function byMonth(rows: readonly DateRow[]): { month: string; rows: DateRow[] }[] {
  const months = Map.groupBy(rows, ({ date }) => formatMonth(new Date(date.time)));
  return Array.from(months, ([month, ofMonth]) => ({ month, rows: ofMonth }));
}
