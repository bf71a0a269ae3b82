import { patient } from '@wbd/tools/host-speed';
import { CALLS } from '@wbd/domain/calls';
import type { AdvisorDataPart } from '@wbd/domain/collections';
import {
  aDatedNote,
  aDeal,
  aKnowledgeVideo,
  anExpertVideo,
  aQuickVideo,
  aTaxProfile,
  aTestimonial,
} from '@wbd/domain/testing';
import { anInvoice } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { storeAccount } from '../../../test/advisors.ts';
import { call } from '../../../test/calls.ts';
import {
  aCustomer,
  anAccount,
  anAdvisor,
  aRegistration,
  aSeminar,
  aSession,
  newId,
  store,
} from '../../../test/data.ts';
import { signInByPhone, signUpByEmail, type SignedIn } from '../../../test/people.ts';
import { db, toData } from '../../core/firestore.ts';
import { advisorDataRepository } from './advisor-data.repository.ts';
import { advisorData } from './advisor-data.service.ts';

async function page(part: string | null, { idToken }: SignedIn, after: string | null = null) {
  const { result, error } = await call('advisorData', { part, after }, idToken);
  expect(error).toBeUndefined();
  return CALLS.advisorData.output.parse(result);
}

async function anOwner() {
  const login = await signUpByEmail(`${newId('adv')}@example.org`);
  // at every level: a downgraded advisor takes everything along, too
  const advisor = await store('advisors', anAdvisor({ id: login.uid, lv: 0 }));
  await storeAccount(login.uid);
  await store('accounts', anAccount({ id: login.uid }));
  const at = new Date('2026-03-01T10:00:00Z');
  await db
    .doc(`accounts/${login.uid}/planChanges/evt_1`)
    .set({ from: 'basic', to: 'lite_annual', at });
  await db
    .doc(`accounts/${login.uid}/payments/in_1`)
    .set({ plan: 'lite', cents: 95_081, paidAt: at });
  const invoice = await store('invoices', anInvoice({ advisor: login.uid, eInvoice: 'made' }));
  await db.doc(`eInvoices/${invoice.id}`).set({ advisor: login.uid, xml: '<a/>', madeAt: at });
  const customer = await store('customers', aCustomer(login.uid));
  await db
    .doc(`customerNotes/${customer.id}`)
    .set({ id: customer.id, advisor: login.uid, text: 'Fragt nach der Rente.' });
  await store('datedNotes', aDatedNote(customer));
  await store('deals', aDeal(customer));
  const earned = { partner: login.uid, payer: 'org', kind: 'earned', at };
  await db.doc(`ledgers/org/entries/${newId('entry')}`).set(earned);
  await store('taxProfiles', aTaxProfile(login.uid));
  await db
    .doc(`bankAccounts/${login.uid}`)
    .set({ iban: 'DE02120300000000202051', expiresAt: null });
  await db.doc(`statements/${newId('one')}`).set({ partner: login.uid, total: 100 });
  await db.doc(`ledgers/org/balances/${login.uid}`).set({ partner: login.uid, held: 12_000 });
  const seminar = await store('seminars', aSeminar(login.uid));
  const session = await store('sessions', aSession(seminar));
  const seat = aRegistration(session, customer);
  await db.doc(`sessions/${session.id}/registrations/${customer.id}`).set(toData(seat));
  await store('testimonials', aTestimonial(login.uid));
  await store('expertVideos', anExpertVideo(login.uid));
  return { login, advisor, customer, seminar, session };
}

test(
  'an advisor gets every part of their own data, with times as text and addresses of files',
  async () => {
    const { login, advisor, customer, seminar, session } = await anOwner();
    const records = new Map<string, Record<string, unknown>[]>();
    const { parts } = await page(null, login);
    for (const part of parts) records.set(part, (await page(part, login)).records);
    const idsIn = (part: AdvisorDataPart) => records.get(part)?.map(({ id }) => id);
    expect(idsIn('account')).toEqual([login.uid]);
    expect(records.get('profile')).toEqual([
      expect.objectContaining({ code: advisor.code, createdAt: advisor.createdAt.toISOString() }),
    ]);
    expect(idsIn('planChanges')).toEqual(['evt_1']);
    expect(idsIn('payments')).toEqual(['in_1']);
    expect(idsIn('invoices')).toHaveLength(1);
    expect(idsIn('eInvoices')).toEqual(idsIn('invoices'));
    expect(idsIn('customers')).toEqual([customer.id]);
    expect(idsIn('notes')).toEqual([customer.id]);
    expect(idsIn('datedNotes')).toHaveLength(1);
    expect(idsIn('deals')).toHaveLength(1);
    expect(records.get('commissions')).toMatchObject([{ kind: 'earned' }]);
    expect(idsIn('taxProfile')).toEqual([login.uid]);
    expect(records.get('bankAccount')).toMatchObject([{ iban: 'DE02120300000000202051' }]);
    expect(records.get('statements')).toMatchObject([{ total: 100 }]);
    expect(records.get('commissionSums')).toMatchObject([{ held: 12_000 }]);
    expect(idsIn('seminars')).toEqual([seminar.id]);
    expect(idsIn('sessions')).toEqual([session.id]);
    expect(idsIn('participants')).toEqual([customer.id]);
    expect(idsIn('guests')).toEqual([customer.id]);
    expect(JSON.stringify(records.get('testimonials'))).toMatch(
      /"addresses":\{[^}]*"url":"http[^"]*testimonials%2Fvideo[^"]*alt=media"/,
    );
    expect(idsIn('expertVideos')).toHaveLength(1);
  },
  patient(60_000),
);

test('nothing of another advisor is among it, no matter where the page begins', async () => {
  const [own, other] = [await anOwner(), await anOwner()];
  for (const after of [null, `customers/0`, `customers/${other.customer.id}`]) {
    const { result } = await call('advisorData', { part: 'customers', after }, own.login.idToken);
    expect(JSON.stringify(result ?? {})).not.toContain(other.customer.id);
  }
  for (const after of ['customers', '../x', '/customers/a', 'advisors/0', 'a'.repeat(600), 7]) {
    const { error } = await call('advisorData', { part: 'customers', after }, own.login.idToken);
    expect(error?.details?.code).toBe('input/invalid');
  }
  const { error } = await call(
    'advisorData',
    { part: 'rateLimits', after: null },
    own.login.idToken,
  );
  expect(error?.details?.code).toBe('input/invalid');
});

test('a customer and a visitor get nothing', async () => {
  const code = async (idToken?: string) =>
    (await call('advisorData', { part: 'customers', after: null }, idToken)).error?.details?.code;
  expect(await code()).toBe('auth/required');
  expect(await code((await signInByPhone()).idToken)).toBe('permission/denied');
});

test('more than one page comes in several, with each record once', async () => {
  const { login } = await anOwner();
  const writer = db.bulkWriter();
  for (let count = 0; count < 230; count++) {
    const customer = aCustomer(login.uid);
    void writer.set(db.doc(`customers/${customer.id}`), toData(customer));
  }
  await writer.close();
  const first = await page('customers', login);
  const second = await page('customers', login, first.next);
  expect(second.next).toBeNull();
  const ids = [...first.records, ...second.records].map(({ id }) => id);
  expect(ids).toHaveLength(231);
  expect(new Set(ids).size).toBe(231);
});

test('an own video of the library gets a signed address, a foreign file none', async () => {
  const { login } = await anOwner();
  const own = `knowledge_videos/video/${newId('own')}.mp4`;
  const foreign = `knowledge_videos/video/${newId('foreign')}.mp4`;
  const asked: string[] = [];
  const ports = {
    advisor: () => Promise.resolve(anAdvisor({ id: login.uid })),
    stored: {
      page: () =>
        Promise.resolve({
          records: [
            { ...aKnowledgeVideo({ id: login.uid, org: 'org-01' }), url: own, createdAt: '' },
            { ...aQuickVideo(login.uid), url: foreign, createdAt: '' },
          ],
          next: null,
        }),
    },
    files: {
      find: (path: string) =>
        Promise.resolve({
          path,
          owner: path === own ? login.uid : 'other',
          createdAt: new Date(),
          size: 1,
        }),
      sign: (path: string) => {
        asked.push(path);
        return Promise.resolve({ url: `https://signed.example/${path}`, expiresAt: new Date() });
      },
    },
    publicUrl: (path: string) => `https://public.example/${path}`,
    limit: { take: () => Promise.resolve(true) },
    recordExport: () => Promise.resolve(),
    now: () => new Date(),
  };
  const caller = { uid: login.uid, phone: null, emailConfirmed: true };
  const input = { part: 'knowledgeVideos', after: null } as const;
  const { records } = await advisorData(ports, input, caller);
  expect(records[0]).toHaveProperty('addresses.url', `https://signed.example/${own}`);
  expect(JSON.stringify(records[1])).not.toContain('signed.example');
  expect(asked).toEqual([own]);

  const refused = advisorData(
    { ...ports, stored: advisorDataRepository, limit: { take: () => Promise.resolve(false) } },
    input,
    caller,
  );
  await expect(refused).rejects.toMatchObject({ code: 'rate/limited' });
});
