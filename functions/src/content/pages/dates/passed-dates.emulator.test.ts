import '../../../../test/own-project.ts';
import { anOffer, aSession, store } from '../../../../test/data.ts';
import { MOST_DATES, seminarSchema, type SeminarDate, type Session } from '@wbd/domain/seminars';
import { expect, test } from 'vitest';
import { db, parseDocument } from '../../../core/firestore.ts';
import { refreshDates, refreshPassedDates } from './seminar-dates.service.ts';

const HOUR = 60 * 60_000;
const NOW = Date.UTC(2026, 0, 1);
const atHour = (hours: number) => new Date(NOW + hours * HOUR);
const aDate = (hours: number): SeminarDate => ({
  time: atHour(hours).getTime(),
  location: 'Köln',
  seats: 'many',
});

/** What a seminar with the given dates names after those that have passed are refreshed. */
async function datesAfter(dates: SeminarDate[]): Promise<SeminarDate[] | undefined> {
  const { seminar } = await anOffer({ seminar: { dates }, session: { time: atHour(-1) } });
  await store('sessions', aSession(seminar, { time: atHour(30), location: 'Köln' }));
  await refreshPassedDates(atHour(-48), atHour(0));
  return parseDocument(seminarSchema, await db.doc(`seminars/${seminar.id}`).get())?.dates;
}

test('dates that have all passed are replaced by those that follow', async () => {
  expect(await datesAfter([aDate(-1)])).toEqual([aDate(30)]);
});

test('dates of which some are to come are left alone', async () => {
  const kept = [aDate(-1), aDate(500)];
  expect(await datesAfter(kept)).toEqual(kept);
});

/** The dates in a seminar's document after a refresh, with one session per change, an hour apart. */
async function refreshed(...changes: Partial<Session>[]) {
  const { seminar } = await anOffer({ session: { time: atHour(-1) } });
  for (const [index, change] of changes.entries()) {
    const time = atHour(index + 1);
    await store('sessions', aSession(seminar, { time, location: 'Köln', ...change }));
  }
  await refreshDates(seminar.id, atHour(0));
  const found = parseDocument(seminarSchema, await db.doc(`seminars/${seminar.id}`).get());
  return { dates: found?.dates, calledOffDates: found?.calledOffDates };
}

const calledOff = { at: atHour(-2), reason: 'Krank', replacement: null, seats: 2, waiting: 0 };

test('lists bookable dates, names called-off ones, and omits the rest', async () => {
  const seminar = await refreshed(
    { calledOff, hidden: true },
    { hidden: true },
    { audience: 'team:berlin' },
    { registrationCount: 20 },
    {},
  );
  expect(seminar).toEqual({
    dates: [{ ...aDate(4), seats: 'none' }, aDate(5)],
    calledOffDates: [atHour(1).getTime()],
  });
});

test('removes a called-off date, even the only one', async () => {
  const { seminar, session } = await anOffer({ session: { time: atHour(1) } });
  const datesNow = async () => {
    await refreshDates(seminar.id, atHour(0));
    return parseDocument(seminarSchema, await db.doc(`seminars/${seminar.id}`).get());
  };
  expect((await datesNow())?.dates).toHaveLength(1);
  await db.doc(`sessions/${session.id}`).update({ calledOff, hidden: true });
  expect(await datesNow()).toMatchObject({ dates: [], calledOffDates: [atHour(1).getTime()] });
});

test('lists upcoming dates up to the limit, without called-off ones', async () => {
  const off = Array.from({ length: 5 }, () => ({ calledOff, hidden: true }));
  const open = Array.from({ length: MOST_DATES + 1 }, () => ({}));
  const { dates } = await refreshed(...off, ...open);
  expect(dates).toHaveLength(MOST_DATES);
  expect(dates?.[0]).toEqual(aDate(off.length + 1));
});
