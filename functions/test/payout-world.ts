import type { Account } from '@wbd/domain/accounts';
import {
  bookedEntrySchema,
  payoutSchema,
  statementSchema,
  storedBalanceSchema,
  type TaxDetails,
} from '@wbd/domain/commission';
import { aDeal, aPayer, aReferral, aTaxProfile, someTerms } from '@wbd/domain/testing';
import { closeRepository } from '../src/accounts/commission/payouts/close.repository.ts';
import { closeMonth } from '../src/accounts/commission/payouts/close-month.service.ts';
import {
  previewClose,
  previewStatement,
} from '../src/accounts/commission/payouts/preview-close.service.ts';
import { decidePayout } from '../src/accounts/commission/payouts/decide-payout.service.ts';
import { draftPayout } from '../src/accounts/commission/payouts/draft-payout.service.ts';
import { payoutFile } from '../src/accounts/commission/payouts/payout-file.service.ts';
import { payoutPorts } from '../src/accounts/commission/payouts/payout-ports.ts';
import { decideDeal } from '../src/accounts/commission/decide-deal.service.ts';
import { matureCommissions } from '../src/accounts/commission/mature-commissions.service.ts';
import { proofPorts } from '../src/accounts/commission/proof.repository.ts';
import { proveLedgers } from '../src/accounts/commission/prove-ledgers.service.ts';
import { db, parseDocuments } from '../src/core/firestore.ts';
import { admitted } from './callers.ts';
import { aCustomer, anAccount, anAdvisor, newId, store } from './data.ts';

export const IBAN = 'DE02120300000000202051';
const PAYERS_IBAN = 'DE89370400440532013000';
export const MONTH = '2027-02';
export const NOW = new Date('2027-03-02T10:00:00Z');

export const testPorts = {
  ...payoutPorts,
  changes: { take: () => Promise.resolve(true) },
  moneyChanges: { take: () => Promise.resolve(true) },
  log: () => undefined,
  now: () => NOW,
};
export type TestPorts = typeof testPorts;
export const unguarded: TestPorts = { ...testPorts, close: closeRepository(false) };
/** An organisation with two administrators, terms without holding days and what it needs to pay. */
export async function aPayingWorld() {
  const org = newId('org');
  const [boss, second, advisor] = await Promise.all([
    store('advisors', anAdvisor({ org })),
    store('advisors', anAdvisor({ org })),
    store('advisors', anAdvisor({ org })),
  ]);
  for (const { id } of [boss, second]) await store('accounts', anAccount({ id, orgAdmin: true }));
  await store('accounts', anAccount({ id: advisor.id }));
  await store('commissionTerms', someTerms(org, { holdingDays: 0 }));
  await store('payers', aPayer(org));
  await db.doc(`bankAccounts/payer~${org}`).set({ iban: PAYERS_IBAN, expiresAt: null });

  /** @param on the day of the deal; defaults to a day in January */
  const earn = async (partner: string, cents: number, on?: string) => {
    const customer = await store('customers', aCustomer(advisor.id));
    await store('referrals', aReferral(customer, partner));
    const deal = await store(
      'deals',
      aDeal(customer, { payer: org, partner, netCents: cents * 10, ...(on && { on }) }),
    );
    await decideDeal(
      testPorts,
      { dealId: deal.id, decision: { kind: 'confirm' } },
      await admitted(boss.id),
    );
    await matureCommissions(testPorts);
    return deal;
  };
  const aPartner = async (cents: number, kind: TaxDetails['kind'] | null = 'private') => {
    const partner = await store('advisors', anAdvisor({ lv: 0 }));
    await store('accounts', anAccount({ id: partner.id }));
    if (kind !== null) await aProfile(partner.id, kind);
    await earn(partner.id, cents);
    return partner;
  };
  const aProfile = async (uid: string, kind: TaxDetails['kind']) => {
    await store('taxProfiles', aTaxProfile(uid, { kind, taxId: '12/345/67890' }));
    await db.doc(`bankAccounts/${uid}`).set({ iban: IBAN, expiresAt: null });
  };
  const close = async (uid = boss.id, used = testPorts, month = MONTH) =>
    closeMonth(used, { month }, await admitted(uid));
  const draft = async (uid = boss.id, used = testPorts, id = newId('').padStart(20, 'p')) => {
    await draftPayout(used, { id }, await admitted(uid));
    return id;
  };
  const decide = async (
    payoutId: string,
    step: Parameters<typeof decidePayout>[1]['step'],
    uid = second.id,
    used = testPorts,
    operator: Account | null = null,
  ) => decidePayout(used, { payoutId, step }, await admitted(uid), operator);
  const statements = async () => {
    const own = db.collection('statements').where('payer', '==', org);
    return parseDocuments(statementSchema, (await own.get()).docs).toSorted(
      (one, other) => one.number - other.number,
    );
  };
  return {
    org,
    boss,
    second,
    advisor,
    earn,
    aPartner,
    aProfile,
    preview: async (uid = boss.id) => previewClose(testPorts, await admitted(uid)),
    linesOf: async (partner: string, uid = boss.id) =>
      previewStatement(testPorts, { partner }, await admitted(uid)),
    close,
    draft,
    decide,
    file: async (payoutId: string, uid = second.id, used = testPorts) =>
      payoutFile(used, { payoutId }, await admitted(uid)),
    statements,
    payout: async (id: string) => {
      const { docs } = await db.collection('payouts').where('payer', '==', org).get();
      return parseDocuments(payoutSchema, docs).find((one) => one.id === id);
    },
    balance: async (uid: string) => {
      const row = await db.doc(`ledgers/${org}/balances/${uid}`).get();
      const { held, due, inPayout, paid } = storedBalanceSchema.parse({
        ...row.data(),
        id: row.id,
      });
      return { held, due, inPayout, paid };
    },
    entries: async () => {
      const { docs } = await db.collection(`ledgers/${org}/entries`).get();
      return parseDocuments(bookedEntrySchema, docs);
    },
  };
}

/** What the nightly proof finds. */
export async function problems(): Promise<unknown[]> {
  const found: unknown[] = [];
  await proveLedgers({
    ...proofPorts,
    store: () => Promise.resolve(),
    log: (_event, facts) => void found.push(facts?.['problem']),
  });
  return found;
}
