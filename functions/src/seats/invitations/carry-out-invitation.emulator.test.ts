import '../../../test/own-project.ts';
import { callerOf } from '../../../test/callers.ts';
import { aCustomer, anOffer, store } from '../../../test/data.ts';
import { anInstance } from '../../../test/instances.ts';
import {
  DECLARED,
  invitationPorts,
  storedInvitation,
  type AllInvitationPorts,
} from '../../../test/invitations.ts';
import { mailsTo, sourceOf } from '../../../test/mailbox.ts';
import { ports as deliverPorts } from '../../../test/outbox.ts';
import type { Customer } from '@wbd/domain/customers';
import { expect, test, vi } from 'vitest';
import { db } from '../../core/firestore.ts';
import { withTrace } from '../../core/log/trace.ts';
import { carryOutInvitation } from './carry-out-invitation.service.ts';
import { LEASE_MS } from './invitation-states.ts';
import { forgetInvited } from './invitations-of-customer.repository.ts';
import { inviteToSession } from './invite-to-session.service.ts';

const instance = anInstance();
const ports = (changes: Partial<AllInvitationPorts> = {}) =>
  invitationPorts(instance, deliverPorts, changes);
const later = (milliseconds: number) => () => new Date(Date.now() + milliseconds);

/** An invitation of own customers that nothing carries out yet. */
async function anOrder(
  withPorts = ports(),
  lastNames = ['Eins', 'Zwei', 'Drei'],
  { places = 20, waits = false } = {},
) {
  const { advisor, session } = await anOffer({ session: { maxParticipants: places } });
  const customers = await Promise.all(
    lastNames.map((lastName) =>
      store('customers', aCustomer(advisor.id, { firstName: 'Ada', lastName })),
    ),
  );
  const customerIds = customers.map(({ id }) => id);
  const { invitationId } = await inviteToSession(
    withPorts,
    { who: 'own', sessionId: session.id, customerIds, waits, declaration: DECLARED },
    callerOf(advisor),
  );
  return { advisor, session, customers, id: invitationId };
}

/** A failure is named by its code. */
const statesOf = async (id: string) =>
  (await storedInvitation(id)).people.map(({ state, code }) => code ?? state);

/** The inbox shows a mail a moment after it has accepted it. */
async function expectMails(customers: readonly Customer[], counts: number[]): Promise<void> {
  await vi.waitFor(async () => {
    const mails = await Promise.all(customers.map(({ email }) => mailsTo(email ?? '')));
    expect(mails.map(({ length }) => length)).toEqual(counts);
  });
}

test('SEM-08 the call answers with an invitation that names everyone, and has taken no seat yet', async () => {
  const { advisor, session, customers, id } = await anOrder();
  const invitation = await storedInvitation(id);
  expect(invitation).toMatchObject({
    advisor: advisor.id,
    session: session.id,
    who: 'own',
    finished: false,
    leaseUntil: null,
    customers: customers.map((customer) => customer.id),
  });
  expect(invitation.people.map(({ name, state }) => [name, state])).toEqual([
    ['Ada Eins', 'waiting'],
    ['Ada Zwei', 'waiting'],
    ['Ada Drei', 'waiting'],
  ]);
  const days = (invitation.expiresAt.getTime() - invitation.createdAt.getTime()) / 86_400_000;
  expect(days).toBe(7);
  expect((await db.collection(`sessions/${session.id}/registrations`).get()).size).toBe(0);
});

test('the mails of an invitation carry the trace of the click that ordered it', async () => {
  const { customers, id } = await withTrace('k7qmz2xp', () => anOrder(ports(), ['Eins']));
  await carryOutInvitation(ports(), id);
  await expectMails(customers, [1]);
  const [mail] = await mailsTo(customers[0]?.email ?? '');
  expect(mail && (await sourceOf(mail))).toContain('X-Trace: k7qmz2xp');
});

/** A clock by which each result is written at once. */
function slowClock(): () => number {
  let time = 0;
  return () => (time += 1_500);
}

/** Ports of a process that dies when it writes for the nth time; it writes each result at once. */
function dyingAt(step: number): AllInvitationPorts {
  const { invitations } = ports();
  let steps = 0;
  return ports({
    clock: slowClock(),
    invitations: {
      ...invitations,
      change: (id, decide) =>
        ++steps >= step ? Promise.reject(new Error('killed')) : invitations.change(id, decide),
    },
  });
}

test('SEM-08 wherever a process dies, the next one goes on, and everyone has one seat and one mail', async () => {
  for (let step = 1; ; step++) {
    const { session, customers, id } = await anOrder(ports(), ['Eins', 'Zwei']);
    const outcome = await carryOutInvitation(dyingAt(step), id).then(
      () => 'done',
      () => 'killed',
    );
    await carryOutInvitation(ports({ now: later(LEASE_MS + 1_000) }), id);
    expect(await statesOf(id)).toEqual(['invited', 'invited']);
    await expectMails(customers, [1, 1]);
    const seats = await db.collection(`sessions/${session.id}/registrations`).get();
    expect(seats.size).toBe(2);
    if (outcome === 'done') break;
    expect(step).toBeLessThan(20);
  }
});

test('SEM-08 people without a seat join the waiting list once, wherever a process dies', async () => {
  for (let step = 1; ; step++) {
    const options = { places: 1, waits: true };
    const { session, customers, id } = await anOrder(ports(), ['Eins', 'Zwei'], options);
    const outcome = await carryOutInvitation(dyingAt(step), id).then(
      () => 'done',
      () => 'killed',
    );
    await carryOutInvitation(ports({ now: later(LEASE_MS + 1_000) }), id);
    const { people } = await storedInvitation(id);
    expect(people.map(({ state, place }) => [state, place])).toEqual([
      ['invited', 'seat'],
      ['invited', 'waiting'],
    ]);
    await expectMails(customers, [1, 1]);
    const path = `sessions/${session.id}`;
    const [seats, waiting] = await Promise.all([
      db.collection(`${path}/registrations`).get(),
      db.collection(`${path}/waiting`).get(),
    ]);
    expect([seats.size, waiting.size]).toEqual([1, 1]);
    expect((await db.doc(path).get()).get('waitingCount')).toBe(1);
    if (outcome === 'done') break;
    expect(step).toBeLessThan(20);
  }
});

test('SEM-08 a second process has to come again while the first one works, and finds nothing to do afterwards', async () => {
  const { customers, id } = await anOrder();
  const { mail } = ports();
  const others: Promise<string>[] = [];
  const working = ports({
    mail: {
      ...mail,
      deliver(of) {
        const other = carryOutInvitation(ports(), id);
        others.push(other.then(() => 'nothing to do', String));
        return mail.deliver(of);
      },
    },
  });
  await carryOutInvitation(working, id);
  expect(await Promise.all(others)).toContain(`Error: invitations/${id} is being carried out`);
  await carryOutInvitation(ports(), id);
  expect(await statesOf(id)).toEqual(['invited', 'invited', 'invited']);
  await expectMails(customers, [1, 1, 1]);
});

test('SEM-08 how far it is can be read while it is being carried out', async () => {
  const { id } = await anOrder();
  const seen: unknown[] = [];
  const clock = slowClock();
  const { mail, people } = ports({ clock });
  const watched = ports({
    clock,
    people: {
      ...people,
      async customer(customerId) {
        seen.push(await statesOf(id));
        return people.customer(customerId);
      },
    },
    mail: {
      ...mail,
      async deliver(of) {
        seen.push(await statesOf(id));
        return mail.deliver(of);
      },
    },
  });
  await carryOutInvitation(watched, id);
  expect(seen).toContainEqual(['waiting', 'waiting', 'waiting']);
  expect(seen).toContainEqual(['registered', 'waiting', 'waiting']);
  expect(seen).toContainEqual(['registered', 'registered', 'registered']);
  expect((await storedInvitation(id)).finished).toBe(true);
});

test('SEM-08 a customer who is erased meanwhile is not named any more', async () => {
  const { customers, id } = await anOrder();
  const [first] = customers;
  if (!first) throw new Error('no one there');
  const { people } = ports();
  const erasing = ports({
    people: {
      ...people,
      async customer(customerId) {
        await db.doc(`customers/${first.id}`).delete();
        await forgetInvited(first.id);
        return people.customer(customerId);
      },
    },
  });
  await carryOutInvitation(erasing, id);
  const invitation = await storedInvitation(id);
  expect(JSON.stringify(invitation)).not.toContain(first.id);
  expect(invitation.people.map(({ name, state }) => [name, state])).toEqual([
    ['Ada Zwei', 'invited'],
    ['Ada Drei', 'invited'],
  ]);
  expect(invitation.finished).toBe(true);
});

test('SEM-08 an invitation that could not be carried out for an hour is over, and one that is gone is nothing', async () => {
  const { session, id } = await anOrder();
  await carryOutInvitation(ports({ now: later(3_700_000) }), id);
  const { people, finished } = await storedInvitation(id);
  expect(people.map(({ code }) => code)).toEqual(['unavailable', 'unavailable', 'unavailable']);
  expect(finished).toBe(true);
  expect((await db.collection(`sessions/${session.id}/registrations`).get()).size).toBe(0);
  await db.doc(`invitations/${id}`).delete();
  await carryOutInvitation(ports(), id);
});

test('SEM-08 an advisor who invites again and again is refused before anything is stored', async () => {
  const calls = { take: () => Promise.resolve(false) };
  await expect(anOrder(ports({ calls }))).rejects.toMatchObject({ code: 'rate/limited' });
});
