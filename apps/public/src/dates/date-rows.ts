import type { PageSeminar } from '@wbd/domain/pages';
import { comingDates, type Seminar, type SeminarDate } from '@wbd/domain/seminars';
import { formatDay, formatLongDate, formatMonth, mondayOf } from '@wbd/domain/time';
import { datesTexts as texts } from './texts.de.ts';

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

/** Groupings of dates. The first is the default. */
export const VIEWS = ['monat', 'woche', 'tag'] as const;
export type View = (typeof VIEWS)[number];

const TITLES: Readonly<Record<View, (instant: Date) => string>> = {
  monat: formatMonth,
  woche: (instant) => texts.week(formatDay(mondayOf(instant))),
  tag: formatLongDate,
};

/** The rows under their day, week or month in Berlin, "Dezember 2026". */
export function grouped(
  rows: readonly DateRow[],
  view: View,
): { title: string; rows: DateRow[] }[] {
  const groups = Map.groupBy(rows, ({ date }) => TITLES[view](new Date(date.time)));
  return Array.from(groups, ([title, ofGroup]) => ({ title, rows: ofGroup }));
}

/** Whether the card omits dates of the seminar. */
export function hasFurtherDates({ dateCount = 0, dates }: PageSeminar): boolean {
  return dateCount > dates.length;
}

/** The number of upcoming dates of these seminars, including dates omitted on cards. */
export function countDates(seminars: readonly PageSeminar[], now: Date): number {
  return seminars
    .map(({ dateCount = 0, dates }) => {
      const coming = comingDates(dates, now).length;
      return coming + Math.max(0, dateCount - dates.length);
    })
    .reduce((sum, count) => sum + count, 0);
}

/** The cards, with all dates of each loaded seminar. */
export function withDates(
  cards: readonly PageSeminar[],
  seminars: readonly Pick<Seminar, 'id' | 'dates'>[],
): PageSeminar[] {
  const read = new Map(seminars.map(({ id, dates }) => [id, dates]));
  return cards.map((card) => {
    const dates = read.get(card.id);
    return dates ? { ...card, dates: [...dates], dateCount: dates.length } : card;
  });
}
