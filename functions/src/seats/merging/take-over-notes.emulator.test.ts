import '../../../test/own-project.ts';
import type { Advisor } from '@wbd/domain/advisors';
import { consentTo } from '@wbd/domain/consents';
import { customerSchema, referralSchema, type Customer } from '@wbd/domain/customers';
import { mailSchema } from '@wbd/domain/mails';
import { registrationSchema, sessionSchema, type Session } from '@wbd/domain/seminars';
import { beforeEach, describe, expect, test } from 'vitest';
import { callerOf, personCaller } from '../../../test/callers.ts';
import { aCustomer, anAdvisor, anOffer, aRegistration, newId, store } from '../../../test/data.ts';
import { emptyProject } from '../../../test/empty-project.ts';
import { anInstance } from '../../../test/instances.ts';
import { invitationPorts, inviteAndCarryOut } from '../../../test/invitations.ts';
import { ports as deliverPorts } from '../../../test/outbox.ts';
import { randomPhone } from '../../../test/people.ts';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { confirmationMail } from '../../mail/occasions/registration-mails.ts';
import { registerForSession } from '../registering/register-for-session.service.ts';
import { mergePorts } from './merge-ports.ts';
import { enterCustomer } from '../../people/customers/enter-customer.service.ts';
import { eraseStragglers } from '../data-rights/erase-customer.service.ts';
import { mergeCustomers } from './merge-customers.service.ts';
import { finishMerge, type MergePorts } from './merge.service.ts';

beforeEach(emptyProject);

const instance = anInstance();

/** A person as they introduce themselves, with a login of their own once they have proven the number. */
const newPerson = () => ({
  uid: newId('login'),
  firstName: 'Jörg',
  lastName: 'Weiß-Özdemir',
  email: `${newId('joerg')}@example.org`,
  phone: randomPhone(),
});
type Person = ReturnType<typeof newPerson>;

function register(person: Person, advisor: Advisor, session: Session, ports = instance) {
  const { uid, phone, firstName, lastName, email } = person;
  const input = { sessionId: session.id, advisorId: advisor.id, firstName, lastName, email };
  const caller = personCaller(uid, phone);
  return registerForSession(ports, { who: 'self', ...input }, caller);
}

const enter = (
  { firstName, lastName, email, phone }: Omit<Person, 'phone'> & { phone: string | null },
  advisor: Advisor,
) =>
  enterCustomer(
    mergePorts,
    { firstName, lastName, email, phone, bday: null, job: null },
    callerOf(advisor),
  );

/** Types the person in and registers them, as an advisor does on the registration page. */
async function typeIn(person: Parameters<typeof enter>[0], advisor: Advisor, session: Session) {
  const { id } = await enter(person, advisor);
  await registerForSession(
    instance,
    { who: 'customer', sessionId: session.id, customerId: id },
    callerOf(advisor),
  ).catch(unlessDuplicate);
}

async function invite(person: Person, advisor: Advisor, session: Session) {
  const { firstName, lastName, email } = person;
  const people = [{ firstName, lastName, email, bday: null, job: null }];
  const input = { who: 'external', sessionId: session.id, people } as const;
  await inviteAndCarryOut(invitationPorts(instance, deliverPorts), { ...input, people }, advisor);
}

function unlessDuplicate(error: unknown): void {
  if (String(error) !== 'AppError: registration/duplicate') throw error;
}

async function customersOf(advisor: Advisor): Promise<Customer[]> {
  const found = await db.collection('customers').where('advisor', '==', advisor.id).get();
  return parseDocuments(customerSchema, found.docs);
}

/** The seats of a session; their number has to be what the session counts. */
async function seatsOf({ id }: Session) {
  const [session, seats] = await Promise.all([
    db.doc(`sessions/${id}`).get(),
    db.collection(`sessions/${id}/registrations`).get(),
  ]);
  expect(parseDocument(sessionSchema, session)?.registrationCount).toBe(seats.size);
  return parseDocuments(registrationSchema, seats.docs);
}

async function mailsOf(customer: string) {
  const found = await db.collection('mails').where('customer', '==', customer).get();
  return parseDocuments(mailSchema, found.docs);
}

const ASKED_AT = new Date('2026-02-03T12:00:00Z');

/** A note with everything that can hang on one. */
async function aNote(advisor: Advisor, person: Person, sessions: readonly Session[]) {
  const note = await store(
    'customers',
    aCustomer(advisor.id, {
      firstName: 'Jörg',
      lastName: 'Weiss Oezdemir',
      phone: person.phone,
      bday: '1990-02-28',
      job: 'Beamter',
      lastContact: new Date('2026-02-01T12:00:00Z'),
      inviteBy: 'friend',
    }),
  );
  await store('referrals', {
    id: note.id,
    customer: note.id,
    referrer: 'friend',
    advisor: advisor.id,
    name: 'Jörg W.',
    createdAt: new Date(),
    appointmentAt: ASKED_AT,
  });
  for (const session of sessions) {
    const seat = aRegistration(session, note, { registeredAt: new Date() });
    await db.doc(`sessions/${session.id}/registrations/${note.id}`).set(toData(seat));
    await db.doc(`sessions/${session.id}`).update({ registrationCount: 1 });
    await store('mails', { ...confirmationMail(seat), state: 'sent' });
  }
  return note;
}

describe('REG-05 SEM-08 one person is one customer of an advisor, with one seat in a session, once entries without a number are merged', () => {
  const ways = {
    'typed in': typeIn,
    imported: (person: Person, advisor: Advisor, session: Session) =>
      // a file without numbers
      typeIn({ ...person, phone: null }, advisor, session),
    invited: invite,
    'registered by phone': (person: Person, advisor: Advisor, session: Session) =>
      register(person, advisor, session)
        .then(() => undefined)
        .catch(unlessDuplicate),
  };
  type Way = keyof typeof ways;
  const names: Way[] = ['typed in', 'imported', 'invited', 'registered by phone'];
  const orders = permutations(names);

  test.each(orders.map((order) => [order.join(', '), order] as const))('%s', async (_n, order) => {
    const { advisor, session } = await anOffer();
    const person = newPerson();
    for (const way of order) await ways[way](person, advisor, session);

    await mergeEntriesOf(person, advisor);
    const { firstName, lastName, email, phone } = person;
    expect(await customersOf(advisor)).toMatchObject([
      { id: person.uid, proven: true, firstName, lastName, email, phone },
    ]);
    const seats = await seatsOf(session);
    expect(seats.map(({ id, customer }) => [id, customer])).toEqual([[person.uid, person.uid]]);
  });

  test('and all at once', async () => {
    for (let round = 0; round < 4; round++) {
      const { advisor, session } = await anOffer();
      const person = newPerson();
      await Promise.allSettled(names.map((way) => ways[way](person, advisor, session)));
      // the first one is there; the person settles it
      await register(person, advisor, session).catch(unlessDuplicate);
      await mergeEntriesOf(person, advisor);
      expect((await customersOf(advisor)).map(({ id }) => id)).toEqual([person.uid]);
      expect((await seatsOf(session)).map(({ id }) => id)).toEqual([person.uid]);
    }
  });
});

/** The advisor accepts what the CRM proposes: at most one entry, made by address and name alone, is still apart. */
async function mergeEntriesOf(person: Person, advisor: Advisor): Promise<void> {
  const entries = (await customersOf(advisor)).filter(({ id }) => id !== person.uid);
  expect(entries.length).toBeLessThanOrEqual(1);
  for (const { id, phone, email } of entries) {
    expect([phone, email]).toEqual([null, person.email]);
    await mergeCustomers(
      mergePorts,
      { customerId: person.uid, duplicateId: id },
      callerOf(advisor),
    );
  }
}

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first) =>
    permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}

test('REG-05 PUB-17 what was noted goes over to the person: seats, mails, birthday, job, last contact, referral', async () => {
  const { advisor, session: first, seminar } = await anOffer();
  const { session: second } = await anOffer({ advisor, session: { seminar: seminar.id } });
  const { session: third } = await anOffer();
  const person = newPerson();
  const note = await aNote(advisor, person, [first, second]);
  const mails = await mailsOf(note.id);
  await db
    .doc(`sessions/${first.id}/registrations/${note.id}`)
    .update({ attended: true, invitedBy: 'Petra Prüfstein' });

  await register(person, advisor, third);

  const { firstName, lastName, email, phone, uid } = person;
  const customers = await customersOf(advisor);
  const consent = consentTo('registration', customers[0]?.consent?.at ?? new Date(0));
  expect(customers).toEqual([
    {
      ...note,
      id: uid,
      proven: true,
      firstName,
      lastName,
      email,
      phone,
      consent,
      otherEmails: [note.email],
    },
  ]);
  for (const session of [first, second, third]) {
    expect((await seatsOf(session)).map(({ id }) => id)).toEqual([uid]);
  }
  const [seat] = await seatsOf(first);
  // the seat is the same: its mails and the calendar entry are known by who took it
  expect(seat).toMatchObject({ attended: true, invitedBy: 'Petra Prüfstein', takenAs: note.id });
  const moved = (await mailsOf(uid)).filter(({ state }) => state === 'sent');
  expect(new Set(moved.map(({ id }) => id))).toEqual(new Set(mails.map(({ id }) => id)));
  if (!seat) throw new Error('the seat is gone');
  expect(mails.map(({ id }) => id)).toContain(confirmationMail(seat).id);
  expect(await mailsOf(note.id)).toEqual([]);
  const referral = parseDocument(referralSchema, await db.doc(`referrals/${uid}`).get());
  expect(referral).toMatchObject({
    customer: uid,
    referrer: 'friend',
    appointmentAt: ASKED_AT,
  });
  expect((await db.doc(`referrals/${note.id}`).get()).exists).toBe(false);
  expect((await db.doc(`customerMerges/${note.id}`).get()).exists).toBe(false);
});

test('REG-05 a seat twice becomes one, and keeps that the person came', async () => {
  const { advisor, session } = await anOffer();
  const person = newPerson();
  await register(person, advisor, session);
  const note = await aNote(advisor, { ...person, email: newId('x') }, []);
  await db
    .doc(`sessions/${session.id}/registrations/${note.id}`)
    .set(toData(aRegistration(session, note, { attended: true })));
  await db.doc(`sessions/${session.id}`).update({ registrationCount: 2 });

  const { session: other } = await anOffer();
  await register({ ...person, email: `${newId('neu')}@example.org` }, advisor, other);

  expect(await seatsOf(session)).toMatchObject([{ id: person.uid, attended: true }]);
});

test('REG-05 a person whose note has a seat gets that answer instead of (Ausgebucht), and nothing else changes', async () => {
  const { advisor, session } = await anOffer({ session: { maxParticipants: 1 } });
  const person = newPerson();
  await aNote(advisor, person, [session]);
  await expect(register(person, advisor, session)).rejects.toMatchObject({
    code: 'registration/duplicate',
  });
  expect((await seatsOf(session)).map(({ id }) => id)).toEqual([person.uid]);
});

test('a mail that is being written while the seat moves is sent later, not dropped', async () => {
  const { advisor, session } = await anOffer();
  const person = newPerson();
  const note = await aNote(advisor, person, [session]);
  const [mail] = await mailsOf(note.id);
  if (!mail) throw new Error('no mail');
  await db.doc(`mails/${mail.id}`).update({ state: 'claimed', attempts: 1 });

  await register(person, advisor, session).catch(unlessDuplicate);

  expect(await mailsOf(person.uid)).toMatchObject([{ id: mail.id, state: 'queued', attempts: 1 }]);
});

describe('REG-07 CRM-03 proof decides ownership', () => {
  test('a person stays with the advisor with whom they proved the number first', async () => {
    const [first, second] = [await anOffer(), await anOffer()];
    const person = newPerson();
    await register(person, first.advisor, first.session);
    await register(person, second.advisor, second.session);
    expect((await customersOf(first.advisor)).map(({ id }) => id)).toEqual([person.uid]);
    expect(await customersOf(second.advisor)).toEqual([]);
  });

  test('another advisor’s note stays what it is, also when the person comes to that page later', async () => {
    const [mine, other] = [await anOffer(), await anOffer()];
    const person = newPerson();
    const note = await aNote(other.advisor, person, []);
    await register(person, mine.advisor, mine.session);
    await register(person, other.advisor, other.session);
    expect(await customersOf(other.advisor)).toEqual([note]);
    expect(await customersOf(mine.advisor)).toMatchObject([
      { id: person.uid, bday: null, job: null, inviteBy: null },
    ]);
  });

  test('a document under the login that the person has not proven gives its advisor no right', async () => {
    const { advisor, session } = await anOffer();
    const person = newPerson();
    const squatter = await store('advisors', anAdvisor());
    await store('customers', aCustomer(squatter.id, { id: person.uid, phone: person.phone }));
    await register(person, advisor, session);
    expect(await customersOf(squatter)).toEqual([]);
    expect(await customersOf(advisor)).toMatchObject([{ id: person.uid, proven: true }]);
  });

  test('two people who proved their numbers stay two, with one address', async () => {
    const { advisor, session } = await anOffer();
    const person = newPerson();
    const partner = { ...newPerson(), email: person.email };
    await Promise.all([person, partner].map((one) => register(one, advisor, session)));
    expect(await customersOf(advisor)).toHaveLength(2);
    expect(await seatsOf(session)).toHaveLength(2);
  });
});

describe('a take-over that dies', () => {
  /** Parts of a process that dies at its nth step. */
  function dyingAt(step: number): Pick<MergePorts, 'entries' | 'merges'> {
    let steps = 0;
    const dying =
      <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) =>
      (...args: Args): Promise<Result> =>
        ++steps >= step ? Promise.reject(new Error('killed')) : run(...args);
    const { entries, merges } = mergePorts;
    return {
      entries: {
        ...entries,
        read: dying((id) => entries.read(id)),
        find: dying((advisor, contacts) => entries.find(advisor, contacts)),
        write: dying((change) => entries.write(change)),
      },
      merges: {
        into: dying((id) => merges.into(id)),
        read: dying((from) => merges.read(from)),
        movePlaces: dying((session, order) => merges.movePlaces(session, order)),
        moveTraces: dying((order) => merges.moveTraces(order)),
        remove: dying((from) => merges.remove(from)),
      },
    };
  }

  async function expectOneOf(person: Person, advisor: Advisor, sessions: readonly Session[]) {
    expect((await customersOf(advisor)).map(({ id, bday }) => [id, bday])).toEqual([
      [person.uid, '1990-02-28'],
    ]);
    for (const session of sessions) {
      expect((await seatsOf(session)).map(({ id }) => id)).toEqual([person.uid]);
    }
    expect(await mailsOf(person.uid)).toHaveLength(sessions.length);
    expect((await db.doc(`referrals/${person.uid}`).get()).exists).toBe(true);
  }

  test.each(['the trigger', 'the person, who tries again'])(
    'wherever it dies, counts are right, and %s finishes it',
    async (who) => {
      for (let step = 1; ; step++) {
        const { advisor, session: first } = await anOffer();
        const { session: second } = await anOffer();
        const person = newPerson();
        const note = await aNote(advisor, person, [first, second]);
        const outcome = await register(person, advisor, first, {
          ...instance,
          merging: { ...instance.merging, ...dyingAt(step) },
        }).then(() => 'done', String);
        await Promise.all([first, second].map(seatsOf));
        // the event of the note's deletion, whenever it comes
        await eraseStragglersOnceDeleted(note);

        if (who === 'the trigger') await finishMerge(mergePorts, note.id);
        await register(person, advisor, first).catch(unlessDuplicate);
        if (who !== 'the trigger') await finishMerge(mergePorts, note.id);
        await eraseStragglersOnceDeleted(note);
        await expectOneOf(person, advisor, [first, second]);
        if (outcome.includes('registration/duplicate')) break;
        expect(outcome).toBe('Error: killed');
        expect(step).toBeLessThan(30);
      }
    },
    60_000,
  );

  async function eraseStragglersOnceDeleted({ id }: Customer): Promise<void> {
    if (!(await db.doc(`customers/${id}`).get()).exists) await eraseStragglers(mergePorts, id);
  }

  test('a person who is erased meanwhile takes what was on its way along', async () => {
    const { advisor, session } = await anOffer();
    const person = newPerson();
    const note = await aNote(advisor, person, [session]);
    const stopped = {
      ...mergePorts.merges,
      movePlaces: () => Promise.reject(new Error('killed')),
    };
    const dying = { ...instance, merging: { ...instance.merging, merges: stopped } };
    await expect(register(person, advisor, session, dying)).rejects.toThrow('killed');
    await db.doc(`customers/${person.uid}`).delete();

    await finishMerge(mergePorts, note.id);

    expect(await seatsOf(session)).toEqual([]);
    for (const id of [note.id, person.uid]) expect(await mailsOf(id)).toEqual([]);
    expect((await db.doc(`customerMerges/${note.id}`).get()).exists).toBe(false);
  });

  test('several processes that finish it at once do it once', async () => {
    const { advisor, session } = await anOffer();
    const person = newPerson();
    const note = await aNote(advisor, person, [session]);
    const stopped = { ...mergePorts.merges, read: () => Promise.resolve(null) };
    const dying = { ...instance, merging: { ...instance.merging, merges: stopped } };
    const other = await anOffer();
    await register(person, advisor, other.session, dying);
    await Promise.all([1, 2, 3, 4].map(() => finishMerge(anInstance().merging, note.id)));
    expect((await seatsOf(session)).map(({ id }) => id)).toEqual([person.uid]);
  });
});
