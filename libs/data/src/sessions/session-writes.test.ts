import { expect, test } from 'vitest';
import { batches, sessionWrites, type SessionEntry } from './session-writes.ts';

const seminar = { id: 'seminar', advisor: 'anna', hidden: false, audience: 'public' };
const owner = { seminar: 'seminar', advisor: 'anna' };

function entry(changes: Partial<SessionEntry> = {}): SessionEntry {
  return {
    id: 'one',
    time: new Date('2030-01-01T17:00:00Z'),
    location: 'Köln',
    maxParticipants: 20,
    directions: 'Klingel Weiß',
    ...changes,
  };
}

test('a new session begins without registrations, and its directions stand apart', () => {
  const { time } = entry();
  expect(sessionWrites(seminar, [], [entry()]).flat()).toEqual([
    {
      kind: 'set',
      path: 'sessions/one',
      data: {
        ...owner,
        hidden: false,
        audience: 'public',
        time,
        location: 'Köln',
        maxParticipants: 20,
        registrationCount: 0,
      },
    },
    { kind: 'set', path: 'sessionAccess/one', data: { ...owner, directions: 'Klingel Weiß' } },
  ]);
});

test('a new session is as hidden as its seminar, and for the same audience', () => {
  const narrow = { ...seminar, hidden: true, audience: 'team:nord' };
  const [write] = sessionWrites(narrow, [], [entry()]).flat();
  const data = { hidden: true, audience: 'team:nord' };
  expect(write).toMatchObject({ path: 'sessions/one', data });
});

test('a session that stays as it is is not written', () => {
  expect(sessionWrites(seminar, [entry()], [entry({ time: new Date(entry().time) })])).toEqual([]);
});

test('only what changed is written, never the count', () => {
  const time = new Date('2030-02-01T17:00:00Z');
  const after = entry({ time, location: 'Bonn', maxParticipants: 30 });
  expect(sessionWrites(seminar, [entry()], [after]).flat()).toEqual([
    { kind: 'update', path: 'sessions/one', data: { time, location: 'Bonn', maxParticipants: 30 } },
  ]);
  expect(sessionWrites(seminar, [entry()], [entry({ directions: '2. Stock' })]).flat()).toEqual([
    { kind: 'set', path: 'sessionAccess/one', data: { ...owner, directions: '2. Stock' } },
  ]);
});

test('a session that was taken out goes with its directions; ids keep to their segment', () => {
  expect(sessionWrites(seminar, [entry({ id: 'a/b' })], []).flat()).toEqual([
    { kind: 'delete', path: 'sessionAccess/a%2Fb' },
    { kind: 'delete', path: 'sessions/a%2Fb' },
  ]);
});

test('many sessions go in several batches, each session in one, and the seminar first', () => {
  const entries = Array.from({ length: 32 }, (_, index) => entry({ id: `s${index}` }));
  const first = { kind: 'delete', path: 'seminars/seminar' } as const;
  const made = batches(first, sessionWrites(seminar, [], entries));
  expect(made.map(({ length }) => length)).toEqual([31, 30, 4]);
  expect(made[0]?.[0]).toBe(first);
  const sessionsOf = (batch: (typeof made)[number]) =>
    new Set(batch.filter((write) => write !== first).map(({ path }) => path.split('/')[1]));
  expect(made.map((batch) => sessionsOf(batch).size)).toEqual([15, 15, 2]);
  expect(new Set(made.flat().map(({ path }) => path)).size).toBe(65);
});

test('without sessions there is one batch', () => {
  const first = { kind: 'delete', path: 'seminars/seminar' } as const;
  expect(batches(first, [])).toEqual([[first]]);
});

test('marks only the documents that a quiet edit changes', () => {
  const after = [entry({ location: 'Bonn', directions: '2. Stock' }), entry({ id: 'two' })];
  const writes = sessionWrites(seminar, [entry()], after, 'quiet').flat();
  expect(writes).toMatchObject([
    { path: 'sessions/one', data: { location: 'Bonn', quietEdit: 'quiet' } },
    { path: 'sessionAccess/one', data: { directions: '2. Stock', quietEdit: 'quiet' } },
    { path: 'sessions/two' },
    { path: 'sessionAccess/two' },
  ]);
  const marked = writes.filter((write) => 'data' in write && 'quietEdit' in write.data);
  expect(marked).toHaveLength(2);
});
