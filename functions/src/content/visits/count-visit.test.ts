import { expect, test } from 'vitest';
import { floodLimit } from '../../delivery/browser/flood-limit.ts';
import { countVisit, MOST_VISIT_BYTES, type CountVisitPorts } from './count-visit.service.ts';
import { gatheredCounts } from './gathered-counts.ts';

const NOW = new Date('2026-06-01T22:30:00Z');
const THERE = ['advisors/anna', 'advisors/ben', 'seminars/s1', 'expertVideos/v1', 'quickVideos/q1'];

function world(changes: Partial<CountVisitPorts> = {}) {
  const counted: string[] = [];
  const read: string[] = [];
  const ports: CountVisitPorts = {
    isAllowed: () => true,
    isAllowedFor: floodLimit({ windowMs: 60_000, ofOne: 3, ofAll: 100 }),
    isThere: (path) => {
      read.push(path);
      return Promise.resolve(THERE.includes(path));
    },
    count: ({ key }, link) => Promise.resolve(void counted.push(`${key} ${link}`)),
    now: () => NOW,
    ...changes,
  };
  const send = (body: unknown, network = 'net') =>
    countVisit(ports, Buffer.from(JSON.stringify(body)), network);
  return { send, counted, read };
}

test.each([
  [null, 'page'],
  [{ kind: 'seminar', id: 's1' }, 'seminar:s1'],
  [{ kind: 'video', id: 'v1' }, 'video:v1'],
  [{ kind: 'schnellvideo', id: 'q1' }, 'schnellvideo:q1'],
])('counts a visit of %j on the day in Berlin', async (item, link) => {
  const { send, counted } = world();
  expect(await send({ referrer: 'anna', item })).toBe(204);
  expect(counted).toEqual([`anna.2026-06-02 ${link}`]);
});

test('one network adds no more to a person than its limit, and nothing about it is stored', async () => {
  const { send, counted } = world();
  for (let again = 0; again < 1_000; again++) await send({ referrer: 'anna', item: null });
  expect(counted).toHaveLength(3);
  await send({ referrer: 'ben', item: null });
  await send({ referrer: 'anna', item: null }, 'other network');
  expect(counted).toHaveLength(5);
  expect(counted.join(' ')).not.toContain('net');
});

test('counts nothing for people and links that do not exist', async () => {
  const { send, counted } = world();
  expect(await send({ referrer: 'nobody', item: null })).toBe(204);
  expect(await send({ referrer: 'anna', item: { kind: 'seminar', id: 'gone' } })).toBe(204);
  expect(counted).toEqual([]);
});

test('a network that is too loud costs no read', async () => {
  const { send, counted, read } = world({ isAllowed: () => false });
  expect(await send({ referrer: 'anna', item: null })).toBe(204);
  expect([...counted, ...read]).toEqual([]);
});

test.each([
  [{ referrer: 'anna' }, 400],
  [{ referrer: '../anna', item: null }, 400],
  [{ referrer: 'anna', item: { kind: 'account', id: 'a' } }, 400],
  [{ referrer: 'anna', item: null, more: 'x'.repeat(MOST_VISIT_BYTES) }, 413],
])('refuses %.40j with %i', async (body, status) => {
  const { send, counted } = world();
  expect(await send(body)).toBe(status);
  expect(counted).toEqual([]);
});

test('many visits at once become two writes, none is lost, and a failed write fails those it held', async () => {
  const writes: Record<string, number>[] = [];
  let free = () => {};
  const first = new Promise<void>((resolve) => {
    free = resolve;
  });
  const count = gatheredCounts<{ key: string }>(async (_, counts) => {
    writes.push(Object.fromEntries(counts));
    if (writes.length === 1) await first;
    if (writes.length === 3) throw new Error('too busy');
  });
  const day = { key: 'anna' };
  const begun = count(day, 'page');
  await Promise.resolve();
  await Promise.resolve();
  const more = ['page', 'page', 'seminar:s1'].map((link) => count(day, link));
  free();
  await Promise.all([begun, ...more]);
  expect(writes).toEqual([{ page: 1 }, { page: 2, 'seminar:s1': 1 }]);
  await expect(count(day, 'page')).rejects.toThrow('too busy');
  await count(day, 'page');
  expect(writes).toHaveLength(4);
});
