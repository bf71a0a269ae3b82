import '../../../test/own-project.ts';
import { patient } from '@wbd/tools/host-speed';
import { personCaller } from '../../../test/callers.ts';
import { anOffer } from '../../../test/data.ts';
import { mailedToken, aListInstance, placesOf, violationsIn } from '../../../test/waiting-lists.ts';
import { AppError } from '@wbd/domain/errors';
import { LONGEST_WAITING_LIST } from '@wbd/domain/seats';
import { expect, test } from 'vitest';
import { atMost } from '../../core/at-most.ts';
import { cancelSeat } from '../registrations/cancel-seat.service.ts';
import { registerForSession } from '../registering/register-for-session.service.ts';
import { acceptOffer } from './accept-offer.service.ts';
import { leaveWaitingList } from './leave-waiting-list.service.ts';
import { settleWaitingList, sweepWaitingLists } from './settle-waiting-list.service.ts';

const LONG = { timeout: patient(120_000) };
const DAY = 24 * 60 * 60_000;
const AT_ONCE = 24;

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );

type Instance = ReturnType<typeof aListInstance>;

/** A session, people who want to go there, and three processes that serve them; the clock can be set forward. */
async function aRush({
  people,
  seats,
  guarded,
}: {
  people: number;
  seats: number;
  guarded: boolean;
}) {
  const { advisor, session } = await anOffer({
    session: { maxParticipants: seats, time: new Date('2040-01-01T10:00:00Z') },
  });
  const sessionId = session.id;
  const clock = { shift: 0 };
  const offered: string[] = [];
  const instances = [0, 1, 2].map((): Instance => {
    const instance = aListInstance({ guarded, shift: () => clock.shift });
    const { lists } = instance;
    return {
      ...instance,
      lists: {
        ...lists,
        async read(id, now) {
          const list = await lists.read(id, now);
          return {
            ...list,
            async write(writes) {
              const isWritten = await list.write(writes);
              if (isWritten) {
                offered.push(...writes.mails.map(({ customer }) => customer));
              }
              return isWritten;
            },
          };
        },
      },
    };
  });
  const on = (index: number) => instances[index % instances.length] ?? aListInstance();
  const link = async (customerId: string) => ({ token: await mailedToken(sessionId, customerId) });
  const violations: string[] = [];

  const join = (index: number, waits = true) =>
    outcome(
      registerForSession(
        on(index),
        {
          who: 'self',
          sessionId,
          advisorId: advisor.id,
          waits,
          firstName: 'Eva',
          lastName: `Nr ${index}`,
          email: `eva${index}@example.org`,
        },
        personCaller(`eva-${index}`, `+4915${200_000_000 + index}`),
      ),
    );
  return {
    sessionId,
    clock,
    offered,
    violations,
    join,
    indexes: Array.from({ length: people }, (_, index) => index),
    settle: (index: number) => settleWaitingList(on(index), sessionId),
    sweep: (index: number) => sweepWaitingLists(on(index)),
    cancel: (id: string, index: number) =>
      outcome(link(id).then((of) => cancelSeat(on(index), of))),
    accept: (id: string, index: number) =>
      outcome(link(id).then((of) => acceptOffer(on(index), of))),
    leave: (id: string, index: number) =>
      outcome(link(id).then((of) => leaveWaitingList(on(index), of))),
    async look() {
      violations.push(...(await violationsIn(sessionId)));
      return placesOf(sessionId);
    },
  };
}

test(
  '500 people, 20 seats, cancellations and offers that run out: never oversold, no offer twice, no one skipped',
  LONG,
  async () => {
    const rush = await aRush({ people: 500, seats: 20, guarded: true });
    const results = await atMost(AT_ONCE, rush.indexes, (index) => rush.join(index));
    const first = await rush.look();
    expect(results.filter((result) => result === 'waiting/full')).toHaveLength(
      500 - 20 - LONGEST_WAITING_LIST,
    );
    expect(first.registrations).toHaveLength(20);
    expect(first.entries).toHaveLength(LONGEST_WAITING_LIST);
    const line = first.entries.map(({ id }) => id);

    const left = new Set<string>();
    for (let round = 0; ; round++) {
      const { registrations, entries } = await rush.look();
      if (!entries.some(({ state }) => state !== 'expired')) break;
      const held = entries.filter(({ state }) => state === 'offered');
      const last = entries.findLast(({ state }) => state === 'waiting');
      const isLeaving = round % 4 === 0 && last;
      const newcomer = 1_000 + round;
      const [late] = await Promise.all([
        rush.join(newcomer, false),
        ...registrations.slice(0, 14).map(({ id }, index) => rush.cancel(id, index)),
        // one of three accepts, one declines, one lets the offer run out
        ...held.map(async ({ id }, index) => {
          if (index % 3 === 0) expect(await rush.accept(id, index)).toBe('done');
          if (index % 3 === 1) await rush.leave(id, index);
          return 'done';
        }),
        // leaves while an offer may just be on its way
        isLeaving ? rush.leave(last.id, round) : 'done',
        rush.settle(round),
        rush.settle(round + 1),
        rush.look().then(() => 'done'),
      ]);
      if (isLeaving) left.add(last.id);
      // as long as one person waits, no other overtakes them
      if (last && !isLeaving) expect(late).toBe('session/full');
      rush.clock.shift += DAY + 1;
      await Promise.all([rush.sweep(round), rush.sweep(round + 2)]);
    }
    await rush.look();

    expect(rush.violations).toEqual([]);
    expect(new Set(rush.offered).size).toBe(rush.offered.length);
    const stillOffered = line.filter((id) => rush.offered.includes(id));
    expect(rush.offered).toEqual(stillOffered);
    expect(line.filter((id) => !rush.offered.includes(id) && !left.has(id))).toEqual([]);
    expect(rush.offered.length).toBeGreaterThan(150);
  },
);

test('without the guard the same rush oversells', LONG, async () => {
  const rush = await aRush({ people: 80, seats: 5, guarded: false });
  await atMost(AT_ONCE, rush.indexes, (index) => rush.join(index).catch(() => 'failed'));
  await rush.look();
  expect(rush.violations).not.toEqual([]);
});
