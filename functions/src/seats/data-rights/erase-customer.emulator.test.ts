import '../../../test/own-project.ts';
import { patient } from '@wbd/tools/host-speed';
import { personCaller } from '../../../test/callers.ts';
import { anAdvisor, anAppointmentRequest, newId, store } from '../../../test/data.ts';
import type { Customer } from '@wbd/domain/customers';
import { registrationSchema, sessionSchema, type Session } from '@wbd/domain/seminars';
import {
  aCustomerNote,
  aDatedNote,
  anInvitation,
  aNotification,
  aReferral,
  anAccount,
} from '@wbd/domain/testing';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  aCrowd,
  aDistinctCustomer,
  cancellationFor,
  giveLogins,
  seatOf,
  type Crowd,
} from '../../../test/crowd.ts';
import { allDocuments } from '../../../test/documents.ts';
import { emptyProject } from '../../../test/empty-project.ts';
import { anInstance } from '../../../test/instances.ts';
import { app, db, parseDocuments, toData } from '../../core/firestore.ts';
import { registerForSession } from '../registering/register-for-session.service.ts';
import { ownRegistrations, resetMailsOfDay } from '../../core/limits.ts';
import { deleteCustomerPorts } from './delete-customer.callable.ts';
import { deleteCustomer, type DeleteCustomerPorts } from './delete-customer.service.ts';
import { eraseStragglers } from './erase-customer.service.ts';

const CUSTOMERS = 1000;
/** more than are removed in one go */
const SESSIONS = 110;
const REFERRED = 120;

let crowd: Crowd;
beforeAll(async () => {
  crowd = await aCrowd(20, 20);
});

const log = vi.fn<DeleteCustomerPorts['log']>();
const ports: DeleteCustomerPorts = { ...deleteCustomerPorts, log };
const asAdvisor = () => ({
  uid: crowd.advisor.id,
  phone: null,
  emailConfirmed: true,
  account: anAccount({ id: crowd.advisor.id }),
  advisor: crowd.advisor,
  refusals: {},
});
const erase = (customer: Customer, own = ports) =>
  deleteCustomer(own, { customerId: customer.id }, asAdvisor());

/** A customer with a login and everything that can be stored about one. */
async function aParticipant(sessions: readonly Session[], referred: readonly Customer[]) {
  const customer = aDistinctCustomer(crowd.advisor.id);
  const writer = db.bulkWriter({ throttling: false });
  const write = (path: string, entity: { id: string }) =>
    void writer.set(db.doc(path), toData(entity));
  write(`customers/${customer.id}`, customer);
  write(`referrals/${customer.id}`, aReferral(customer, crowd.advisor.id));
  write(
    `customerNotes/${customer.id}`,
    aCustomerNote(customer, `${customer.firstName} hat zwei Kinder.`),
  );
  const dated = aDatedNote(customer, { text: `${customer.firstName} baut ein Haus.` });
  write(`datedNotes/${dated.id}`, dated);
  const request = anAppointmentRequest(crowd.advisor.id, {
    customer: customer.id,
    phone: customer.phone ?? '',
  });
  write(`appointmentRequests/${request.id}`, request);
  const told = aNotification(crowd.advisor.id, { customer: customer.id, name: customer.lastName });
  write(`notifications/${told.id}`, told);
  const invitation = anInvitation(crowd.advisor.id, [customer, ...crowd.customers.slice(0, 1)]);
  write(`invitations/${invitation.id}`, invitation);
  for (const session of sessions) {
    for (const [path, entity] of seatOf(session, customer)) write(path, entity);
    const cancelled = cancellationFor(session, customer);
    write(`mails/${cancelled.id}`, cancelled);
    void writer.update(db.doc(`sessions/${session.id}`), {
      registrationCount: FieldValue.increment(1),
    });
  }
  for (const other of referred) {
    write(`referrals/${other.id}`, aReferral(other, customer.id));
    void writer.update(db.doc(`customers/${other.id}`), { inviteBy: customer.id });
  }
  await writer.close();
  await giveLogins([customer]);
  await resetMailsOfDay.take(customer.email ?? '', new Date());
  await ownRegistrations.take(customer.id, new Date());
  return customer;
}

interface Dump {
  documents: ReadonlyMap<string, unknown>;
  logins: unknown[];
  files: unknown[];
}

/** All that is stored anywhere. */
async function dump(): Promise<Dump> {
  const logins: unknown[] = [];
  for (let page: string | undefined; ;) {
    const { users, pageToken } = await getAuth(app).listUsers(1000, page);
    logins.push(...users.map((user) => user.toJSON()));
    if (pageToken === undefined) break;
    page = pageToken;
  }
  const [files] = await getStorage(app).bucket().getFiles();
  return { documents: await allDocuments(), logins, files: files.map((file) => file.metadata) };
}

/** Where something of the customer stands: paths of documents, logins, files. */
function tracesOf(customer: Customer, { documents, logins, files }: Dump): string[] {
  const { id, firstName, lastName, email, phone } = customer;
  const marks = [id, firstName, lastName, email, phone].filter((mark) => mark !== null);
  const speaks = (what: unknown) => marks.some((mark) => JSON.stringify(what).includes(mark));
  return [
    ...[...documents].filter(speaks).map(([path]) => path),
    ...logins.filter(speaks).map(() => 'login'),
    ...files.filter(speaks).map(() => 'file'),
  ];
}

async function expectCountsToMatch(): Promise<void> {
  const [sessions, seats] = await Promise.all([
    db.collection('sessions').get(),
    db.collectionGroup('registrations').get(),
  ]);
  const taken = Map.groupBy(
    parseDocuments(registrationSchema, seats.docs),
    ({ session }) => session,
  );
  for (const { id, registrationCount } of parseDocuments(sessionSchema, sessions.docs)) {
    expect([id, registrationCount]).toEqual([id, taken.get(id)?.length ?? 0]);
  }
}

describe('an erasure that dies', () => {
  /** Ports of a process that dies at its nth step, and what ends when the steps before have come to their end. */
  function dyingAt(step: number): {
    dyingPorts: DeleteCustomerPorts;
    dead: () => Promise<unknown>;
  } {
    const steps: Promise<unknown>[] = [];
    const dying =
      <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) =>
      (...args: Args): Promise<Result> => {
        const running =
          steps.length + 1 >= step ? Promise.reject(new Error('killed')) : run(...args);
        steps.push(running);
        return running;
      };
    const { traces, logins, seats } = ports;
    const dyingPorts: DeleteCustomerPorts = {
      ...ports,
      logins: { remove: dying((uid) => logins.remove(uid)) },
      seats: {
        ...seats,
        takenSeats: {
          ...seats.takenSeats,
          read: dying(async (sessionId, customerId) => {
            const seat = await seats.takenSeats.read(sessionId, customerId);
            return { ...seat, free: dying((mail) => seat.free(mail)) };
          }),
        },
      },
      traces: {
        isCustomer: dying((id) => traces.isCustomer(id)),
        isBeingMerged: dying((id) => traces.isBeingMerged(id)),
        isAdvisor: dying((uid) => traces.isAdvisor(uid)),
        someSessions: dying((id) => traces.someSessions(id)),
        removeStrayRegistration: dying((session, id) =>
          traces.removeStrayRegistration(session, id),
        ),
        removeDocuments: dying((found, id) => traces.removeDocuments(found, id)),
        removeAsReferrer: dying((id) => traces.removeAsReferrer(id)),
        removeAppointments: dying((id) => traces.removeAppointments(id)),
        forgetDeals: dying((id) => traces.forgetDeals(id)),
        forgetInvited: dying((id) => traces.forgetInvited(id)),
        forgetReference: dying((field, id) => traces.forgetReference(field, id)),
        removeCustomer: dying((id) => traces.removeCustomer(id, null)),
      },
    };
    return { dyingPorts, dead: () => Promise.allSettled(steps) };
  }

  test(
    'wherever it dies, counts are right, and repeating it leaves no trace',
    async () => {
      const few = crowd.sessions.slice(0, 2);
      for (let step = 1; ; step++) {
        const customer = await aParticipant(few, crowd.customers.slice(1, 2));
        const { dyingPorts, dead } = dyingAt(step);
        const outcome = await erase(customer, dyingPorts).then(
          () => 'done',
          () => 'killed',
        );
        // a seat may still be freed when another step has died
        await dead();
        await expectCountsToMatch();
        if (outcome === 'done') break;

        const stillThere = (await db.doc(`customers/${customer.id}`).get()).exists;
        if (stillThere) await erase(customer);
        expect(step).toBeLessThan(60);
      }
      expect(tracesOfAnyDistinct(await dump())).toEqual([]);
    },
    patient(180_000),
  );

  function tracesOfAnyDistinct({ documents, logins }: Dump): unknown[] {
    return [...documents, ...logins].filter((what) => JSON.stringify(what).includes('zdenka'));
  }
});

test('while several are erased from the same sessions and others register, counts stay right', async () => {
  const few = crowd.sessions.slice(0, 3);
  // one after the other: each writes the counts of the same sessions
  const victims = [
    await aParticipant(few, []),
    await aParticipant(few, []),
    await aParticipant(few, []),
  ];
  const newcomers = crowd.customers.slice(3, 9);
  await Promise.all([
    ...victims.map((customer) => erase(customer)),
    ...newcomers.map(({ id: customerId }, index) =>
      registerForSession(
        anInstance(),
        { who: 'customer', sessionId: few[index % 3]?.id ?? '', customerId, again: true },
        asAdvisor(),
      ),
    ),
  ]);
  await expectCountsToMatch();
});

test('a customer who is also an advisor keeps the login and the referrals of the advisor’s links', async () => {
  const customer = aDistinctCustomer(crowd.advisor.id);
  await store('customers', customer);
  await store('advisors', anAdvisor({ id: customer.id }));
  await giveLogins([customer]);
  const [friend] = crowd.customers.slice(2, 3);
  if (!friend) throw new Error('no one there');
  await db.doc(`customers/${friend.id}`).update({ inviteBy: customer.id });
  await erase(customer);
  expect((await db.doc(`customers/${customer.id}`).get()).exists).toBe(false);
  expect((await getAuth(app).getUser(customer.id)).uid).toBe(customer.id);
  expect((await db.doc(`customers/${friend.id}`).get()).get('inviteBy')).toBe(customer.id);
});

test('a seat whose session is gone goes, too', async () => {
  const customer = aDistinctCustomer(crowd.advisor.id);
  await store('customers', customer);
  const [session] = crowd.sessions;
  if (!session) throw new Error('no session');
  for (const [path, entity] of seatOf({ ...session, id: newId('gone') }, customer)) {
    await db.doc(path).set(toData(entity));
  }
  await erase(customer);
  expect(tracesOf(customer, await dump())).toEqual([]);
});

test('a person who registers again during the erasure is a customer again, with the confirmed seat', async () => {
  const [first, second] = crowd.sessions;
  if (!first || !second) throw new Error('no sessions');
  const customer = await aParticipant([first], []);
  const { firstName, lastName, id: uid, phone } = customer;
  const person = { firstName, lastName, email: `neu.${uid}@example.org` };
  const register = () =>
    registerForSession(
      anInstance(),
      { who: 'self', sessionId: second.id, advisorId: crowd.advisor.id, ...person },
      personCaller(uid, phone),
    );
  const meanwhile = {
    ...ports,
    traces: {
      ...ports.traces,
      async removeCustomer(id: string) {
        await ports.traces.removeCustomer(id, null);
        await register();
      },
    },
  };

  await erase(customer, meanwhile);
  // the event of the deletion comes late
  await eraseStragglers(ports, uid);

  const seats = await db.collectionGroup('registrations').where('customer', '==', uid).get();
  const mails = await db.collection('mails').where('customer', '==', uid).get();
  expect(seats.docs.map(({ ref }) => ref.parent.parent?.id)).toEqual([second.id]);
  expect(mails.size).toBe(1);
  expect((await db.doc(`customers/${uid}`).get()).get('email')).toBe(person.email);
  await expectCountsToMatch();
});

test(
  'a customer among 1,000 is erased: documents, logins and files have no trace',
  async () => {
    await emptyProject();
    crowd = await aCrowd(CUSTOMERS, SESSIONS);
    await getStorage(app)
      .bucket()
      .file(`testimonials/video/${newId('file')}.mp4`)
      .save('film', { metadata: { metadata: { owner: crowd.advisor.id } } });
    const customer = await aParticipant(crowd.sessions, crowd.customers.slice(0, REFERRED));
    const before = await dump();
    // the customer, how they came, the referrals and customers they brought, a seat and two mails for each session; two notes,
    // an invitation, a wish for an appointment, what the advisor was told, the login
    expect(tracesOf(customer, before)).toHaveLength(6 + 2 * REFERRED + 3 * SESSIONS + 2);

    const started = performance.now();
    await erase(customer);
    const seconds = (performance.now() - started) / 1000;
    process.stdout.write(
      `erased 1 of ${CUSTOMERS + 1} customers (${SESSIONS} seats, ${before.documents.size} documents in all) in ${seconds.toFixed(1)} s\n`,
    );

    const after = await dump();
    expect(tracesOf(customer, after)).toEqual([]);
    await expectCountsToMatch();
    expect(log).toHaveBeenLastCalledWith({
      registrations: SESSIONS,
      mails: 2 * SESSIONS,
      referred: 2 * REFERRED,
    });
    // nothing else is gone, and nothing is new
    const gone = [...before.documents.keys()].filter((path) => !after.documents.has(path));
    // the customer, their referral, two notes, wish for an appointment and what the advisor was told, seats and mails, the referrals that only they could read
    expect(gone).toHaveLength(6 + 3 * SESSIONS + REFERRED);
    expect([...after.documents.keys()].filter((path) => !before.documents.has(path))).toEqual([]);
    // a limit that could be erased would be none
    const resets = async () => {
      let allowed = 0;
      while (await resetMailsOfDay.take(customer.email ?? '', new Date())) allowed += 1;
      return allowed;
    };
    expect(await resets()).toBe(7);
    expect(after.logins).toHaveLength(before.logins.length - 1);
    expect(after.files).toEqual(before.files);
  },
  patient(120_000),
);
