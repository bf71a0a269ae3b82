import '../../../../test/own-project.ts';
import { anOffer, aSession, store } from '../../../../test/data.ts';
import { seminarSchema, type SeminarDate } from '@wbd/domain/seminars';
import { expect, test } from 'vitest';
import { db, parseDocument } from '../../../core/firestore.ts';
import { refreshPassedDates } from './seminar-dates.service.ts';

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
