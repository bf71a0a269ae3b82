import { anAdvisor, anOffer, aSession, store } from '../../../../test/data.ts';
import { PATIENCE } from '../../../../test/patience.ts';
import { publicPageSchema } from '@wbd/domain/pages';
import { seminarSchema, type SeminarDate } from '@wbd/domain/seminars';
import { expect, test, vi } from 'vitest';
import { db, parseDocument } from '../../../core/firestore.ts';

const HOUR = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

async function datesOf(seminar: string): Promise<SeminarDate[]> {
  const found = parseDocument(seminarSchema, await db.doc(`seminars/${seminar}`).get());
  return found?.dates ?? [];
}

test('PUB-06 a card names the next sessions of its seminar, and whether seats are left', async () => {
  const time = inHours(48);
  const { seminar, session } = await anOffer({ session: { time, maxParticipants: 12 } });
  const { id, ...soon } = aSession(seminar, { time: inHours(24), location: 'Bonn' });
  await store('sessions', { id, ...soon });
  const dates = [
    { time: soon.time.getTime(), location: 'Bonn', seats: 'many' },
    { time: time.getTime(), location: session.location, seats: 'many' },
  ];
  await vi.waitFor(async () => expect(await datesOf(seminar.id)).toEqual(dates), PATIENCE);

  const viewer = await store('advisors', anAdvisor());
  const choices = { [seminar.id]: { visible: true, dateForOrder: 1 } };
  await db.doc(`advisors/${viewer.id}/selections/seminars`).set({ choices, changed: [seminar.id] });
  const shown = async () => {
    const page = await db.doc(`publicPages/${viewer.code}`).get();
    const cards = parseDocument(publicPageSchema, page)?.seminars ?? [];
    return cards.find((card) => card.id === seminar.id)?.dates;
  };
  await vi.waitFor(async () => expect(await shown()).toEqual(dates), PATIENCE);

  await db.doc(`sessions/${session.id}`).update({ registrationCount: 12 });
  await db.doc(`sessions/${id}`).delete();
  const left = [{ time: time.getTime(), location: session.location, seats: 'none' }];
  await vi.waitFor(async () => expect(await shown()).toEqual(left), PATIENCE);
});
