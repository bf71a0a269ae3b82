import '../../../test/own-project.ts';
import { codeOf } from '../../../test/code-of.ts';
import { admitted, callerOf, personCaller } from '../../../test/callers.ts';
import {
  aCustomer,
  anAdvisor,
  anOffer,
  aRegistration,
  aSession,
  store,
} from '../../../test/data.ts';
import { randomPhone } from '../../../test/people.ts';
import { runTriggers } from '../../../test/triggers.ts';
import { mailedToken, aListInstance, placesOf, violationsIn } from '../../../test/waiting-lists.ts';
import { mailSchema } from '@wbd/domain/mails';
import { traceSchema } from '@wbd/domain/reports';
import type { Session } from '@wbd/domain/seminars';
import { beforeEach, expect, test } from 'vitest';
import { db, parseDocuments, toData } from '../../core/firestore.ts';
import { eraseTraces } from '../data-rights/erase-customer.service.ts';
import { cancelSeat } from '../registrations/cancel-seat.service.ts';
import { moveSeat } from '../registrations/move-seat.service.ts';
import { registerForSession } from '../registering/register-for-session.service.ts';
import { seatByLink } from '../links/seat-by-link.service.ts';
import { seatToken } from '../../core/seat-token.ts';
import { withTrace } from '../../core/log/trace.ts';
import { deleteSeminar } from '../../content/seminars/delete-seminar.service.ts';
import { seminarsRepository } from '../../content/seminars/seminars.repository.ts';
import { acceptOffer } from './accept-offer.service.ts';
import { leaveWaitingList } from './leave-waiting-list.service.ts';
import { settleWaitingList, sweepWaitingLists } from './settle-waiting-list.service.ts';
import { waitingList } from './waiting-list.service.ts';

const HOUR = 60 * 60_000;
let hoursAhead = 0;
const ports = aListInstance({ shift: () => hoursAhead * HOUR });

beforeEach(() => {
  hoursAhead = 0;
});

/** A session with one seat, which is taken. */
async function aFullSession(changes: Partial<Session> = {}) {
  const offer = await anOffer({
    session: { maxParticipants: 1, registrationCount: 1, ...changes },
  });
  const seated = await store('customers', aCustomer(offer.advisor.id));
  const registration = aRegistration(offer.session, seated);
  await db.doc(`sessions/${offer.session.id}/registrations/${seated.id}`).set(toData(registration));
  const free = () =>
    cancelSeat(ports, {
      token: seatToken(registration),
    });
  return { ...offer, seated, free };
}

let people = 0;

/** A person who asks for a place, and the link they are mailed. */
function aPerson({ advisor, session }: { advisor: { id: string }; session: Session }) {
  people += 1;
  const uid = `person-${people}`;
  const phone = randomPhone();
  const input = {
    who: 'self' as const,
    sessionId: session.id,
    advisorId: advisor.id,
    firstName: 'Eva',
    lastName: 'Wartet',
    email: `${uid}@example.org`,
  };
  const caller = personCaller(uid, phone);
  let token = '';
  const ask = async (waits: boolean) => {
    const answer = await registerForSession(ports, { ...input, waits }, caller);
    token = answer.seatToken ?? '';
    return answer;
  };
  return {
    uid,
    get token() {
      return token;
    },
    register: () => ask(false),
    join: () => ask(true),
  };
}

async function mailsOf(uid: string) {
  const { docs } = await db.collection('mails').where('customer', '==', uid).get();
  return parseDocuments(mailSchema, docs).map(({ kind }) => kind);
}

test('a person can wait for a full session: they become a customer, get a mail, and learn their position', async () => {
  const full = await aFullSession();
  const [first, second] = [aPerson(full), aPerson(full)];

  expect(await codeOf(first.register())).toBe('session/full');
  expect(await first.join()).toMatchObject({ place: 'waiting', customerId: first.uid });
  await second.join();

  const { session, entries } = await placesOf(full.session.id);
  expect(session).toMatchObject({ registrationCount: 1, waitingCount: 2, heldSeats: 0 });
  expect(entries.map(({ id }) => id)).toEqual([first.uid, second.uid]);
  expect(entries[0]).toMatchObject({
    state: 'waiting',
    advisor: full.advisor.id,
    page: full.advisor.id,
    firstName: 'Eva',
    offerUntil: null,
    dueAt: full.session.time,
    consent: { version: 'registration-1' },
  });
  expect((await db.doc(`customers/${first.uid}`).get()).get('proven')).toBe(true);
  expect(await mailsOf(first.uid)).toEqual(['waiting-joined']);
  expect(await seatByLink(ports, { token: second.token }, 'x')).toMatchObject({
    state: 'waiting',
    ahead: 1,
    firstName: 'Eva',
    meetingLink: null,
    calendar: null,
  });
});

test('a person is on the list once, and not beside their seat', async () => {
  const full = await aFullSession();
  const person = aPerson(full);
  await person.join();
  expect(await codeOf(person.join())).toBe('waiting/duplicate');
  await full.free();
  await settleWaitingList(ports, full.session.id);
  await acceptOffer(ports, { token: person.token });
  expect(await codeOf(person.join())).toBe('registration/duplicate');
  expect(await violationsIn(full.session.id)).toEqual([]);
});

test('who asks for the list while a seat is free gets the seat', async () => {
  const offer = await anOffer();
  const person = aPerson(offer);
  expect(await person.join()).toMatchObject({ place: 'seat' });
  expect(await mailsOf(person.uid)).toEqual(['registration-confirmation']);
});

test('an offer carries the trace of the click that freed the seat; a later write by a page has one of its own', async () => {
  const full = await aFullSession();
  const [first, second] = [aPerson(full), aPerson(full)];
  await first.join();
  await second.join();
  const ref = db.doc(`sessions/${full.session.id}`);
  const deliver = async (write: () => Promise<unknown>) => {
    const before = await ref.get();
    await write();
    await runTriggers(before, await ref.get());
  };
  const tracesOf = async (uid: string) => {
    const mails = db.collection('mails').where('customer', '==', uid);
    const { docs } = await mails.where('kind', '==', 'waiting-offer').get();
    return parseDocuments(mailSchema, docs).map(({ trace }) => trace);
  };

  await deliver(() => withTrace('k7qmz2xp', full.free));
  await deliver(() => ref.update({ maxParticipants: 2 }));
  expect(await tracesOf(first.uid)).toEqual(['k7qmz2xp']);
  const [own] = await tracesOf(second.uid);
  expect(traceSchema.parse(own)).not.toBe('k7qmz2xp');
});

test('a freed seat is held for the first, who accepts it as an ordinary registration', async () => {
  const full = await aFullSession();
  const [first, second, stranger] = [aPerson(full), aPerson(full), aPerson(full)];
  await first.join();
  await second.join();

  await full.free();
  // no one overtakes those who wait, not even before the seat is offered
  expect(await codeOf(stranger.register())).toBe('session/full');
  await settleWaitingList(ports, full.session.id);
  await settleWaitingList(ports, full.session.id);
  expect(await codeOf(stranger.register())).toBe('session/full');

  expect(await mailsOf(first.uid)).toEqual(expect.arrayContaining(['waiting-offer']));
  expect(await mailsOf(second.uid)).toEqual(['waiting-joined']);
  expect(await codeOf(acceptOffer(ports, { token: second.token }))).toBe('offer/expired');
  const seen = await seatByLink(ports, { token: first.token }, 'x');
  expect(seen).toMatchObject({ state: 'offered', isOpen: true });
  expect(new Date(seen.offerUntil ?? 0).getTime() - Date.now()).toBeGreaterThan(23 * HOUR);

  await acceptOffer(ports, { token: first.token });
  const { session, registrations, entries } = await placesOf(full.session.id);
  expect(session).toMatchObject({ registrationCount: 1, waitingCount: 1, heldSeats: 0 });
  expect(registrations).toMatchObject([
    { id: first.uid, page: full.advisor.id, consent: { version: 'registration-1' } },
  ]);
  expect(entries.map(({ id }) => id)).toEqual([second.uid]);
  expect(await mailsOf(first.uid)).toContain('registration-confirmation');
  expect(await codeOf(acceptOffer(ports, { token: first.token }))).toBe('registration/duplicate');
  expect(await seatByLink(ports, { token: first.token }, 'x')).toMatchObject({
    state: 'registered',
    offerUntil: null,
  });
});

test('the form takes the held seat, too', async () => {
  const full = await aFullSession();
  const person = aPerson(full);
  await person.join();
  await full.free();
  await settleWaitingList(ports, full.session.id);
  expect(await person.register()).toMatchObject({ place: 'seat' });
  expect(await violationsIn(full.session.id)).toEqual([]);
});

test('an offer that runs out goes to the next, and says so; the person may wait again', async () => {
  const full = await aFullSession();
  const [first, second] = [aPerson(full), aPerson(full)];
  await first.join();
  await second.join();
  await full.free();
  await settleWaitingList(ports, full.session.id);

  hoursAhead = 25;
  // the sweep has not come by yet: the seat is still held, but for no one
  expect(await codeOf(acceptOffer(ports, { token: first.token }))).toBe('offer/expired');
  expect(await seatByLink(ports, { token: first.token }, 'x')).toMatchObject({ state: 'expired' });
  await sweepWaitingLists(ports);

  expect(await seatByLink(ports, { token: first.token }, 'x')).toMatchObject({ state: 'expired' });
  expect(await seatByLink(ports, { token: second.token }, 'x')).toMatchObject({ state: 'offered' });
  expect(await violationsIn(full.session.id)).toEqual([]);
  expect(await first.join()).toMatchObject({ place: 'waiting' });
  expect(await seatByLink(ports, { token: first.token }, 'x')).toMatchObject({
    state: 'waiting',
    ahead: 0,
    offerUntil: null,
  });
  expect(await violationsIn(full.session.id)).toEqual([]);
});

test('who declines or leaves makes room for the next; the link then says that the place is gone', async () => {
  const full = await aFullSession();
  const [first, second, third] = [aPerson(full), aPerson(full), aPerson(full)];
  for (const { join } of [first, second, third]) await join();
  await full.free();
  await settleWaitingList(ports, full.session.id);
  await leaveWaitingList(ports, { token: second.token });
  await leaveWaitingList(ports, { token: first.token });
  await settleWaitingList(ports, full.session.id);

  expect(await seatByLink(ports, { token: first.token }, 'x')).toMatchObject({ state: 'gone' });
  expect(await seatByLink(ports, { token: third.token }, 'x')).toMatchObject({ state: 'offered' });
  expect(await codeOf(leaveWaitingList(ports, { token: first.token }))).toBe('waiting/not-found');
  expect(await violationsIn(full.session.id)).toEqual([]);
});

test('more places are offered to as many as wait', async () => {
  const full = await aFullSession();
  const waiting = [aPerson(full), aPerson(full), aPerson(full)];
  for (const { join } of waiting) await join();
  await db.doc(`sessions/${full.session.id}`).update({ maxParticipants: 3 });
  await settleWaitingList(ports, full.session.id);
  const { session, entries } = await placesOf(full.session.id);
  expect(session).toMatchObject({ heldSeats: 2, waitingCount: 1 });
  expect(entries.map(({ state }) => state)).toEqual(['offered', 'offered', 'waiting']);
});

test('a hidden session offers no seats until it is shown again', async () => {
  const full = await aFullSession();
  const person = aPerson(full);
  await person.join();
  await db.doc(`sessions/${full.session.id}`).update({ hidden: true });
  await full.free();
  await settleWaitingList(ports, full.session.id);
  expect((await placesOf(full.session.id)).session?.heldSeats).toBe(0);
  await db.doc(`sessions/${full.session.id}`).update({ hidden: false });
  await settleWaitingList(ports, full.session.id);
  expect((await placesOf(full.session.id)).session?.heldSeats).toBe(1);
});

test('an offer ends with the beginning of its session, and the list is removed then', async () => {
  const full = await aFullSession({ time: new Date(Date.now() + 20 * 60_000) });
  const [first, second] = [aPerson(full), aPerson(full)];
  await first.join();
  await second.join();
  await full.free();
  await settleWaitingList(ports, full.session.id);
  const seen = await seatByLink(ports, { token: first.token }, 'x');
  expect(seen.offerUntil).toBe(full.session.time.toISOString());

  hoursAhead = 1;
  expect(await codeOf(acceptOffer(ports, { token: first.token }))).not.toBe('done');
  await sweepWaitingLists(ports);
  const { session, entries } = await placesOf(full.session.id);
  expect(entries).toEqual([]);
  expect(session).toMatchObject({ waitingCount: 0, heldSeats: 0 });
});

test('a session that was moved keeps its list', async () => {
  const full = await aFullSession({ time: new Date(Date.now() + HOUR) });
  const person = aPerson(full);
  await person.join();
  const time = new Date(Date.now() + 48 * HOUR);
  await db.doc(`sessions/${full.session.id}`).update({ time });
  hoursAhead = 2;
  await sweepWaitingLists(ports);
  expect((await placesOf(full.session.id)).entries).toMatchObject([
    { state: 'waiting', dueAt: time },
  ]);
});

test('a seminar that is deleted takes the lists of its sessions with it', async () => {
  const offer = await anOffer({ session: { maxParticipants: 1, heldSeats: 1 } });
  const person = aPerson(offer);
  await person.join();
  const asOwner = callerOf(offer.advisor);
  await deleteSeminar(
    { ...ports, seminars: seminarsRepository },
    { seminarId: offer.seminar.id },
    asOwner,
  );
  expect(await codeOf(acceptOffer(ports, { token: person.token }))).not.toBe('done');
  await settleWaitingList(ports, offer.session.id);
  expect((await placesOf(offer.session.id)).entries).toEqual([]);
});

test('people who wait for a session that is called off get one mail, and those whose session is over none', async () => {
  for (const [isOver, expected] of [
    [false, ['waiting-joined', 'waiting-closed']],
    [true, ['waiting-joined']],
  ] as const) {
    const offer = await anOffer({ session: { maxParticipants: 1, heldSeats: 1 } });
    const person = aPerson(offer);
    await person.join();
    await db.doc(`sessions/${offer.session.id}`).delete();
    const deleted = isOver ? { ...offer.session, time: new Date(1) } : offer.session;
    await settleWaitingList(ports, offer.session.id, deleted);
    await settleWaitingList(ports, offer.session.id, deleted);
    expect((await mailsOf(person.uid)).toSorted()).toEqual([...expected].toSorted());
  }
});

test('erasing a customer removes their entries, and what was held for them goes on', async () => {
  const [full, other] = [await aFullSession(), await aFullSession()];
  const [first, second] = [aPerson(full), aPerson(full)];
  await first.join();
  await second.join();
  await registerForSession(
    ports,
    {
      who: 'self',
      sessionId: other.session.id,
      advisorId: full.advisor.id,
      waits: true,
      firstName: 'Eva',
      lastName: 'Wartet',
      email: `${first.uid}@example.org`,
    },
    personCaller(first.uid, randomPhone()),
  );
  await full.free();
  await settleWaitingList(ports, full.session.id);

  await eraseTraces({ ...ports.merging, logins: { remove: () => Promise.resolve() } }, first.uid);
  await settleWaitingList(ports, full.session.id);

  expect((await placesOf(other.session.id)).entries).toEqual([]);
  expect((await placesOf(full.session.id)).entries).toMatchObject([
    { id: second.uid, state: 'offered' },
  ]);
  expect(await violationsIn(full.session.id)).toEqual([]);
  expect(await violationsIn(other.session.id)).toEqual([]);
  expect(await mailsOf(first.uid)).toEqual([]);
});

test('who moves to a session they have an offer for takes the held seat', async () => {
  const full = await aFullSession();
  const from = await store('sessions', aSession(full.seminar));
  const person = aPerson(full);
  await person.join();
  await registerForSession(
    ports,
    {
      who: 'self',
      sessionId: from.id,
      advisorId: full.advisor.id,
      firstName: 'Eva',
      lastName: 'Wartet',
      email: `${person.uid}@example.org`,
    },
    personCaller(person.uid, randomPhone()),
  );
  const move = async () =>
    moveSeat(ports, {
      token: await mailedToken(from.id, person.uid),
      sessionId: full.session.id,
    });
  expect(await codeOf(move())).toBe('session/full');
  await full.free();
  await settleWaitingList(ports, full.session.id);
  await move();
  expect(await violationsIn(full.session.id)).toEqual([]);
  expect((await placesOf(full.session.id)).registrations).toMatchObject([{ id: person.uid }]);
});

test('REG-09 a guessed link accepts and leaves nothing, and no one joins without end', async () => {
  const full = await aFullSession();
  const person = aPerson(full);
  const limited = {
    ...ports,
    limits: { ...ports.limits, waiting: { take: () => Promise.resolve(false) } },
  };
  const caller = personCaller(person.uid, randomPhone());
  const input = {
    who: 'self' as const,
    sessionId: full.session.id,
    advisorId: full.advisor.id,
    firstName: 'Eva',
    lastName: 'Wartet',
    email: 'eva@example.org',
    waits: true,
  };
  expect(await codeOf(registerForSession(limited, input, caller))).toBe('rate/limited');
  await person.join();
  const [payload = ''] = person.token.split('.');
  const token = `${payload}.${'A'.repeat(43)}`;
  expect(await codeOf(acceptOffer(ports, { token }))).toBe('link/invalid');
  expect(await codeOf(leaveWaitingList(ports, { token }))).toBe('link/invalid');
  const busy = { ...ports, changes: { take: () => Promise.resolve(false) } };
  expect(await codeOf(acceptOffer(busy, person))).toBe('rate/limited');
  expect(await codeOf(leaveWaitingList(busy, person))).toBe('rate/limited');
  expect((await placesOf(full.session.id)).entries).toHaveLength(1);
});

test('an advisor sees own customers by name and others as places, without expired offers; strangers see nothing', async () => {
  const full = await aFullSession();
  const guestsAdvisor = await store('advisors', anAdvisor({ org: full.advisor.org }));
  const stranger = await store('advisors', anAdvisor({ org: 'elsewhere' }));
  const [own, foreign, next] = [
    aPerson(full),
    aPerson({ ...full, advisor: guestsAdvisor }),
    aPerson(full),
  ];
  for (const { join } of [own, foreign, next]) await join();
  await full.free();
  await settleWaitingList(ports, full.session.id);

  const seenBy = async (uid: string) =>
    waitingList(ports, { sessionId: full.session.id }, await admitted(uid));
  expect((await seenBy(full.advisor.id)).entries).toMatchObject([
    { place: null, name: 'Eva Wartet' },
    { place: 1, name: null, offerUntil: null },
    { place: 2, name: 'Eva Wartet', offerUntil: null },
  ]);
  const { entries } = await seenBy(guestsAdvisor.id);
  expect(entries.map(({ name }) => name)).toEqual([null, 'Eva Wartet', null]);
  expect(await codeOf(seenBy(stranger.id))).toBe('permission/denied');

  const late = { ...ports, now: () => new Date(full.session.time.getTime() - 1) };
  const left = await waitingList(
    late,
    { sessionId: full.session.id },
    await admitted(full.advisor.id),
  );
  expect(left.entries.map(({ place }) => place)).toEqual([1, 2]);
});
