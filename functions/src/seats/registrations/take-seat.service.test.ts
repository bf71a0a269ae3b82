import type { Customer } from '@wbd/domain/customers';
import { LONGEST_WAITING_LIST } from '@wbd/domain/seats';
import type { Registration, Session, WaitingEntry } from '@wbd/domain/seminars';
import { describe, expect, test } from 'vitest';
import { KeyedQueue } from '../../core/keyed-queue.ts';
import type { EntryWrites, SeatState, SeatWrites } from './seats.repository.ts';
import {
  takeSeat,
  takeSeatOrWait,
  type PlaceOrder,
  type SeatOrder,
  type TakeSeatPorts,
} from './take-seat.service.ts';

const NOW = new Date('2026-06-01T10:00:00Z');

const session: Session = {
  id: 's',
  seminar: 'sem',
  advisor: 'adv',
  time: new Date('2026-06-02T10:00:00Z'),
  location: 'Köln',
  maxParticipants: 1,
  registrationCount: 0,
  waitingCount: 0,
  heldSeats: 0,
  calledOff: null,
  hidden: false,
  audience: 'public',
};

const registration = (registeredAt: Date): Registration => ({
  id: 'c',
  customer: 'c',
  takenAs: null,
  booking: null,
  moves: 0,
  absorbed: [],
  consent: null,
  session: 's',
  seminar: 'sem',
  seminarAdvisor: 'adv',
  advisor: 'adv',
  page: null,
  firstName: 'Jörg',
  lastName: 'Weiß',
  email: null,
  phone: null,
  bday: null,
  job: null,
  status: 'registered',
  invitedBy: null,
  registeredAt,
  attended: null,
});

/** Answers the reads one after the other, the last one for ever; every write is answered by `outcome`. */
function ports(states: Partial<SeatState>[], outcomes: boolean[] = [true]) {
  const written: (SeatWrites | EntryWrites)[] = [];
  let time = 0;
  let reads = 0;
  const customer: Customer | null = null;
  const all: TakeSeatPorts = {
    queue: new KeyedQueue(),
    clock: () => time,
    pause: (milliseconds) => {
      time += milliseconds + 1_000;
      return Promise.resolve();
    },
    seats: {
      read: () => {
        const state = states[Math.min(reads, states.length - 1)];
        reads += 1;
        return Promise.resolve({
          session,
          registration: null,
          entry: null,
          customer,
          elsewhere: () => Promise.resolve([]),
          guests: () => Promise.resolve(0),
          ...state,
          write: (writes) => {
            written.push(writes);
            return Promise.resolve(outcomes[written.length - 1] ?? false);
          },
        });
      },
    },
  };
  return { all, written };
}

const order: SeatOrder = {
  sessionId: 's',
  customerId: 'c',
  again: false,
  now: NOW,
  prepare: () => ({
    registration: registration(NOW),
    customer: null,
    found: null,
    referral: null,
    mail: {
      id: 'm',
      kind: 'registration-confirmation',
      advisor: 'adv',
      session: 's',
      customer: 'c',
      registeredAt: NOW,
      state: 'queued',
      attempts: 0,
      attemptsBefore: 0,
      leaseUntil: NOW,
      nextAttempt: null,
      messageId: '<m@x>',
      sentAt: null,
      error: null,
      countedAt: null,
      heldBack: null,
      trace: null,
      expiresAt: null,
    },
  }),
};

describe('REG-09 a seat is taken only as long as there is one', () => {
  test.each([
    ['session/not-found', { session: null }],
    ['session/past', { session: { ...session, time: new Date('2026-06-01T09:59:59Z') } }],
    ['session/full', { session: { ...session, registrationCount: 1 } }],
    ['registration/duplicate', { registration: registration(new Date(0)) }],
    [
      'registration/duplicate',
      { session: { ...session, registrationCount: 1 }, registration: registration(new Date(0)) },
    ],
  ])('%s refuses and writes nothing', async (code, state) => {
    const { all, written } = ports([state]);
    await expect(takeSeat(all, order)).rejects.toMatchObject({ code });
    expect(written).toEqual([]);
  });

  test('what changed in the meantime is read again before it is decided again', async () => {
    const { all, written } = ports(
      [{}, { session: { ...session, registrationCount: 1 } }],
      [false, true],
    );
    await expect(takeSeat(all, order)).rejects.toMatchObject({ code: 'session/full' });
    expect(written).toHaveLength(1);
  });

  test('a lost answer of the database is not taken for a duplicate', async () => {
    const { all } = ports([{}, { registration: registration(NOW) }], [false]);
    await expect(takeSeat(all, order)).resolves.toMatchObject({ id: 'c', registeredAt: NOW });
  });

  test('a request that waits too long is refused with a retry', async () => {
    const { all } = ports([{}], []);
    await expect(takeSeat(all, order)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

describe('one seat per person and seminar', () => {
  const other: Session = { ...session, id: 'other' };
  const begun = { ...other, time: new Date('2026-06-01T09:59:00Z') };
  const elsewhere = (...sessions: Session[]) => ({ elsewhere: () => Promise.resolve(sessions) });

  test('a second seat is refused with its own code and writes nothing', async () => {
    const { all, written } = ports([elsewhere(other)]);
    await expect(takeSeat(all, order)).rejects.toMatchObject({ code: 'registration/elsewhere' });
    expect(written).toEqual([]);
  });

  test('a second seat is taken on purpose, and after a session that has begun', async () => {
    const twice = ports([elsewhere(other)]);
    await expect(takeSeat(twice.all, { ...order, again: true })).resolves.toHaveProperty('id');
    const later = ports([elsewhere(begun)]);
    await expect(takeSeat(later.all, order)).resolves.toHaveProperty('id');
  });
});

describe('places in a full session', () => {
  const full = { ...session, registrationCount: 1 };
  const entry = (state: WaitingEntry['state'], until = '2026-06-01T12:00:00Z'): WaitingEntry => ({
    id: 'c',
    customer: 'c',
    session: 's',
    booking: null,
    advisor: 'adv',
    page: 'adv',
    firstName: 'Jörg',
    lastName: 'Weiß',
    email: 'joerg@example.org',
    consent: null,
    state,
    joinedAt: new Date(0),
    offerUntil: new Date(until),
    dueAt: session.time,
  });
  const placeOrder: PlaceOrder = {
    ...order,
    prepareEntry: (into, state) => {
      const { customer, found, referral, mail } = order.prepare(into, state);
      return { customer, found, referral, mail, entry: { ...entry('waiting'), joinedAt: NOW } };
    },
  };
  const held = { ...session, heldSeats: 1 };

  test.each([
    ['a seat while one is free', { session }, 'registration'],
    ['a place on the list', { session: full }, 'entry'],
    [
      'a place behind those who wait for the free seat',
      { session: { ...session, waitingCount: 1 } },
      'entry',
    ],
    ['a place while the seat is held for another person', { session: held }, 'entry'],
    ['the seat that is held for them', { session: held, entry: entry('offered') }, 'registration'],
    ['a new place after the offer', { session: full, entry: entry('expired') }, 'entry'],
    [
      'a new place after an offer that no one ended',
      { session: held, entry: entry('offered', '2026-06-01T09:00:00Z') },
      'entry',
    ],
  ])('%s', async (_, state, place) => {
    const { all } = ports([state]);
    expect(await takeSeatOrWait(all, placeOrder)).toHaveProperty(place);
  });

  test.each([
    ['waiting/duplicate', { session: full, entry: entry('waiting') }],
    ['waiting/full', { session: { ...full, waitingCount: LONGEST_WAITING_LIST } }],
    ['registration/duplicate', { session: full, registration: registration(new Date(0)) }],
    ['session/past', { session: { ...full, time: new Date('2026-06-01T09:59:59Z') } }],
    ['session/not-found', { session: { ...full, hidden: true } }],
  ])('%s refuses and writes nothing', async (code, state) => {
    const { all, written } = ports([state]);
    await expect(takeSeatOrWait(all, placeOrder)).rejects.toMatchObject({ code });
    expect(written).toEqual([]);
  });

  test.each([
    ['those who wait come first', { session: { ...session, waitingCount: 1 } }],
    ['a held seat is taken', { session: held }],
    ['the own offer ran out', { session: held, entry: entry('offered', '2026-06-01T10:00:00Z') }],
  ])('no seat without a place on the list: %s', async (_, state) => {
    const { all } = ports([state]);
    await expect(takeSeat(all, order)).rejects.toMatchObject({ code: 'session/full' });
  });
});

describe('the queue', () => {
  test('lets one task at a time through per key, also after one that failed', async () => {
    const queue = new KeyedQueue();
    const seen: string[] = [];
    const task = (name: string) => async () => {
      seen.push(`${name} begins`);
      await Promise.resolve();
      seen.push(`${name} ends`);
      if (name === 'a') throw new Error('a');
    };
    const results = await Promise.allSettled([
      queue.run('x', task('a')),
      queue.run('x', task('b')),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });
});
