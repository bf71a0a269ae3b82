import { linkVisitsSchema } from '@wbd/domain/visits';
import { expect, test } from 'vitest';
import { anAdvisor, aSeminar, newId, store } from '../../../test/data.ts';
import { db, parseDocument } from '../../core/firestore.ts';
import { addVisits, isThere, pathOf, visitDay } from './link-visits.repository.ts';

test('NET-02 visits add up by day and link, also from several processes at once', async () => {
  const referrer = newId('adv');
  const [last, first] = ['2026-01-31T22:59:00Z', '2026-01-31T23:00:00Z'].map((at) => new Date(at));
  if (!last || !first) throw new Error('two days');
  await Promise.all([
    addVisits(visitDay(referrer, last), new Map([['page', 2]])),
    addVisits(visitDay(referrer, last), new Map([['seminar:s1', 1]])),
    addVisits(visitDay(referrer, last), new Map([['page', 1]])),
    addVisits(visitDay(referrer, first), new Map([['page', 5]])),
  ]);
  const month = async (id: string) =>
    parseDocument(linkVisitsSchema, await db.doc(`linkVisits/${referrer}.${id}`).get());
  expect(await month('2026-01')).toMatchObject({
    referrer,
    days: { '2026-01-31': { page: 3, 'seminar:s1': 1 } },
    // 90 days after the month
    expiresAt: new Date('2026-05-01T23:00:00Z'),
  });
  expect(await month('2026-02')).toMatchObject({ days: { '2026-02-01': { page: 5 } } });
});

test('a person and an item are there, or not', async () => {
  const advisor = await store('advisors', anAdvisor());
  const seminar = await store('seminars', aSeminar(advisor.id));
  expect(await isThere(`advisors/${advisor.id}`)).toBe(true);
  expect(await isThere(pathOf({ kind: 'seminar', id: seminar.id }))).toBe(true);
  expect(await isThere(pathOf({ kind: 'video', id: seminar.id }))).toBe(false);
});
