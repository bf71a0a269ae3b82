import '../../../test/own-project.ts';
import { patient } from '@wbd/tools/host-speed';
import { callerOf } from '../../../test/callers.ts';
import { aCustomer, anOffer, store } from '../../../test/data.ts';
import { anInstance, type Instance } from '../../../test/instances.ts';
import { observe, watchSeats } from '../../../test/seat-watch.ts';
import type { Customer } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { expect, test } from 'vitest';
import { db } from '../../core/firestore.ts';
import { deleteSeminar } from '../../content/seminars/delete-seminar.service.ts';
import { seminarsRepository } from '../../content/seminars/seminars.repository.ts';
import { registerForSession } from '../registering/register-for-session.service.ts';
import { removeParticipant } from './remove-participant.service.ts';

const SEATS = 6;
const PEOPLE = 14;
const OPERATIONS = 300;
const AT_ONCE = 12;
const LONG = { timeout: patient(120_000) };

type Outcome = 'done' | AppError['code'];

const outcome = (work: Promise<unknown>): Promise<Outcome> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );

async function aCrowd(instances: readonly Instance[]) {
  const { advisor, seminar, session } = await anOffer({ session: { maxParticipants: SEATS } });
  const people: Customer[] = [];
  for (let index = 0; index < PEOPLE; index++) {
    people.push(await store('customers', aCustomer(advisor.id)));
  }
  const asAdvisor = callerOf(advisor);
  const taken = new Map(people.map(({ id }) => [id, 0]));
  const on = (index: number) => {
    const instance = instances[index % instances.length];
    const person = people[(index * 7 + Math.floor(index / 5)) % PEOPLE];
    if (!instance || !person) throw new Error('nobody');
    return { instance, customerId: person.id };
  };
  /** Two of three operations register, now and then the same person twice at once; the third one removes. */
  const operate = async (index: number): Promise<Outcome[]> => {
    const { instance, customerId } = on(index);
    const sessionId = session.id;
    const add = (by: Instance) =>
      outcome(registerForSession(by, { who: 'customer', sessionId, customerId }, asAdvisor));
    if (index % 3 === 2) {
      const removed = await outcome(
        removeParticipant(instance, { sessionId, customerId }, asAdvisor),
      );
      if (removed === 'done') taken.set(customerId, (taken.get(customerId) ?? 0) - 1);
      return [removed];
    }
    const twice = index % 5 === 0 ? [add(on(index + 1).instance)] : [];
    const results = await Promise.all([add(instance), ...twice]);
    const added = results.filter((result) => result === 'done').length;
    taken.set(customerId, (taken.get(customerId) ?? 0) + added);
    return results;
  };
  const run = async () => {
    const outcomes: Outcome[] = [];
    const operations = Array.from({ length: OPERATIONS }, (_, index) => index).values();
    const work = async () => {
      for (const index of operations) outcomes.push(...(await operate(index)));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return outcomes;
  };
  return { session, seminar, taken, run };
}

async function seatedIn(sessionId: string): Promise<Set<string>> {
  const seats = await db.collection(`sessions/${sessionId}/registrations`).get();
  return new Set(seats.docs.map(({ id }) => id));
}

test(
  'REG-09.1 registrations, removals and duplicates through four instances: the count is right at every moment',
  LONG,
  async () => {
    const crowd = await aCrowd([anInstance(), anInstance(), anInstance(), anInstance()]);

    const work = crowd.run();
    const { observations, violations } = await watchSeats(crowd.session.id, work);
    const outcomes = await work;

    expect(violations).toEqual([]);
    expect(observations).toBeGreaterThan(10);
    const seated = await seatedIn(crowd.session.id);
    // everyone with a confirmation has one seat
    for (const [id, times] of crowd.taken) expect(times).toBe(seated.has(id) ? 1 : 0);
    expect(new Set(outcomes)).toEqual(
      new Set(['done', 'registration/duplicate', 'registration/not-found', 'session/full']),
    );
  },
);

test('REG-09 without the guard the same load is seen to go wrong', LONG, async () => {
  const blind = { guarded: false };
  const crowd = await aCrowd([anInstance(blind), anInstance(blind)]);
  const { violations } = await watchSeats(crowd.session.id, crowd.run());
  expect(violations.length).toBeGreaterThan(0);
});

test(
  'SEM-05 a seminar that is deleted while people register: either it stays with all of them, or no one got in',
  LONG,
  async () => {
    for (let round = 0; round < 8; round++) {
      const { advisor, seminar, session } = await anOffer();
      const person = await store('customers', aCustomer(advisor.id));
      const asAdvisor = callerOf(advisor);
      const [registering, deleting] = [anInstance(), anInstance()];
      const input = { who: 'customer', sessionId: session.id, customerId: person.id } as const;

      const [registered, deleted] = await Promise.all([
        outcome(registerForSession(registering, input, asAdvisor)),
        outcome(
          deleteSeminar(
            { ...deleting, seminars: seminarsRepository },
            { seminarId: seminar.id },
            asAdvisor,
          ),
        ),
      ]);

      const seats = await seatedIn(session.id);
      const exists = (await db.doc(`seminars/${seminar.id}`).get()).exists;
      if (registered === 'done') {
        expect({ deleted, exists, seats: seats.size }).toEqual({
          deleted: 'seminar/has-registrations',
          exists: true,
          seats: 1,
        });
        expect(await observe(session.id)).toEqual([]);
      } else {
        // the sessions go first, or the seminar: both were checked
        expect(['session/not-found', 'seminar/not-found']).toContain(registered);
        expect({ deleted, exists, seats: seats.size }).toEqual({
          deleted: 'done',
          exists: false,
          seats: 0,
        });
      }
    }
  },
);

test('an erased customer is not registered by a request that still knew them', async () => {
  const { advisor, session } = await anOffer();
  const person = await store('customers', aCustomer(advisor.id));
  const instance = anInstance();
  const erasedMeanwhile = {
    ...instance,
    seats: {
      async read(sessionId: string, customerId: string) {
        const state = await instance.seats.read(sessionId, customerId);
        await db.doc(`customers/${person.id}`).delete();
        return state;
      },
    },
  };
  const input = { who: 'customer', sessionId: session.id, customerId: person.id } as const;
  expect(await outcome(registerForSession(erasedMeanwhile, input, callerOf(advisor)))).toBe(
    'customer/not-found',
  );
  expect(await seatedIn(session.id)).toEqual(new Set());
});
