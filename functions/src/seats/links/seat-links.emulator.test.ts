import '../../../test/own-project.ts';
import { codeOf } from '../../../test/code-of.ts';
import {
  aCustomer,
  anAdvisor,
  anOffer,
  aRegistration,
  aSession,
  newId,
  store,
} from '../../../test/data.ts';
import { readCalendar } from '../../../test/calendar.ts';
import { anInstance } from '../../../test/instances.ts';
import { AppError } from '@wbd/domain/errors';
import { mailSchema } from '@wbd/domain/mails';
import type { Session } from '@wbd/domain/seminars';
import { expect, test } from 'vitest';
import { db, parseDocuments, toData } from '../../core/firestore.ts';
import { waitingListsRepository } from '../waiting-list/waiting-lists.repository.ts';
import { cancelSeat } from '../registrations/cancel-seat.service.ts';
import { linkedSeats } from '../registrations/linked-seats.repository.ts';
import { moveSeat } from '../registrations/move-seat.service.ts';
import { movingSeatsRepository } from '../registrations/moving-seats.repository.ts';
import { seatByLink } from './seat-by-link.service.ts';
import { seatDetails } from './seat-details.ts';
import { rateLimit } from '../../core/rate-limit.repository.ts';
import { seatToken } from '../../core/seat-token.ts';
import { usedByLink } from '../registrations/used-by-link.ts';

const HOUR = 60 * 60_000;
const unlimited = { take: () => Promise.resolve(true) };

function ports({ guarded = true } = {}) {
  return {
    ...anInstance({ guarded }),
    linked: linkedSeats,
    lists: waitingListsRepository({ guarded }),
    changes: unlimited,
    personChanges: unlimited,
    looks: unlimited,
    movingSeats: movingSeatsRepository({ guarded }),
    details: seatDetails,
  };
}

async function aSeat(session: Partial<Session> = {}) {
  const offer = await anOffer({
    session: { registrationCount: 1, ...session },
    seminar: { online: true },
    directions: 'https://meet.example.org/geheim',
  });
  const guestsAdvisor = await store('advisors', anAdvisor());
  const customer = await store('customers', aCustomer(guestsAdvisor.id, { firstName: 'Jörg' }));
  const registration = aRegistration(offer.session, customer);
  await db
    .doc(`sessions/${offer.session.id}/registrations/${customer.id}`)
    .set(toData(registration));
  const token = seatToken(registration);
  return { ...offer, guestsAdvisor, customer, registration, token };
}

async function factsOf(sessionId: string) {
  const session = db.doc(`sessions/${sessionId}`);
  const [sessionDoc, seats] = await Promise.all([
    session.get(),
    session.collection('registrations').get(),
  ]);
  const count: unknown = sessionDoc.get('registrationCount');
  return { count, seats: seats.docs.map(({ id }) => id) };
}

async function mailsOf(customerId: string) {
  const mails = await db.collection('mails').where('customer', '==', customerId).get();
  return parseDocuments(mailSchema, mails.docs);
}

test('the person of a link sees session, way in, calendar file and the other dates; looking changes nothing', async () => {
  const { seminar, session, customer, guestsAdvisor, registration, token } = await aSeat();
  const other = await store('sessions', aSession(seminar, { time: new Date('2031-08-01') }));
  await store('sessions', aSession(seminar, { hidden: true }));
  await store('sessions', aSession(seminar, { time: new Date(Date.now() - HOUR) }));

  const seat = await seatByLink(ports(), { token }, '127.0.0.1');

  expect(seat).toMatchObject({
    state: 'registered',
    firstName: 'Jörg',
    isOpen: true,
    seminar: { id: seminar.id, title: seminar.title },
    session: { id: session.id, time: session.time.toISOString() },
    advisor: { code: guestsAdvisor.code },
    meetingLink: 'https://meet.example.org/geheim',
    others: [{ id: other.id, freeSeats: other.maxParticipants }],
  });
  const calendar = readCalendar(seat.calendar?.content ?? '');
  expect(calendar).toMatchObject({ method: 'REQUEST' });
  expect(calendar.event.uid).toBe(`${session.id}-${customer.id}@wbd`);
  expect(await factsOf(session.id)).toEqual({ count: 1, seats: [registration.id] });
  expect(await mailsOf(customer.id)).toEqual([]);
});

test('a guessed or altered link tells nothing, does nothing and reads nothing', async () => {
  const { session, token, customer } = await aSeat();
  const other = await aSeat();
  const [payload = '', signature = ''] = token.split('.');
  const [otherPayload = ''] = other.token.split('.');
  const refusing = {
    ...ports(),
    people: {
      session: () => Promise.reject(new Error('read')),
      seminar: () => Promise.reject(new Error('read')),
      advisor: () => Promise.reject(new Error('read')),
    },
    changes: { take: () => Promise.reject(new Error('counted')) },
    looks: { take: () => Promise.reject(new Error('counted')) },
  };
  for (const altered of [
    `${otherPayload}.${signature}`,
    `${payload}.${'A'.repeat(43)}`,
    `${Buffer.from(JSON.stringify([session.id, customer.id])).toString('base64url')}.${signature.toLowerCase()}`,
  ]) {
    expect(await codeOf(seatByLink(refusing, { token: altered }, 'x'))).toBe('link/invalid');
    expect(await codeOf(cancelSeat(refusing, { token: altered }))).toBe('link/invalid');
    expect(await codeOf(moveSeat(refusing, { token: altered, sessionId: session.id }))).toBe(
      'link/invalid',
    );
  }
  expect((await factsOf(session.id)).count).toBe(1);
});

test('a cancelled seat is free at once; the person, their advisor and the owner get one mail each', async () => {
  const { advisor, session, customer, guestsAdvisor, token } = await aSeat();

  expect(await cancelSeat(ports(), { token })).toEqual({ sessionId: session.id });

  expect(await factsOf(session.id)).toEqual({ count: 0, seats: [] });
  const mails = await mailsOf(customer.id);
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
    'participant-left',
    'participant-left',
    'registration-cancelled',
  ]);
  const told = mails.flatMap((mail) => (mail.kind === 'participant-left' ? [mail.uid] : []));
  expect(told.toSorted()).toEqual([advisor.id, guestsAdvisor.id].toSorted());
  expect(mails).toContainEqual(expect.objectContaining({ reason: 'cancelled' }));

  expect(await codeOf(cancelSeat(ports(), { token }))).toBe('registration/not-found');
  expect(await factsOf(session.id)).toEqual({ count: 0, seats: [] });
  expect(await seatByLink(ports(), { token }, 'x')).toMatchObject({
    state: 'gone',
    firstName: null,
    meetingLink: null,
    calendar: null,
    isOpen: false,
    ended: { reason: 'cancelled' },
  });
});

test('a link still leads to the seat after its customer was merged into another', async () => {
  const { session, registration, token } = await aSeat();
  const seats = db.collection(`sessions/${session.id}/registrations`);
  await seats.doc(registration.id).delete();
  const moved = { ...registration, id: 'other', customer: 'other', takenAs: registration.id };
  await seats.doc('other').set(toData(moved));
  expect(await seatByLink(ports(), { token }, 'x')).toMatchObject({ state: 'registered' });
  await cancelSeat(ports(), { token });
  expect(await factsOf(session.id)).toEqual({ count: 0, seats: [] });
});

test('a move to another date keeps one seat and both counts right, and sends the person one mail', async () => {
  const { seminar, session, customer, token } = await aSeat();
  const other = await store('sessions', aSession(seminar, { registrationCount: 3 }));

  const moved = await moveSeat(ports(), { token, sessionId: other.id });

  expect(await factsOf(session.id)).toEqual({ count: 0, seats: [] });
  expect(await factsOf(other.id)).toEqual({ count: 4, seats: [customer.id] });
  const mails = await mailsOf(customer.id);
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual([
    'participant-left',
    'participant-left',
    'registration-confirmation',
  ]);
  expect(mails).toContainEqual(
    expect.objectContaining({ kind: 'registration-confirmation', session: other.id }),
  );
  expect(mails).toContainEqual(expect.objectContaining({ movedTo: other.time }));

  // one entry in the calendar, which the mail about the move replaces
  const seat = await seatByLink(ports(), moved, 'x');
  expect(seat).toMatchObject({ state: 'registered', superseded: false, isOpen: true });
  const calendar = readCalendar(seat.calendar?.content ?? '');
  expect(calendar.method).toBe('REQUEST');
  // calendars know no milliseconds
  expect(calendar.start.getTime()).toBe(Math.floor(other.time.getTime() / 1_000) * 1_000);
  expect(calendar.event.uid).toBe(`${session.id}-${customer.id}@wbd`);
});

test('no one moves to a full, hidden, begun or foreign session, or to one where they are', async () => {
  const { seminar, session, customer, token } = await aSeat();
  const refused = async (changes: Partial<Session>, of = seminar) => {
    const other = await store('sessions', aSession(of, changes));
    return codeOf(moveSeat(ports(), { token, sessionId: other.id }));
  };
  const foreign = (await anOffer()).seminar;
  expect(await refused({ maxParticipants: 1, registrationCount: 1 })).toBe('session/full');
  expect(await refused({ hidden: true })).toBe('session/not-found');
  expect(await refused({ time: new Date(Date.now() - HOUR) })).toBe('session/past');
  expect(await refused({}, foreign)).toBe('session/not-found');
  expect(await codeOf(moveSeat(ports(), { token, sessionId: session.id }))).toBe(
    'session/not-found',
  );
  expect(await codeOf(moveSeat(ports(), { token, sessionId: 'none' }))).toBe('session/not-found');
  const twice = await store('sessions', aSession(seminar, { registrationCount: 1 }));
  await db
    .doc(`sessions/${twice.id}/registrations/${customer.id}`)
    .set(toData(aRegistration(twice, customer)));
  expect(await codeOf(moveSeat(ports(), { token, sessionId: twice.id }))).toBe(
    'registration/duplicate',
  );
  expect(await factsOf(session.id)).toEqual({ count: 1, seats: [customer.id] });
  expect(await mailsOf(customer.id)).toEqual([]);
});

test('once the session has begun it is neither cancelled nor left, and the next day the link has expired', async () => {
  const begun = await aSeat({ time: new Date(Date.now() - 60_000) });
  const other = await store('sessions', aSession(begun.seminar));
  expect(await codeOf(cancelSeat(ports(), { token: begun.token }))).toBe('session/past');
  expect(await codeOf(moveSeat(ports(), { token: begun.token, sessionId: other.id }))).toBe(
    'session/past',
  );
  expect((await factsOf(begun.session.id)).count).toBe(1);
  const past = await aSeat({ time: new Date(Date.now() - 48 * HOUR) });
  expect(await codeOf(seatByLink(ports(), { token: past.token }, 'x'))).toBe('session/past');
});

test('a person who exceeds the daily changes has to wait', async () => {
  const { token, session } = await aSeat();
  const exhausted = { ...ports(), changes: { take: () => Promise.resolve(false) } };
  expect(await codeOf(cancelSeat(exhausted, { token }))).toBe('rate/limited');
  expect(await codeOf(moveSeat(exhausted, { token, sessionId: 'other' }))).toBe('rate/limited');
  expect((await factsOf(session.id)).count).toBe(1);
});

/** Forty people change between two sessions of 22 and 24 seats, through four processes, while some cancel. */
async function aMigration(guarded: boolean) {
  const { seminar, session } = await anOffer({ session: { maxParticipants: 22 } });
  const other = await store('sessions', aSession(seminar, { maxParticipants: 24 }));
  const advisor = await store('advisors', anAdvisor());
  const processes = Array.from({ length: 4 }, () => ports({ guarded }));
  const people = await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const customer = await store('customers', aCustomer(advisor.id));
      const at = index % 2 === 0 ? session : other;
      await db
        .doc(`sessions/${at.id}/registrations/${customer.id}`)
        .set(toData(aRegistration(at, customer)));
      const token = seatToken(aRegistration(at, customer));
      return { customerId: customer.id, sessionId: at.id, token };
    }),
  );
  for (const { id } of [session, other]) {
    await db.doc(`sessions/${id}`).update({ registrationCount: 20 });
  }
  const outcomes = await Promise.all(
    people.map(async (owner, index) => {
      const by = processes[index % processes.length];
      if (!by) throw new Error('no process');
      const to = owner.sessionId === session.id ? other.id : session.id;
      const work =
        index % 5 === 0
          ? cancelSeat(by, owner)
          : moveSeat(by, { token: owner.token, sessionId: to });
      return { owner, to, outcome: await codeOf(work), cancels: index % 5 === 0 };
    }),
  );
  const [here, there] = await Promise.all([factsOf(session.id), factsOf(other.id)]);
  return { session, other, outcomes, here, there };
}

test('under load no one is lost or has two seats, and no session is oversold', async () => {
  const { outcomes, here, there } = await aMigration(true);
  expect(here.count).toBe(here.seats.length);
  expect(there.count).toBe(there.seats.length);
  expect(here.seats.length).toBeLessThanOrEqual(22);
  expect(there.seats.length).toBeLessThanOrEqual(24);
  const seated = [...here.seats, ...there.seats];
  expect(new Set(seated).size).toBe(seated.length);
  const expected = ['done', 'session/full', 'unavailable'];
  expect(outcomes.filter(({ outcome }) => !expected.includes(outcome))).toEqual([]);
  for (const { owner, cancels, outcome } of outcomes) {
    const stays = !cancels || outcome !== 'done';
    expect(seated.includes(owner.customerId)).toBe(stays);
  }
});

test('without the guard the same load is seen to go wrong', async () => {
  const { here, there } = await aMigration(false);
  expect(here.count !== here.seats.length || there.count !== there.seats.length).toBe(true);
});

test('a network that uses links that change nothing is refused after a while, another one is not, and a made-up link counts nothing', async () => {
  const { token } = await aSeat();
  const uses = rateLimit({ name: newId('uses'), most: 3, windowMs: HOUR });
  const cancel = usedByLink(uses, (input: { token: string }) => cancelSeat(ports(), input));
  const by = (address: string, link: string) =>
    cancel({ token: link }, { address }).then(
      () => 'cancelled',
      (error: unknown) => (error instanceof AppError ? error.code : error),
    );
  for (let guess = 0; guess < 5; guess++) {
    expect(await by('a', `${token}x`)).toBe('link/invalid');
  }
  expect(await by('a', token)).toBe('cancelled');
  expect(await by('a', token)).toBe('registration/not-found');
  expect(await by('a', token)).toBe('registration/not-found');
  expect(await by('a', token)).toBe('rate/limited');
  expect(await by('b', token)).toBe('registration/not-found');
});
