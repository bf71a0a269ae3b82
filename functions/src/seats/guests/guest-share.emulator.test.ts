import '../../../test/own-project.ts';
import { callerOf } from '../../../test/callers.ts';
import {
  aCustomer,
  anAdvisor,
  anOffer,
  aRegistration,
  aSession,
  store,
} from '../../../test/data.ts';
import { aListInstance } from '../../../test/waiting-lists.ts';
import type { Advisor } from '@wbd/domain/advisors';
import { AppError } from '@wbd/domain/errors';
import { mailSchema } from '@wbd/domain/mails';
import type { Session } from '@wbd/domain/seminars';
import { expect, test } from 'vitest';
import { db, parseDocuments, toData } from '../../core/firestore.ts';
import { seatToken } from '../../core/seat-token.ts';
import { registerForSession } from '../registering/register-for-session.service.ts';
import { moveSeat } from '../registrations/move-seat.service.ts';

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );

/** A session of 20 seats, of which each colleague may give 4 to guests. */
async function aHost() {
  const offer = await anOffer({ session: { maxParticipants: 20 } });
  // a seminar appears by default on the pages of advisors who join after it was published
  const createdAt = new Date(offer.seminar.createdAt.getTime() + 1_000);
  const { org } = offer.advisor;
  const colleague = () => store('advisors', anAdvisor({ org, lv: 1, createdAt }));
  return { ...offer, colleague };
}

/** Registers a new customer of the advisor. @returns what came of it */
async function bring(advisor: Advisor, session: Session, by = aListInstance()): Promise<string> {
  const { id: customerId } = await store('customers', aCustomer(advisor.id));
  const input = { who: 'customer', sessionId: session.id, customerId } as const;
  return codeOf(registerForSession(by, input, callerOf(advisor)));
}

test('SEM-08 an advisor gives guests a fifth of the seats of a colleague, and the host and others are not limited by that', async () => {
  const { advisor: host, session, colleague } = await aHost();
  const [ben, carla] = [await colleague(), await colleague()];
  const outcomes: string[] = [];
  for (let count = 0; count < 5; count++) outcomes.push(await bring(ben, session));
  expect(outcomes).toEqual(['done', 'done', 'done', 'done', 'session/guests-full']);
  expect(await bring(carla, session)).toBe('done');
  for (let count = 0; count < 6; count++) expect(await bring(host, session)).toBe('done');
  const seats = await db.collection(`sessions/${session.id}/registrations`).get();
  expect(seats.size).toBe(11);
});

test('SEM-08 of many registrations at once as many get a seat as the share has', async () => {
  const { session, colleague } = await aHost();
  const ben = await colleague();
  const processes = [aListInstance(), aListInstance(), aListInstance()];
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, index) => bring(ben, session, processes[index % 3])),
  );
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(4);
  const refused = outcomes.filter((outcome) => outcome === 'session/guests-full');
  expect(refused).toHaveLength(8);
});

test('REG-03 a person who registers on a colleague’s page does not count as a guest', async () => {
  const { session, colleague } = await aHost();
  const ben = await colleague();
  for (let count = 0; count < 5; count++) {
    const customer = await store('customers', aCustomer(ben.id));
    const seat = aRegistration(session, customer, { page: ben.id });
    await db.doc(`sessions/${session.id}/registrations/${seat.id}`).set(toData(seat));
  }
  expect(await bring(ben, session)).toBe('done');
});

test('REG-08 a guest does not move into a session in which the share is taken', async () => {
  const { seminar, session, colleague } = await aHost();
  const full = await store('sessions', aSession(seminar, { maxParticipants: 5 }));
  const ben = await colleague();
  for (let count = 0; count < 2; count++) expect(await bring(ben, full)).toBe('done');
  const customer = await store('customers', aCustomer(ben.id));
  const seat = aRegistration(session, customer, { page: null });
  await db.doc(`sessions/${session.id}/registrations/${seat.id}`).set(toData(seat));
  const move = moveSeat(aListInstance(), { token: seatToken(seat), sessionId: full.id });
  expect(await codeOf(move)).toBe('session/guests-full');
});

test('the host gets one mail a day for each colleague and session', async () => {
  const { advisor: host, session, colleague } = await aHost();
  const [ben, carla] = [await colleague(), await colleague()];
  for (const advisor of [ben, ben, carla, host]) expect(await bring(advisor, session)).toBe('done');
  const found = await db.collection('mails').where('session', '==', session.id).get();
  const told = parseDocuments(mailSchema, found.docs).filter(
    (mail) => mail.kind === 'guests-registered',
  );
  expect(told.map((mail) => mail.broughtBy).toSorted()).toEqual([ben.id, carla.id].toSorted());
  expect(new Set(told.map(({ uid }) => uid))).toEqual(new Set([host.id]));
  const [first] = told;
  const wait = (first?.nextAttempt?.getTime() ?? 0) - Date.now();
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThan(25 * 3_600_000);
});
