import '../../test/own-project.ts';
import { aCustomer, anOffer, aSession, store } from '../../test/data.ts';
import { randomPhone } from '../../test/people.ts';
import { aListInstance, placesOf, violationsIn } from '../../test/waiting-lists.ts';
import { AppError, bookingOf, registrationSchema, type Registration } from '@wbd/domain';
import { expect, test } from 'vitest';
import { db, parseDocuments } from '../gateways/firestore.ts';
import { cancelSeat } from './cancel-seat.service.ts';
import { moveSeat } from './move-seat.service.ts';
import { registerForSession } from './register-for-session.service.ts';
import { removeParticipant } from './remove-participant.service.ts';
import { seatByLink } from './seat-by-link.service.ts';
import { requireSeatToken, seatToken } from './seat-token.ts';

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
  const asOwner = { uid: advisor.id, phone: null, emailConfirmed: true };
  const aPerson = (firstName: string) => {
    const caller = {
      uid: `${firstName}-${advisor.id}`,
      phone: randomPhone(),
      emailConfirmed: false,
    };
    return {
      uid: caller.uid,
      firstName,
      register: (sessionId: string, again = false, by = aListInstance()) =>
        registerForSession(
          by,
          {
            ...{ who: 'self', sessionId, advisorId: advisor.id, again },
            ...{ firstName, lastName: 'Muster', email: `${firstName}@example.org` },
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
      ...{ state: 'registered', superseded: true, isOpen: false, session: { id: a } },
      ...{ meetingLink: null, access: null, calendar: null },
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
    ...{ state: 'gone', ended: { reason: 'removed' } },
  });
});

/** The same numbers in every run. */
function generator(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

test(
  'REG-09 any order of changes leaves one seat a person, right counts, and links that show their own booking',
  LONG,
  async () => {
    const { sessions, asOwner, aPerson } = await aSeries();
    const random = generator(20_261_125);
    const people = ['Eva', 'Jörg', 'Ada', 'Ute'].map(aPerson);
    const mailed: { token: string; firstName: string }[] = [];
    const ports = aListInstance();
    const pick = <Item>(items: readonly Item[]): Item => {
      const item = items[random(items.length)];
      if (item === undefined) throw new Error('nothing to pick');
      return item;
    };
    for (let step = 0; step < STEPS; step++) {
      const person = pick(people);
      const sessionId = pick(sessions).id;
      const own = mailed.filter(({ firstName }) => firstName === person.firstName);
      const keep = (token: string | null) =>
        mailed.push({ token: token ?? '', firstName: person.firstName });
      const action = own.length === 0 ? 0 : random(5);
      await codeOf(
        action < 2
          ? person.register(sessionId).then(({ seatToken: token }) => keep(token))
          : action === 2
            ? moveSeat(ports, { ...pick(own), sessionId }).then(({ token }) => keep(token))
            : action === 3
              ? cancelSeat(ports, pick(own))
              : removeParticipant(ports, { sessionId, customerId: person.uid }, asOwner),
      );
      for (const { uid } of people) expect((await seatsOf(uid)).length).toBeLessThanOrEqual(1);
      for (const { id } of sessions) expect(await violationsIn(id)).toEqual([]);
      if (step % 10 !== 9) continue;
      const places = await Promise.all(sessions.map(({ id }) => placesOf(id)));
      const seats = places.flatMap(({ registrations }) => registrations);
      for (const { token, firstName } of mailed) {
        const { booking } = requireSeatToken(token);
        const seat = seats.find((one) => bookingOf(one) === booking);
        const seen = await seatByLink(ports, { token }, 'x');
        expect(seen).toMatchObject(
          seat
            ? {
                ...{ state: 'registered', firstName, session: { id: seat.session } },
                superseded: seatToken(seat) !== token,
              }
            : { state: 'gone', firstName: null },
        );
      }
    }
    expect(mailed.length).toBeGreaterThan(10);
  },
);
