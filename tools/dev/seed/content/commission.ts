import {
  bankAccountSchema,
  bookedEntrySchema,
  CREDIT_NOTE_WORDING,
  draftedEntry,
  payerAccount,
  statementDocument,
  statementLines,
  storedBalanceSchema,
  sumOf,
  termsId,
  TERMS_WORDING,
  type BookedEntry,
  type Payout,
  type Statement,
} from '@wbd/domain/commission';
import { toldOf, type MoneyChange } from '@wbd/domain/money-changes';
import { keptMs } from '@wbd/domain/retention';
import { berlinDay, monthOf } from '@wbd/domain/time';
import { daysAgo } from '../dates.ts';
import { DEMO_ADVISORS, PAYING_ORG } from '../demo.ts';

const { chefin, vertretung, partnerin } = DEMO_ADVISORS;
const ADMINISTRATORS: readonly string[] = [chefin.uid, vertretung.uid];
const HOUR_MS = 3_600_000;
const RATE = { kind: 'share', permille: 100 } as const;

const IBAN = {
  payer: 'DE89370400440532013000',
  chefin: 'DE02120300000000202051',
  vertretung: 'DE02500105170137075030',
  before: 'DE02100500000054540402',
  changed: 'AT611904300234573201',
} as const;

const partyOf = (name: string) => ({
  name,
  street: 'Am Sandtorkai 1',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
});
const PAYER = { ...partyOf('Brückner Beratung GmbH'), taxId: 'DE136695976' };

interface Partner {
  uid: string;
  name: string;
  iban: string;
  /** cents on the statement of last month */
  cents: number;
  /** the account before a change that still waits */
  earlier: string | null;
}

const PARTNERS: readonly Partner[] = [
  { uid: chefin.uid, name: 'Renate Falk', iban: IBAN.chefin, cents: 21_000, earlier: null },
  { uid: vertretung.uid, name: 'Tarik Aydın', iban: IBAN.vertretung, cents: 8_400, earlier: null },
  {
    uid: partnerin.uid,
    name: 'Ida Winter',
    iban: IBAN.changed,
    cents: 12_600,
    earlier: IBAN.before,
  },
];

/** What an organisation paid and will pay: a drafted payout, and a statement that waits because an account was changed. */
export function demoCommission(now: Date) {
  const issued = daysAgo(now, 3);
  const month = monthOf(daysAgo(now, 32));
  const waitsUntil = new Date(now.getTime() + 50 * HOUR_MS);
  const waitOf = ({ earlier }: Partner) => (earlier === null ? null : waitsUntil);
  const entries = PARTNERS.flatMap((partner) =>
    entriesOf(partner, month, daysAgo(now, 40), issued),
  );
  const payoutId = 'demopayoutchefin0001';
  const statements = PARTNERS.map((partner, index): Statement => {
    const own = entries.filter((entry) => entry.partner === partner.uid);
    const { lines } = statementLines(
      own.filter(({ kind }) => kind !== 'drafted'),
      month,
    );
    return {
      id: statementDocument(PAYING_ORG, partner.uid, month),
      payer: PAYING_ORG,
      partner: partner.uid,
      month,
      number: index + 1,
      issuer: PAYER,
      recipient: { ...partyOf(partner.name), taxId: null, kind: 'private' },
      lines,
      net: partner.cents,
      tax: 0,
      total: partner.cents,
      ibanEnd: partner.iban.slice(-4),
      waitsUntil: waitOf(partner),
      state: 'issued',
      payout: partner.earlier === null ? payoutId : null,
      issuedOn: berlinDay(issued),
      endedOn: null,
      corrects: null,
      correctedBy: null,
      objection: null,
    };
  });
  const paid = statements.filter(({ payout }) => payout !== null);
  const payout: Payout = {
    id: payoutId,
    payer: PAYING_ORG,
    statements: paid.map(({ id, number, partner, recipient, ibanEnd, total }) => ({
      id,
      number,
      partner,
      name: recipient.name,
      ibanEnd,
      total,
    })),
    controlSum: sumOf(paid),
    state: 'drafted',
    author: chefin.uid,
    approver: null,
    draftedAt: daysAgo(now, 2),
    approvedAt: null,
    exportedAt: null,
    exportedBy: null,
    endedOn: null,
    file: null,
  };
  const accounts = [
    { id: payerAccount(PAYING_ORG), iban: IBAN.payer, expiresAt: null },
    ...PARTNERS.flatMap(({ uid, iban, earlier }) => {
      const numbers = { iban, earlier, waitsUntil: earlier === null ? null : waitsUntil };
      const ids = [uid, statementDocument(PAYING_ORG, uid, month)];
      return ids.map((id) => ({ id, ...numbers, expiresAt: null }));
    }),
  ];
  return {
    terms: {
      id: termsId(PAYING_ORG, 1),
      payer: PAYING_ORG,
      validFrom: '2026-01-01',
      rate: RATE,
      holdingDays: 0,
      wording: TERMS_WORDING,
    },
    payer: {
      id: PAYING_ORG,
      ...PAYER,
      ibanEnd: IBAN.payer.slice(-4),
      changedBy: chefin.uid,
      changedAt: daysAgo(now, 90),
    },
    taxProfiles: PARTNERS.map((partner) => ({
      id: partner.uid,
      ...partyOf(partner.name),
      taxId: null,
      kind: 'private',
      ibanEnd: partner.iban.slice(-4),
      waitsUntil: waitOf(partner),
      earlierEnd: partner.earlier?.slice(-4) ?? null,
      wording: CREDIT_NOTE_WORDING,
      agreedAt: daysAgo(now, 60),
      changedAt: partner.earlier === null ? daysAgo(now, 60) : daysAgo(now, 1),
      expiresAt: null,
    })),
    accounts: accounts.map((account) => bankAccountSchema.parse(account)),
    statements,
    payout,
    ledger: { id: PAYING_ORG, statements: statements.length },
    entries: entries.map((entry) => bookedEntrySchema.parse(entry)),
    balances: PARTNERS.map(({ uid: partner, cents: inPayout }) =>
      storedBalanceSchema.parse({
        id: partner,
        partner,
        payer: PAYING_ORG,
        held: 0,
        due: 0,
        inPayout,
        paid: 0,
      }),
    ),
    moneyChanges: moneyChangesOf(now, waitsUntil),
  };
}

function entriesOf(
  { uid: partner, cents }: Partner,
  month: string,
  at: Date,
  issued: Date,
): BookedEntry[] {
  const deal = `demodeal${partner}`;
  const on = berlinDay(at);
  const booked = { partner, payer: PAYING_ORG, source: 'deals' } as const;
  const common = { ...booked, deal, terms: termsId(PAYING_ORG, 1), on, at };
  const id = (kind: string) => `${deal}~${partner}~${kind}`;
  const drafted = draftedEntry(partner, cents, month, 0, berlinDay(issued));
  if (!drafted) throw new Error(`Nothing is due to ${partner}.`);
  return [
    {
      ...common,
      id: id('earned'),
      kind: 'earned',
      postings: [
        { account: 'expense', cents: -cents },
        { account: 'held', cents },
      ],
      rate: RATE,
      dueOn: on,
    },
    {
      ...common,
      id: id('matured'),
      kind: 'matured',
      postings: [
        { account: 'held', cents: -cents },
        { account: 'due', cents },
      ],
      rate: null,
      dueOn: null,
    },
    { ...drafted, ...booked, rate: null, dueOn: null, at: issued },
  ];
}

function moneyChangesOf(now: Date, waitsUntil: Date): MoneyChange[] {
  const entry = (
    change: Pick<MoneyChange, 'id' | 'kind' | 'by' | 'at'> & Partial<MoneyChange>,
  ): MoneyChange => {
    const about = { person: null, org: PAYING_ORG, team: null, ...change };
    return {
      before: null,
      after: null,
      waitsUntil: null,
      stoppedAt: null,
      stoppedBy: null,
      expiresAt: new Date(change.at.getTime() + keptMs('moneyChanges')),
      readers: toldOf(about, ADMINISTRATORS),
      ...about,
    };
  };
  return [
    entry({
      id: 'demomoneychange00001',
      kind: 'iban',
      by: partnerin.uid,
      person: partnerin.uid,
      before: IBAN.before.slice(-4),
      after: IBAN.changed.slice(-4),
      waitsUntil,
      at: new Date(waitsUntil.getTime() - 72 * HOUR_MS),
    }),
    entry({
      id: 'demomoneychange00002',
      kind: 'iban',
      by: partnerin.uid,
      person: partnerin.uid,
      after: IBAN.before.slice(-4),
      at: daysAgo(now, 60),
    }),
    entry({
      id: 'demomoneychange00003',
      kind: 'payer-iban',
      by: chefin.uid,
      after: IBAN.payer.slice(-4),
      at: daysAgo(now, 90),
    }),
    entry({
      id: 'demomoneychange00004',
      kind: 'terms',
      by: chefin.uid,
      after: '10 % (ab 1. Januar 2026)',
      at: daysAgo(now, 91),
    }),
    entry({
      id: 'demomoneychange00005',
      kind: 'org-admin',
      by: DEMO_ADVISORS.admin.uid,
      person: vertretung.uid,
      after: PAYING_ORG,
      at: daysAgo(now, 95),
    }),
  ];
}
