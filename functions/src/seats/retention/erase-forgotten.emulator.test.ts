import '../../../test/own-project.ts';
import type { Customer } from '@wbd/domain/customers';
import { mailSchema } from '@wbd/domain/mails';
import { aCustomerNote, aDatedNote, aReferral } from '@wbd/domain/testing';
import { patient } from '@wbd/tools/host-speed';
import { beforeEach, expect, test } from 'vitest';
import {
  aCustomer,
  anAdvisor,
  anAppointmentRequest,
  anOffer,
  aRegistration,
  store,
} from '../../../test/data.ts';
import { allDocuments } from '../../../test/documents.ts';
import { dying } from '../../../test/dying.ts';
import { emptyProject } from '../../../test/empty-project.ts';
import { db, parseDocuments, toData } from '../../core/firestore.ts';
import { readAnnouncedCustomers } from '../../mail/letters/erasure-announced/announced-customers.repository.ts';
import { eraseForgotten } from './erase-forgotten.service.ts';
import { eraseForgottenPorts } from './erase-forgotten.trigger.ts';
import { readRetentionDays } from './retention-report.repository.ts';

const OLD = new Date('2022-03-01T10:00:00Z');
const RECENT = new Date('2025-06-01T10:00:00Z');
const NOTICE_DAY = new Date('2026-12-02T00:30:00Z');
const ERASURE_DAY = new Date('2027-01-01T00:30:00Z');

beforeEach(emptyProject);

const portsAt = (now: Date) => ({ ...eraseForgottenPorts, now: () => now });
const runAt = (now: Date, ports = portsAt(now)) =>
  eraseForgotten(ports, new Date(now.getTime() + 1));

const forgotten = (advisor: string, changes: Partial<Customer> = {}) =>
  store('customers', aCustomer(advisor, { registered: OLD, reviewOn: '2025-12-02', ...changes }));

async function leftOf(customers: readonly Customer[]): Promise<string[]> {
  const refs = customers.map(({ id }) => db.doc(`customers/${id}`));
  return (await db.getAll(...refs)).filter(({ exists }) => exists).map(({ id }) => id);
}

const stored = async ({ id }: Customer) => (await db.doc(`customers/${id}`).get()).data();

test('every kind of contact keeps a customer, and who had none is announced and then erased with all traces', async () => {
  const { advisor, session } = await anOffer({ session: { time: RECENT } });
  const gone = await Promise.all([1, 2, 3].map(() => forgotten(advisor.id)));
  const [first] = gone;
  if (!first) throw new Error('no customer');
  await db.doc(`customerNotes/${first.id}`).set(toData(aCustomerNote(first, 'Zwei Kinder.')));
  await store('datedNotes', aDatedNote(first, { createdAt: OLD }));
  const kept = await Promise.all([1, 2, 3, 4, 5].map(() => forgotten(advisor.id)));
  const [seated, noted, asking, planned, referring] = kept;
  if (!seated || !noted || !asking || !planned || !referring) throw new Error('no customer');
  await db
    .doc(`sessions/${session.id}/registrations/${seated.id}`)
    .set(toData(aRegistration(session, seated, { registeredAt: OLD })));
  await store('datedNotes', aDatedNote(noted, { createdAt: RECENT }));
  await store(
    'appointmentRequests',
    anAppointmentRequest(advisor.id, { customer: asking.id, createdAt: RECENT }),
  );
  const note = { ...aCustomerNote(planned, ''), followUpOn: '2027-05-01' };
  await db.doc(`customerNotes/${planned.id}`).set(toData(note));
  const referred = await store('customers', aCustomer(advisor.id, { registered: RECENT }));
  await store('referrals', { ...aReferral(referred, referring.id), createdAt: RECENT });
  const unmigrated = await store(
    'customers',
    aCustomer(advisor.id, { registered: OLD, reviewOn: null }),
  );

  expect(await runAt(NOTICE_DAY)).toBe(0);
  for (const customer of gone) {
    expect(await stored(customer)).toMatchObject({ eraseOn: '2027-01-01', reviewOn: '2027-01-01' });
  }
  for (const customer of kept) {
    expect(await stored(customer)).toMatchObject({ eraseOn: null });
  }
  const mails = await db.collection('mails').get();
  expect(parseDocuments(mailSchema, mails.docs)).toMatchObject([
    { kind: 'erasure-announced', uid: advisor.id, eraseOn: '2027-01-01', state: 'queued' },
  ]);
  const named = await readAnnouncedCustomers({ uid: advisor.id, eraseOn: '2027-01-01' });
  expect(named.map(({ id }) => id).toSorted()).toEqual(gone.map(({ id }) => id).toSorted());

  expect(await runAt(new Date('2026-12-31T00:30:00Z'))).toBe(0);
  expect(await runAt(ERASURE_DAY)).toBe(3);
  const all = await allDocuments();
  for (const { id } of gone) expect(JSON.stringify([...all])).not.toContain(id);
  expect(await leftOf([...kept, referred, unmigrated])).toHaveLength(7);
  expect(await readRetentionDays()).toEqual([
    { day: '2027-01-01', rule: 'customers', announced: 0, erased: 3, failed: 0 },
    { day: '2026-12-02', rule: 'customers', announced: 3, erased: 0, failed: 0 },
  ]);
});

test('a note after the announcement keeps the customer', async () => {
  const advisor = await store('advisors', anAdvisor());
  const customer = await forgotten(advisor.id);
  await runAt(NOTICE_DAY);
  await store('datedNotes', aDatedNote(customer, { createdAt: NOTICE_DAY }));
  expect(await runAt(ERASURE_DAY)).toBe(0);
  expect(await stored(customer)).toMatchObject({ eraseOn: null, reviewOn: '2029-12-02' });
});

test(
  'a run that is killed at any call is gone on with, and each advisor gets one mail',
  { timeout: patient(120_000) },
  async () => {
    const advisors = await Promise.all([1, 2].map(() => store('advisors', anAdvisor())));
    const customers = await Promise.all(
      advisors.flatMap(({ id }) => [1, 2, 3, 4].map(() => forgotten(id))),
    );
    const recent = await Promise.all(
      advisors.map(({ id }) => forgotten(id, { lastContact: RECENT })),
    );
    let kills = 0;
    const finish = async (now: Date) => {
      for (let step = 1; ; step += 3) {
        const alive = portsAt(now);
        const mortal = dying(
          { customers: alive.customers, erase: (id: string) => alive.erase(id) },
          step,
        );
        const ports = {
          ...alive,
          log: () => undefined,
          customers: mortal.customers,
          erase: (id: string) => mortal.erase(id),
        };
        const finished = await runAt(now, ports).then(
          () => true,
          () => false,
        );
        if (finished) return;
        kills += 1;
      }
    };
    await finish(NOTICE_DAY);
    expect((await db.collection('mails').get()).size).toBe(2);
    await finish(ERASURE_DAY);
    await runAt(ERASURE_DAY);
    expect(kills).toBeGreaterThan(2);
    expect(await leftOf(customers)).toEqual([]);
    expect(await leftOf(recent)).toHaveLength(2);
  },
);
