import { maturedEntries, missingEntries } from '@wbd/domain/commission';
import {
  aCustomer,
  aDeal,
  anAdvisor,
  aReferral,
  aTaxProfile,
  someTerms,
} from '../../libs/domain/testing/factories.ts';
import { booked } from '../../functions/src/accounts/commission/booked.ts';
import { decideDeal } from '../../functions/src/accounts/commission/decide-deal.service.ts';
import { matureCommissions } from '../../functions/src/accounts/commission/mature-commissions.service.ts';
import { db, toData } from '../../functions/src/core/firestore.ts';
import { admitted } from '../../functions/test/callers.ts';
import { aPayingWorld, IBAN, NOW, problems, testPorts } from '../../functions/test/payout-world.ts';
import { ownCommissions, signInAs } from './browser.ts';
import { countBrowser } from './count-browser.ts';
import { countServer, type Cost } from './count-server.ts';
import type { Operation } from './operation.ts';

/** How many people a payer owes commission. */
export interface LedgerSize {
  partners: number;
  /** of each partner; a deal has two entries */
  deals: number;
}

type Ledger = LedgerSize & Awaited<ReturnType<typeof aPayingWorld>>;

const CENTS = 100_000;
const ON = '2027-01-15';
const partnerId = (number: number) => `partner${String(number).padStart(13, '0')}`;

/** Stores a payer whose partners all wait for the month's close. */
export async function storeLedger(size: LedgerSize): Promise<Ledger> {
  const world = await aPayingWorld();
  const terms = someTerms(world.org, { holdingDays: 0 });
  const writer = db.bulkWriter({ throttling: false });
  const put = (path: string, data: object) => void writer.set(db.doc(path), data);
  for (let number = 0; number < size.partners; number++) {
    const partner = partnerId(number);
    put(`advisors/${partner}`, toData(anAdvisor({ id: partner, lv: 0 })));
    put(`taxProfiles/${partner}`, toData(aTaxProfile(partner)));
    put(`bankAccounts/${partner}`, { iban: IBAN, expiresAt: null });
    let due = 0;
    for (let count = 0; count < size.deals; count++) {
      const deal = {
        id: `${partner}deal${count}`,
        partner,
        sponsor: null,
        netCents: CENTS,
        on: ON,
        returns: [],
        isDisputed: false,
      };
      const earned = missingEntries(deal, terms, []);
      const matured = maturedEntries(deal, terms, earned, ON);
      for (const entry of [...earned, ...matured].map((one) => booked(one, terms, NOW))) {
        put(`ledgers/${world.org}/entries/${entry.id}`, toData(entry));
        for (const { account, cents } of entry.postings) if (account === 'due') due += cents;
      }
    }
    const sums = { held: 0, due, inPayout: 0, paid: 0 };
    put(`ledgers/${world.org}/balances/${partner}`, { payer: world.org, partner, ...sums });
  }
  await writer.close();
  return { ...world, ...size };
}

export const LEDGER_OPERATIONS: readonly Operation<Ledger>[] = [
  {
    name: 'confirming a deal',
    most: 15,
    run: async ({ org, advisor, boss }) => {
      const customer = aCustomer(advisor.id);
      const partner = partnerId(0);
      const deal = aDeal(customer, { id: 'benchdeal', payer: org, partner, netCents: CENTS });
      await db.doc(`referrals/${customer.id}`).set(toData(aReferral(customer, partner)));
      await db.doc(`deals/${deal.id}`).set(toData(deal));
      const caller = await admitted(boss.id);
      const decision = { kind: 'confirm' } as const;
      return countServer(() => decideDeal(testPorts, { dealId: deal.id, decision }, caller));
    },
  },
  {
    name: 'its commission becomes due',
    most: 15,
    run: () => countServer(() => matureCommissions(testPorts)),
  },
  {
    name: "a partner's look at all of their commission",
    run: async () => {
      await signInAs(partnerId(0));
      return countBrowser(() => ownCommissions(partnerId(0)));
    },
  },
  {
    name: "an administrator's preview of the close",
    // of 500 partners at most: balance, profile, statement; terms and administrators
    most: 1_520,
    run: ({ preview }) => countServer(() => preview()),
  },
  {
    name: 'closing the month, for each statement',
    run: async ({ close }) => {
      let statements = 0;
      // one of the calls by which the page closes a month
      const cost = await countServer(async () => {
        statements = (await close()).issued;
      });
      return each(cost, statements);
    },
  },
  {
    name: 'the nightly proof, for each partner',
    onlySmall: true,
    run: async ({ partners }) => each(await countServer(expectSound), partners),
  },
];

const each = ({ reads, writes }: Cost, count: number): Cost => ({
  reads: Math.ceil(reads / count),
  writes: Math.ceil(writes / count),
});

async function expectSound(): Promise<void> {
  const [first] = await problems();
  if (first !== undefined) throw new Error(`The stored ledger is broken: ${JSON.stringify(first)}`);
}
