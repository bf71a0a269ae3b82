import '../../../test/own-project.ts';
import { readCalendar } from '../../../test/calendar.ts';
import { admitted } from '../../../test/callers.ts';
import { codeOf } from '../../../test/code-of.ts';
import { aCustomer, anOffer, aRegistration, aSession, newId, store } from '../../../test/data.ts';
import { anInstance } from '../../../test/instances.ts';
import { mailSchema, type CancellationMail } from '@wbd/domain/mails';
import { registrationSchema, type Session } from '@wbd/domain/seminars';
import { formatDateTime } from '@wbd/domain/time';
import { expect, test } from 'vitest';
import { db, parseDocuments, toData } from '../../core/firestore.ts';
import { seatToken } from '../../core/seat-token.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import { seatByLink } from '../links/seat-by-link.service.ts';
import { seatDetails } from '../links/seat-details.ts';
import { newEntry } from '../registrations/new-registration.ts';
import { cancelSeat } from '../registrations/cancel-seat.service.ts';
import { linkedSeats } from '../registrations/linked-seats.repository.ts';
import { moveSeat } from '../registrations/move-seat.service.ts';
import { movingSeatsRepository } from '../registrations/moving-seats.repository.ts';
import { waitingListsRepository } from '../waiting-list/waiting-lists.repository.ts';
import { callOffSession } from './call-off-session.service.ts';
import { calledOffRepository } from './called-off.repository.ts';
import { clearSessionPorts } from './called-off.trigger.ts';
import { clearSession } from './clear-session.service.ts';

const unlimited = { take: () => Promise.resolve(true) };

function ports() {
  return {
    ...anInstance(),
    linked: linkedSeats,
    lists: waitingListsRepository({ guarded: true }),
    changes: unlimited,
    personChanges: unlimited,
    looks: unlimited,
    movingSeats: movingSeatsRepository({ guarded: true }),
    details: seatDetails,
    sessions: calledOffRepository,
  };
}

/** A session with participants, and a replacement to offer when it is called off. */
async function anOfferedReplacement(count: number, replacement: Partial<Session> = {}) {
  const offer = await anOffer({ session: { registrationCount: count } });
  const { advisor, seminar, session } = offer;
  const other = await store(
    'sessions',
    aSession(seminar, { time: new Date('2032-03-01T17:00:00Z'), ...replacement }),
  );
  const people = await Promise.all(
    Array.from({ length: count }, async () => {
      const person = aCustomer(advisor.id, { email: `${newId('gast')}@example.org` });
      const customer = await store('customers', person);
      const registration = { ...aRegistration(session, customer), booking: newId('booking') };
      await db.doc(`sessions/${session.id}/registrations/${customer.id}`).set(toData(registration));
      return { customer, registration, token: seatToken(registration) };
    }),
  );
  const callOff = async () =>
    callOffSession(
      ports(),
      { sessionId: session.id, reason: null, replacement: other.id },
      await admitted(advisor.id),
    );
  const clear = () =>
    clearSession(clearSessionPorts, session.id, {
      effect: 'session-called-off',
      owner: advisor.id,
      orderedAt: new Date(),
      note: null,
    });
  return { ...offer, other, people, callOff, clear };
}

/** The same with one participant, after freeing the seats. */
async function aCalledOffSeat(replacement: Partial<Session> = {}) {
  const { people, ...offer } = await anOfferedReplacement(1, replacement);
  const [person] = people;
  if (!person) throw new Error('no participant');
  await offer.callOff();
  await offer.clear();
  return { ...offer, ...person };
}

async function seatsIn(sessionId: string) {
  const session = db.doc(`sessions/${sessionId}`);
  const [stored, seats] = await Promise.all([
    session.get(),
    session.collection('registrations').get(),
  ]);
  const count: unknown = stored.get('registrationCount');
  return { count, seats: parseDocuments(registrationSchema, seats.docs) };
}

async function mailsOf(customerId: string) {
  const mails = await db.collection('mails').where('customer', '==', customerId).get();
  return parseDocuments(mailSchema, mails.docs);
}

async function cancellationOf(customerId: string): Promise<CancellationMail> {
  const mails = await mailsOf(customerId);
  const found = mails.find((mail) => mail.kind === 'registration-cancelled');
  if (!found) throw new Error('no cancellation');
  return found;
}

test('the mail offers the replacement, its link moves the seat, and the calendar entry is kept', async () => {
  const { advisor, session, other, customer, token } = await aCalledOffSeat();
  const cancellation = await cancellationOf(customer.id);
  const letter = await composeMail(cancellation, new Date());
  expect(letter?.text).toContain(`Auf ${formatDateTime(other.time)} Uhr umbuchen`);
  expect(letter?.html).toContain(`/action/platz#${token}`);

  const looked = await seatByLink(ports(), { token }, 'x');
  expect(looked).toMatchObject({
    state: 'gone',
    ended: {
      reason: 'session-cancelled',
      isMovable: true,
      replacement: { id: other.id, state: 'open' },
    },
  });
  expect(await seatsIn(other.id)).toEqual({ count: 0, seats: [] });

  const moved = await moveSeat(ports(), { token, sessionId: other.id });

  const { count, seats } = await seatsIn(other.id);
  expect(count).toBe(1);
  expect(seats).toMatchObject([{ customer: customer.id, moves: 1, email: customer.email }]);
  const seat = await seatByLink(ports(), moved, 'x');
  expect(seat).toMatchObject({ state: 'registered', superseded: false, isOpen: true });
  const [before, now] = [letter?.calendar?.content ?? '', seat.calendar?.content ?? ''].map(
    readCalendar,
  );
  expect(before).toMatchObject({ method: 'CANCEL' });
  expect(now).toMatchObject({ method: 'REQUEST', start: other.time });
  expect(now?.event.uid).toBe(before?.event.uid);
  const news = await mailsOf(customer.id);
  expect(news).toContainEqual(
    expect.objectContaining({ kind: 'registration-confirmation', session: other.id }),
  );
  expect(news).toContainEqual(
    expect.objectContaining({
      kind: 'participant-left',
      uid: advisor.id,
      session: session.id,
      movedTo: other.time,
    }),
  );
});

test('a used link shows the new seat, cannot move it again, and stays invalid after cancelling', async () => {
  const { seminar, other, customer, token } = await aCalledOffSeat();
  const third = await store('sessions', aSession(seminar));
  const moved = await moveSeat(ports(), { token, sessionId: other.id });
  expect(await codeOf(moveSeat(ports(), { token, sessionId: other.id }))).toBe('link/superseded');
  expect(await codeOf(moveSeat(ports(), { token, sessionId: third.id }))).toBe('link/superseded');
  expect(await seatByLink(ports(), { token }, 'x')).toMatchObject({
    state: 'registered',
    superseded: true,
    session: { id: other.id },
  });
  expect((await seatsIn(other.id)).seats).toHaveLength(1);

  await cancelSeat(ports(), moved);
  for (const link of [token, moved.token]) {
    expect(await codeOf(moveSeat(ports(), { token: link, sessionId: other.id }))).toBe(
      'registration/not-found',
    );
  }
  expect((await seatsIn(other.id)).seats).toEqual([]);
  expect(await mailsOf(customer.id)).not.toEqual([]);
});

test('two concurrent requests take one seat', async () => {
  const { other, token } = await aCalledOffSeat();
  const by = [ports(), ports()];
  const codes = await Promise.all(
    by.map((one) => codeOf(moveSeat(one, { token, sessionId: other.id }))),
  );
  expect(codes).toContain('done');
  expect(await seatsIn(other.id)).toMatchObject({ count: 1, seats: [{ moves: 1 }] });
});

test.each([
  ['full', { maxParticipants: 1, registrationCount: 1 }, 'session/full'],
  ['gone', { hidden: true }, 'session/not-found'],
  ['begun', { time: new Date(Date.now() - 60_000) }, 'session/past'],
] as const)(
  'a replacement that is %s meanwhile is explained, refused, and not offered in the mail',
  async (state, changes, code) => {
    const { other, seminar, customer, token } = await aCalledOffSeat();
    await db.doc(`sessions/${other.id}`).update(changes);
    expect(await seatByLink(ports(), { token }, 'x')).toMatchObject({
      ended: { isMovable: true, replacement: { id: other.id, state } },
    });
    expect(await codeOf(moveSeat(ports(), { token, sessionId: other.id }))).toBe(code);
    const letter = await composeMail(await cancellationOf(customer.id), new Date());
    expect(letter?.text).not.toContain('Ersatz');
    expect(letter?.text).toContain('Anderen Termin wählen');
    // every other session of the seminar is still available
    const third = await store('sessions', aSession(seminar));
    expect(await codeOf(moveSeat(ports(), { token, sessionId: third.id }))).toBe('done');
  },
);

test('explains and refuses a replacement that was also called off', async () => {
  const { advisor, other, token } = await aCalledOffSeat();
  await callOffSession(
    ports(),
    { sessionId: other.id, reason: null, replacement: null },
    await admitted(advisor.id),
  );
  expect(await seatByLink(ports(), { token }, 'x')).toMatchObject({
    ended: { replacement: { state: 'called-off' } },
  });
  expect(await codeOf(moveSeat(ports(), { token, sessionId: other.id }))).toBe(
    'session/called-off',
  );
});

test('refuses a second seat in a session, and asks first when the person has a seat in another one', async () => {
  const { seminar, other, customer, token } = await aCalledOffSeat();
  const third = await store('sessions', aSession(seminar, { registrationCount: 1 }));
  const seat = db.doc(`sessions/${third.id}/registrations/${customer.id}`);
  const registration = { ...aRegistration(third, customer), booking: newId('booking') };
  await seat.set(toData(registration));
  expect(await codeOf(moveSeat(ports(), { token, sessionId: third.id }))).toBe(
    'registration/duplicate',
  );
  const order = { token, sessionId: other.id };
  expect(await codeOf(moveSeat(ports(), order))).toBe('registration/elsewhere');
  expect((await seatsIn(other.id)).seats).toEqual([]);
  expect(await codeOf(moveSeat(ports(), { ...order, again: true }))).toBe('done');
});

test('refuses a seat to an erased person, after a corrected address, and without a called-off session', async () => {
  const erased = await aCalledOffSeat();
  await db.doc(`customers/${erased.customer.id}`).delete();
  const corrected = await aCalledOffSeat();
  await db.doc(`customers/${corrected.customer.id}`).update({ email: 'richtig@example.org' });
  const closed = await aCalledOffSeat();
  await db.doc(`sessions/${closed.session.id}`).update({ calledOff: null });
  const order = ({ token, other }: { token: string; other: Session }) =>
    codeOf(moveSeat(ports(), { token, sessionId: other.id }));
  expect(await order(erased)).toBe('registration/not-found');
  expect(await order(corrected)).toBe('link/superseded');
  expect(await order(closed)).toBe('registration/not-found');
  expect(await seatByLink(ports(), { token: closed.token }, 'x')).toMatchObject({
    ended: { isMovable: false },
  });
});

test('a seat can be moved before it is freed, and then no cancellation is sent', async () => {
  const { other, people, callOff, clear } = await anOfferedReplacement(1);
  const [person] = people;
  if (!person) throw new Error('no participant');
  await callOff();
  const { token, customer } = person;
  expect(await seatByLink(ports(), { token }, 'x')).toMatchObject({
    state: 'gone',
    ended: { isMovable: true, replacement: { state: 'open' } },
  });
  await moveSeat(ports(), { token, sessionId: other.id });
  await clear();
  expect((await mailsOf(customer.id)).map(({ kind }) => kind)).not.toContain(
    'registration-cancelled',
  );
  expect((await seatsIn(other.id)).seats).toHaveLength(1);
});

test('never oversells a replacement with too few seats', async () => {
  const places = 3;
  const { other, people, callOff, clear } = await anOfferedReplacement(8, {
    maxParticipants: places,
  });
  await callOff();
  const outcomes = Promise.all(
    people.map(({ token }) => codeOf(moveSeat(ports(), { token, sessionId: other.id }))),
  );
  await Promise.all([outcomes, clear()]);
  const codes = await outcomes;
  const seated = codes.filter((code) => code === 'done').length;
  const { count, seats } = await seatsIn(other.id);
  expect(count).toBe(seats.length);
  expect(seats).toHaveLength(seated);
  expect(seats.length).toBeLessThanOrEqual(places);
});

test.each([
  ['offers the replacement', true],
  ['leads to the other dates when the replacement is full meanwhile', false],
])('the mail to a person on the waiting list %s', async (_case, isOpen) => {
  const { advisor, seminar, session, other, callOff, clear } = await anOfferedReplacement(0);
  const customer = await store('customers', aCustomer(advisor.id));
  const email = `${newId('gast')}@example.org`;
  const entry = newEntry(session, customer, email, { page: advisor.id, now: new Date() });
  await db.doc(`sessions/${session.id}/waiting/${customer.id}`).set(toData(entry));
  await callOff();
  await clear();
  if (!isOpen) {
    await db.doc(`sessions/${other.id}`).update({ registrationCount: other.maxParticipants });
  }
  const [mail] = await mailsOf(customer.id);
  expect(mail).toMatchObject({ kind: 'waiting-closed', email });
  const letter = mail && (await composeMail(mail, new Date()));
  const form = `/action/${advisor.id}/seminar/${seminar.id}`;
  const withTime = `${form}?termin=${other.time.getTime()}`;
  expect(letter?.html).toContain(isOpen ? `${withTime}"` : `${form}"`);
  const offered = `Für ${formatDateTime(other.time)} Uhr anmelden`;
  if (isOpen) expect(letter?.text).toContain(offered);
  else expect(letter?.text).not.toContain(offered);
});
