import { berlinDay } from '../time/berlin-time.ts';

const DAY_MS = 24 * 3_600_000;

/** Month and day (MM-dd) of a day of birth (yyyy-MM-dd). */
export function birthdayOf(bday: string | null): string | null {
  return bday === null ? null : bday.slice(5);
}

/** Today in Berlin and the days after it (yyyy-MM-dd). */
export function nextDays(count: number, now: Date): string[] {
  const today = Date.parse(`${berlinDay(now)}T12:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(today + index * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The birthdays (MM-dd) that are celebrated on a day (yyyy-MM-dd): in a year without 29 February also that one on the 28th. */
export function birthdaysOn(day: string): string[] {
  const isLeapYear = new Date(`${day.slice(0, 4)}-02-29T12:00:00Z`).getUTCDate() === 29;
  const own = day.slice(5);
  return own === '02-28' && !isLeapYear ? [own, '02-29'] : [own];
}
