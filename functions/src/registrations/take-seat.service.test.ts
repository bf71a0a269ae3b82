import type { Customer, Registration, Session } from '@wbd/domain';
import { describe, expect, test } from 'vitest';
import { KeyedQueue } from '../shared/keyed-queue.ts';
import type { SeatState, SeatWrites } from './seats.repository.ts';
import { takeSeat, type SeatOrder, type TakeSeatPorts } from './take-seat.service.ts';

const NOW = new Date('2026-06-01T10:00:00Z');

const session: Session = {
  id: 's',
  seminar: 'sem',
  advisor: 'adv',
  time: new Date('2026-06-02T10:00:00Z'),
  location: 'Köln',
  maxParticipants: 1,
  registrationCount: 0,
  hidden: false,
};

const registration = (registeredAt: Date): Registration => ({
  id: 'c',
  customer: 'c',
  takenAs: null,
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
  const written: SeatWrites[] = [];
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
          ...{ session, registration: null, customer },
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
      leaseUntil: NOW,
      nextAttempt: null,
      messageId: '<m@x>',
      sentAt: null,
      error: null,
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

  test('who waits too long is asked to try again', async () => {
    const { all } = ports([{}], []);
    await expect(takeSeat(all, order)).rejects.toMatchObject({ code: 'unavailable' });
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
