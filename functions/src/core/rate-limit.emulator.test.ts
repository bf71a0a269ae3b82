import '../../test/own-project.ts';
import { newId } from '../../test/data.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { db } from './firestore.ts';
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

test('several rows let exactly as many through together, and are forgotten together', async () => {
  const limit = rateLimit({ name: newId('limit'), most: 6, windowMs: 60_000, rows: 3 });
  const take = () => limit.take('event', start);
  const answers = [];
  for (let round = 0; round < 8; round++) answers.push(await take());
  expect(answers).toEqual([true, true, true, true, true, true, false, false]);
  await limit.forget('event');
  expect(await take()).toBe(true);
});

test('a limit tells from when on the next attempt is allowed, and telling it counts nothing', async () => {
  const limit = limitOf(newId('limit'));
  for (let turn = 0; turn < 2; turn++) await limit.take('anna', start);
  expect(await limit.freeFrom('anna', later(10))).toBeNull();
  expect(await limit.take('anna', later(10))).toBe(true);
  expect(await limit.freeFrom('anna', later(20))).toEqual(later(60_000));
  expect(await limit.freeFrom('anna', later(60_000))).toBeNull();
  expect(await limit.freeFrom('eva', start)).toBeNull();
});

test('released amounts can be taken again, and no more', async () => {
  const limit = limitOf(newId('limit'));
  const take = () => limit.take('anna', start);
  const holds = [await limit.hold('anna', start), await limit.hold('anna', start)];
  expect([await take(), await take(), await limit.hold('anna', start)]).toEqual([
    true,
    false,
    null,
  ]);
  for (const hold of holds) await hold?.release();
  expect([await take(), await take(), await take()]).toEqual([true, true, false]);
});

test('an attempt that is released late takes nothing off a later window', async () => {
  const limit = limitOf(newId('limit'));
  const late = await limit.hold('anna', start);
  const next = later(60_000);
  const take = () => limit.take('anna', next);
  expect([await take(), await take(), await take()]).toEqual([true, true, true]);
  await late?.release();
  expect(await take()).toBe(false);
});

test('the row holds no name and says when it can go', async () => {
  const name = newId('limit');
  const limit = limitOf(name);
  await limit.take('anna@example.org', start);
  const rows = (await db.collection('rateLimits').get()).docs.filter(({ id }) =>
    id.startsWith(name),
  );
  expect(rows).toHaveLength(1);
  expect(JSON.stringify([rows[0]?.id, rows[0]?.data()])).not.toContain('anna');
  expect(rows[0]?.get('expiresAt')).toEqual(Timestamp.fromDate(later(60_000)));
});
