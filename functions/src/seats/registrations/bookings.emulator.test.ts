import '../../../test/own-project.ts';
import { admitted, callerOf, personCaller } from '../../../test/callers.ts';
import { aCustomer, anOffer, aSession, store } from '../../../test/data.ts';
import { randomPhone } from '../../../test/people.ts';
import { aListInstance, mailedToken, placesOf, violationsIn } from '../../../test/waiting-lists.ts';
import { AppError } from '@wbd/domain/errors';
import { registrationSchema, type Registration } from '@wbd/domain/seminars';
import { expect, test } from 'vitest';
import { mergePorts } from '../merging/merge-ports.ts';
import { mergeCustomers } from '../merging/merge-customers.service.ts';
import { db, parseDocuments, toData } from '../../core/firestore.ts';
import { cancelSeat } from './cancel-seat.service.ts';
import { moveSeat } from './move-seat.service.ts';
import { registerForSession } from '../registering/register-for-session.service.ts';
import { removeParticipant } from './remove-participant.service.ts';
import { seatByLink } from '../links/seat-by-link.service.ts';
import { objectionPageOf, readObjection } from '../../mail/objections/objection-link.ts';
import { removeAddress } from '../objections/unwanted-address.repository.ts';
import { acceptOffer } from '../waiting-list/accept-offer.service.ts';
import { leaveWaitingList } from '../waiting-list/leave-waiting-list.service.ts';
import { settleWaitingList } from '../waiting-list/settle-waiting-list.service.ts';
import { ownSeats } from '../links/own-seats.service.ts';
import { placesOfPerson } from './seats-of-person.repository.ts';
import { seatToken } from '../../core/seat-token.ts';

const LONG = { timeout: 300_000 };
const STEPS = 120;

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );

/** A seminar with three sessions, and people who register with a proven number. */
async function aSeries() {
  const { advisor, seminar, session } = await anOffer();
  const sessions = [
    session,
    ...(await Promise.all([1, 2].map(() => store('sessions', aSession(seminar))))),
  ];
  const asOwner = callerOf(advisor);
  const aPerson = (firstName: string) => {
    const caller = personCaller(`${firstName}-${advisor.id}`, randomPhone());
    return {
      uid: caller.uid,
      caller,
      firstName,
      register: (sessionId: string, again = false, by = aListInstance(), waits = false) =>
        registerForSession(
          by,
          {
            who: 'self',
            sessionId,
            advisorId: advisor.id,
            again,
            waits,
            firstName,
            lastName: 'Muster',
            email: `${firstName}@example.org`,
          },
          caller,
        ),
    };
  };
  return { advisor, seminar, sessions, asOwner, aPerson };
}

async function seatsOf(uid: string): Promise<Registration[]> {
  const found = await db.collectionGroup('registrations').where('customer', '==', uid).get();
  return parseDocuments(registrationSchema, found.docs);
}

const linkOf = async (answer: Promise<{ seatToken: string | null }>) => ({
  token: (await answer).seatToken ?? '',
});

test(
  'REG-09 two parallel registrations for two dates of a seminar end with one seat',
  LONG,
  async () => {
    for (let round = 0; round < 8; round++) {
      const { sessions, aPerson } = await aSeries();
      const person = aPerson('Eva');
      const outcomes = await Promise.all(
        sessions.map(({ id }) => codeOf(person.register(id, false, aListInstance()))),
      );
      expect(await seatsOf(person.uid)).toHaveLength(1);
      expect(outcomes.toSorted()).toEqual([
        'done',
        'registration/elsewhere',
        'registration/elsewhere',
      ]);
    }
  },
);

test(
  'REG-09 two parallel registrations of a customer by an advisor end with one seat',
  LONG,
  async () => {
    for (let round = 0; round < 4; round++) {
      const { advisor, sessions, asOwner } = await aSeries();
      const { id: customerId } = await store('customers', aCustomer(advisor.id));
      await Promise.all(
        sessions.map(({ id: sessionId }) =>
          codeOf(
            registerForSession(
              aListInstance(),
              { who: 'customer', sessionId, customerId },
              asOwner,
            ),
          ),
        ),
      );
      expect(await seatsOf(customerId)).toHaveLength(1);
    }
  },
);

test('REG-09 a second seat in a seminar is taken on purpose only, also when an advisor registers the person', async () => {
  const { advisor, sessions, asOwner, aPerson } = await aSeries();
  const [first, second, third] = sessions.map(({ id }) => id);
  if (!first || !second || !third) throw new Error('no sessions');
  const person = aPerson('Eva');
  await person.register(first);
  expect(await codeOf(person.register(first))).toBe('registration/duplicate');
  expect(await codeOf(person.register(second))).toBe('registration/elsewhere');
  expect(await codeOf(person.register(second, true))).toBe('done');

  const { id: customerId } = await store('customers', aCustomer(advisor.id));
  const book = (sessionId: string, again = false) =>
    codeOf(
      registerForSession(
        aListInstance(),
        { who: 'customer', sessionId, customerId, again },
        asOwner,
      ),
    );
  expect(await book(first)).toBe('done');
  expect(await book(third)).toBe('registration/elsewhere');
  expect(await book(third, true)).toBe('done');
  for (const { id } of sessions) expect(await violationsIn(id)).toEqual([]);
});

test('REG-08 the link of a moved seat shows the present seat, changes nothing and uses up no changes', async () => {
  const { sessions, aPerson } = await aSeries();
  const [a = '', b = '', c = ''] = sessions.map(({ id }) => id);
  const links = [await linkOf(aPerson('Eva').register(a))];
  const counted: string[] = [];
  const counting = { take: (of: string) => Promise.resolve(counted.push(of) > 0) };
  const ports = { ...aListInstance(), changes: counting, personChanges: counting };
  for (const sessionId of [b, c, a]) {
    const last = links.at(-1);
    if (last) links.push(await moveSeat(ports, { ...last, sessionId }));
  }
  expect(new Set(links.map(({ token }) => token)).size).toBe(4);
  const before = counted.length;
  for (const old of links.slice(0, -1)) {
    expect(await seatByLink(ports, old, 'x')).toMatchObject({
      state: 'registered',
      superseded: true,
      isOpen: false,
      session: { id: a },
      meetingLink: null,
      access: null,
      calendar: null,
    });
    expect(await codeOf(cancelSeat(ports, old))).toBe('link/superseded');
    expect(await codeOf(moveSeat(ports, { ...old, sessionId: b }))).toBe('link/superseded');
  }
  expect(counted).toHaveLength(before);
  expect(await codeOf(cancelSeat(ports, links[3] ?? { token: '' }))).toBe('done');
});

test('REG-08 the link of a cancelled booking tells how it ended and nothing of a later one of the same login', async () => {
  const { sessions, asOwner, aPerson } = await aSeries();
  const [a = ''] = sessions.map(({ id }) => id);
  const person = aPerson('Eva');
  const ports = aListInstance();
  const first = await linkOf(person.register(a));
  await cancelSeat(ports, first);
  const second = await linkOf(person.register(a));
  expect(second.token).not.toBe(first.token);
  const seen = await seatByLink(ports, first, 'x');
  expect(seen).toMatchObject({ state: 'gone', firstName: null, ended: { reason: 'cancelled' } });
  expect(await codeOf(cancelSeat(ports, first))).toBe('registration/not-found');
  expect(await seatByLink(ports, second, 'x')).toMatchObject({ state: 'registered' });
  await removeParticipant(ports, { sessionId: a, customerId: person.uid }, asOwner);
  expect(await seatByLink(ports, second, 'x')).toMatchObject({
    state: 'gone',
    ended: { reason: 'removed' },
  });
});

const OPEN = { looks: { take: () => Promise.resolve(true) } };

test('REG-08 links mailed to an address that has left the seat change nothing, also after a move', async () => {
  const { sessions, aPerson } = await aSeries();
  const [a = '', b = ''] = sessions.map(({ id }) => id);
  const ports = aListInstance();
  const person = aPerson('Eva');
  const first = await linkOf(person.register(a));
  const [seat] = await seatsOf(person.uid);
  if (!seat) throw new Error('no seat');
  const { token } = await moveSeat(ports, { ...first, sessionId: b });

  // the stranger at the mistyped address follows the first mail
  const page = objectionPageOf('Eva@example.org', {
    session: a,
    customer: person.uid,
    booking: seat.booking,
  });
  const objection = readObjection(new URL(page).searchParams.get('t') ?? '');
  if (!objection) throw new Error('no objection');
  await removeAddress(objection);

  expect(await seatsOf(person.uid)).toMatchObject([{ session: b, email: null }]);
  expect(await seatByLink(ports, { token }, 'x')).toMatchObject({
    state: 'registered',
    superseded: true,
    isOpen: false,
    access: null,
  });
  expect(await codeOf(cancelSeat(ports, { token }))).toBe('link/superseded');
  expect(await codeOf(moveSeat(ports, { token, sessionId: a }))).toBe('link/superseded');

  // links from before there were bookings name no address
  const legacy = { ...seat, id: 'old', customer: 'old', booking: null, email: null };
  await db.doc(`sessions/${a}/registrations/old`).set(toData(legacy));
  expect(await codeOf(cancelSeat(ports, { token: seatToken(legacy) }))).toBe('link/superseded');
  await db.doc(`sessions/${a}/registrations/old`).update({ email: 'eva@example.org' });
  expect(await codeOf(cancelSeat(ports, { token: seatToken(legacy) }))).toBe('done');
});

test('REG-08 the link of a booking that was moved and cancelled names the date that was cancelled', async () => {
  const { sessions, aPerson } = await aSeries();
  const [a = '', b = ''] = sessions.map(({ id }) => id);
  const ports = aListInstance();
  const first = await linkOf(aPerson('Eva').register(a));
  await cancelSeat(ports, await moveSeat(ports, { ...first, sessionId: b }));
  expect(await seatByLink(ports, first, 'x')).toMatchObject({
    state: 'gone',
    session: { id: b },
    ended: { reason: 'cancelled' },
  });
});

test('REG-08 changes are counted for the person who proved the number, not for a number that an advisor typed', async () => {
  const { advisor, sessions, asOwner, aPerson } = await aSeries();
  const [a = ''] = sessions.map(({ id }) => id);
  const person = aPerson('Eva');
  const counted: string[] = [];
  const personChanges = { take: (of: string) => Promise.resolve(counted.push(of) > 0) };
  const ports = { ...aListInstance(), personChanges };
  const note = await store('customers', aCustomer(advisor.id, { phone: person.caller.phone }));
  await registerForSession(ports, { who: 'customer', sessionId: a, customerId: note.id }, asOwner);
  await cancelSeat(ports, { token: await mailedToken(a, note.id) });
  expect(counted).toEqual([note.id]);
});

test('REG-10 a waiting place moves with a merged customer, keeps its link, and its offer is accepted', async () => {
  const { advisor, sessions, asOwner, aPerson } = await aSeries();
  const [session] = sessions;
  if (!session) throw new Error('no session');
  const ports = aListInstance();
  const seated = await store('customers', aCustomer(advisor.id));
  await db.doc(`sessions/${session.id}`).update({ maxParticipants: 1 });
  await registerForSession(
    ports,
    { who: 'customer', sessionId: session.id, customerId: seated.id },
    asOwner,
  );
  const [person, kept] = ['Eva', 'Ada'].map(aPerson);
  if (!person || !kept) throw new Error('no people');
  const link = await linkOf(person.register(session.id, false, ports, true));
  // the number moved on: the record is a note of the advisor's by now
  await db.doc(`customers/${person.uid}`).update({ proven: false, consent: null });
  const into = await store('customers', aCustomer(advisor.id, { firstName: 'Eva' }));
  await mergeCustomers(mergePorts, { customerId: into.id, duplicateId: person.uid }, asOwner);
  expect(await violationsIn(session.id)).toEqual([]);
  expect((await placesOf(session.id)).entries).toMatchObject([{ customer: into.id }]);
  expect(await seatByLink(ports, link, 'x')).toMatchObject({ state: 'waiting', ahead: 0 });

  await cancelSeat(ports, { token: await mailedToken(session.id, seated.id) });
  await settleWaitingList(ports, session.id);
  expect(await seatByLink(ports, link, 'x')).toMatchObject({ state: 'offered' });
  expect(await codeOf(acceptOffer(ports, link))).toBe('done');
  expect(await seatsOf(into.id)).toMatchObject([{ session: session.id }]);
  expect(await codeOf(leaveWaitingList(ports, link))).toBe('waiting/not-found');
  expect(await violationsIn(session.id)).toEqual([]);
});

test('REG-10 an offer in a seminar in which the person has a seat is accepted on purpose only, and its link shows the moved seat', async () => {
  const { advisor, sessions, asOwner, aPerson } = await aSeries();
  const [full, other] = sessions;
  if (!full || !other) throw new Error('no sessions');
  const ports = aListInstance();
  await db.doc(`sessions/${full.id}`).update({ maxParticipants: 1 });
  const seated = await store('customers', aCustomer(advisor.id));
  await registerForSession(
    ports,
    { who: 'customer', sessionId: full.id, customerId: seated.id },
    asOwner,
  );
  const person = aPerson('Eva');
  const waiting = await linkOf(person.register(full.id, false, ports, true));
  const seat = await linkOf(person.register(other.id));
  await cancelSeat(ports, { token: await mailedToken(full.id, seated.id) });
  await settleWaitingList(ports, full.id);
  expect(await codeOf(acceptOffer(ports, waiting))).toBe('registration/elsewhere');
  expect(await codeOf(moveSeat(ports, { ...seat, sessionId: full.id }))).toBe('done');
  expect(await seatsOf(person.uid)).toHaveLength(1);
  expect(await seatByLink(ports, waiting, 'x')).toMatchObject({
    state: 'registered',
    superseded: true,
    session: { id: full.id },
  });
  expect(await violationsIn(full.id)).toEqual([]);
});

test('REG-09 only a person with the proven number and its name finds the seats in a seminar', async () => {
  const { seminar, sessions, aPerson } = await aSeries();
  const [a = '', b = ''] = sessions.map(({ id }) => id);
  const ports = { ...mergePorts, ...OPEN, logins: aListInstance().logins };
  const person = aPerson('Eva');
  await person.register(a);
  const { token } = await person.register(b, true).then(({ seatToken: second }) => ({
    token: second ?? '',
  }));
  const tries: string[] = [];
  const looking = {
    ...ports,
    stored: { entries: () => Promise.resolve([]) },
    tries: {
      hold: () => Promise.resolve({ release: () => Promise.resolve(void tries.push('released')) }),
    },
    places: placesOfPerson,
  };
  const look = (claim: { firstName: string; lastName: string }, caller = person.caller) =>
    ownSeats(looking, { seminarId: seminar.id, ...claim }, caller);
  const { seats } = await look({ firstName: 'Eva', lastName: 'Muster' });
  expect(seats.map(({ state }) => state)).toEqual(['registered', 'registered']);
  expect(seats.map((one) => one.token)).toContain(token);
  expect(await codeOf(cancelSeat(aListInstance(), { token }))).toBe('done');
  expect((await look({ firstName: 'Eva', lastName: 'Muster' })).seats).toHaveLength(1);

  expect(await codeOf(look({ firstName: 'Eva', lastName: 'Anders' }))).toBe('own-data/not-found');
  const stranger = { ...person.caller, uid: 'someone' };
  expect(await codeOf(look({ firstName: 'Eva', lastName: 'Muster' }, stranger))).toBe(
    'own-data/not-found',
  );
  const byPassword = await admitted(person.uid);
  expect(
    await codeOf(
      ownSeats(
        looking,
        { seminarId: seminar.id, firstName: 'Eva', lastName: 'Muster' },
        byPassword,
      ),
    ),
  ).toBe('auth/phone-required');
  const revoked = { ...looking, logins: { holdsPhone: () => Promise.resolve(false) } };
  expect(
    await codeOf(
      ownSeats(
        revoked,
        { seminarId: seminar.id, firstName: 'Eva', lastName: 'Muster' },
        person.caller,
      ),
    ),
  ).toBe('auth/code-required');
  expect(tries).toHaveLength(2);
});

const ACTIONS = ['register', 'register', 'move', 'move', 'cancel', 'remove', 'merge'] as const;

/** The same numbers in every run. */
function generator(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** A booking as a person knows it: the links they were mailed, and where their seat is. */
interface Known {
  uid: string;
  firstName: string;
  tokens: string[];
  /** null once it has ended */
  session: string | null;
  /** ended in another booking of the same person, whose seat its links show */
  into: Known | null;
}

test(
  'REG-09 any order of changes leaves one seat a person, right counts, and links that show their own booking',
  LONG,
  async () => {
    const { advisor, sessions, asOwner, aPerson } = await aSeries();
    const random = generator(20_261_125);
    const people = ['Eva', 'Jörg', 'Ada', 'Ute'].map(aPerson);
    const known: Known[] = [];
    const done: Record<string, number> = {};
    const ports = aListInstance();
    const pick = <Item>(items: readonly Item[]): Item => {
      const item = items[random(items.length)];
      if (item === undefined) throw new Error('nothing to pick');
      return item;
    };
    const ends = (uid: string, session: string, into: Known | null = null) => {
      for (const booking of known) {
        if (booking.uid !== uid || booking.session !== session || booking === into) continue;
        Object.assign(booking, { session: null, into });
      }
    };
    const at = (booking: Known): string | null =>
      booking.into ? at(booking.into) : booking.session;

    /** The advisor notes the person, registers the note, and finds out that both are one. */
    async function registerAndMerge({ uid, firstName }: (typeof people)[number], session: string) {
      const note = await store(
        'customers',
        aCustomer(advisor.id, { firstName, lastName: 'Muster' }),
      );
      await registerForSession(
        ports,
        { who: 'customer', sessionId: session, customerId: note.id },
        asOwner,
      );
      const token = await mailedToken(session, note.id);
      const noted: Known = { uid: note.id, firstName, tokens: [token], session, into: null };
      const merging = { customerId: uid, duplicateId: note.id };
      await mergeCustomers(mergePorts, merging, asOwner);
      const same = known.find((one) => one.uid === uid && one.session === session) ?? null;
      known.push(same ? { ...noted, uid, session: null, into: same } : { ...noted, uid });
    }

    for (let step = 0; step < STEPS; step++) {
      const person = pick(people);
      const { uid, firstName } = person;
      const sessionId = pick(sessions).id;
      const own = known.filter((one) => one.uid === uid);
      const seated = (await seatsOf(uid)).length;
      const action = own.length === 0 ? 'register' : pick(ACTIONS);
      const booking = own.length === 0 ? null : pick(own);
      const token = booking ? pick(booking.tokens) : '';
      const isCurrent = typeof booking?.session === 'string' && token === booking.tokens.at(-1);
      const outcome = await codeOf(
        action === 'register'
          ? person.register(sessionId).then(({ seatToken: first }) => {
              expect(seated).toBe(0);
              known.push({ uid, firstName, tokens: [first ?? ''], session: sessionId, into: null });
            })
          : action === 'move'
            ? moveSeat(ports, { token, sessionId }).then(({ token: next }) => {
                expect(isCurrent).toBe(true);
                booking?.tokens.push(next);
                if (booking) booking.session = sessionId;
              })
            : action === 'cancel'
              ? cancelSeat(ports, { token }).then(({ sessionId: left }) => {
                  expect(isCurrent).toBe(true);
                  ends(uid, left);
                })
              : action === 'remove'
                ? removeParticipant(ports, { sessionId, customerId: uid }, asOwner).then(() => {
                    ends(uid, sessionId);
                  })
                : registerAndMerge(person, sessionId),
      );
      if (outcome === 'done') done[action] = (done[action] ?? 0) + 1;
      for (const { id } of sessions) expect(await violationsIn(id)).toEqual([]);
      for (const one of people) {
        const held = (await seatsOf(one.uid)).map(({ session }) => session);
        const alive = known.filter(({ uid: of, session }) => of === one.uid && session !== null);
        expect(held.toSorted()).toEqual(alive.map(({ session }) => session).toSorted());
      }
      if (step % 10 !== 9) continue;
      for (const one of known) {
        const session = at(one);
        for (const [index, mailed] of one.tokens.entries()) {
          const isLast = one.session !== null && index === one.tokens.length - 1;
          expect(await seatByLink(ports, { token: mailed }, 'x')).toMatchObject(
            session === null
              ? { state: 'gone', firstName: null, isOpen: false }
              : {
                  state: 'registered',
                  firstName: one.firstName,
                  session: { id: session },
                  superseded: !isLast,
                  isOpen: isLast,
                },
          );
        }
      }
    }
    expect(Object.keys(done).toSorted()).toEqual([...new Set(ACTIONS)].toSorted());
  },
);
