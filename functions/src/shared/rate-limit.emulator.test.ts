import { newId } from '../../test/data.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { db } from '../gateways/firestore.ts';
import { rateLimit } from './rate-limit.repository.ts';

const limitOf = (name: string) => rateLimit({ name, most: 3, windowMs: 60_000 });
const start = new Date('2026-03-01T12:00:00Z');
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);

test('a limit lets as many through as it says, for each subject, until its window is over', async () => {
  const limit = limitOf(newId('limit'));
  const take = () => limit.take('anna@example.org', start);
  expect([await take(), await take()]).toEqual([true, true]);
  const atOnce = await Promise.all([take(), take()]);
  expect(atOnce.toSorted()).toEqual([false, true]);
  expect(await limit.take('anna@example.org', later(59_999))).toBe(false);
  expect(await limit.take('eva@example.org', start)).toBe(true);
  expect(await limit.take('anna@example.org', later(60_000))).toBe(true);
});

test('what is given back can be taken again, and no more than that', async () => {
  const limit = limitOf(newId('limit'));
  const take = () => limit.take('anna', start);
  const giveBack = () => limit.giveBack('anna', start);
  await giveBack();
  expect([await take(), await take(), await take(), await take()]).toEqual([
    ...[true, true, true],
    false,
  ]);
  await Promise.all([giveBack(), giveBack()]);
  expect([await take(), await take(), await take()]).toEqual([true, true, false]);
});

test('the row names nobody, says when it can go, and goes when it is told to', async () => {
  const name = newId('limit');
  const limit = limitOf(name);
  await limit.take('anna@example.org', start);
  const rows = (await db.collection('rateLimits').get()).docs.filter(({ id }) =>
    id.startsWith(name),
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify([rows[0]?.id, rows[0]?.data()])).not.toContain('anna');
  expect(rows[0]?.get('expiresAt')).toEqual(Timestamp.fromDate(later(60_000)));

  await limit.forget('anna@example.org');
  expect((await rows[0]?.ref.get())?.exists).toBe(false);
});
