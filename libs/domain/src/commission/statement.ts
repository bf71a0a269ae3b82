import * as z from 'zod/mini';
import { idSchema, isoDaySchema, monthSchema, nullableText } from '../fields/fields.ts';
import type { BookedEntry } from './booked.ts';
import type { Entry } from './ledger.ts';
import { HOME, partySchema, taxDetailsSchema, type TaxKind } from './tax-profile.ts';
import { rateSchema, sourceSchema } from './terms.ts';

/** VAT on commission of partners who charge it, in percent. */
export const COMMISSION_VAT_PERCENT = 19;

/** Why a statement is cancelled: the bank returned the money, or the payer upheld an objection. */
const CORRECTION_REASONS = ['returned', 'objection'] as const;
export type CorrectionReason = (typeof CORRECTION_REASONS)[number];

export const statementLineSchema = z.object({
  /** became due, was taken back after that, came back from the bank, or was on a statement that was cancelled */
  kind: z.enum(['matured', 'reversed', 'returned', 'corrected']),
  /** null for money that is due again */
  deal: z.nullable(idSchema),
  /** the day of the deal, or the day from which the money is due again */
  on: isoDaySchema,
  rate: z.nullable(rateSchema),
  /** what brought the revenue; of no meaning for money that is due again */
  source: z._default(sourceSchema, 'deals'),
  cents: z.int(),
  /**
   * How payer and partner identify the deal: by the payer's reference and the customer's initials, null once the person
   * is erased. Missing for packages, money that is due again, and lines of earlier releases.
   */
  about: z.optional(z.object({ reference: z.string(), customer: nullableText })),
});
export type StatementLine = z.infer<typeof statementLineSchema>;

/** A partner's objection to a statement, with the payer's answer. */
const objectionSchema = z.object({
  reason: z.string(),
  on: isoDaySchema,
  /** null until an administrator of the payer has answered */
  answer: z.nullable(
    z.object({
      kind: z.enum(['upheld', 'rejected']),
      /** null when it is upheld: the correcting statement says enough */
      reason: nullableText,
      by: idSchema,
      on: isoDaySchema,
    }),
  ),
});
export type Objection = z.infer<typeof objectionSchema>;

/**
 * statements/{payer}_{uid}_{month}: what a month close pays to a partner; with `_correction`, the statement that cancels it. Server
 * only; the parties and the figures stay as they were issued.
 */
export const statementSchema = z.object({
  id: idSchema,
  payer: idSchema,
  partner: idSchema,
  month: monthSchema,
  /** of the payer's statements, from 1 without a gap */
  number: z.int(),
  issuer: partySchema,
  recipient: taxDetailsSchema,
  lines: z.array(statementLineSchema),
  /** cents: the sum of the lines, the VAT on it, and both */
  net: z.int(),
  tax: z.int(),
  total: z.int(),
  ibanEnd: z.string(),
  /** the earliest payment after a recent change of the account; null when it can be paid at once */
  waitsUntil: z._default(z.nullable(z.date()), null),
  /** `objected` holds back one that no payout pays; `corrected` is cancelled after an objection; `correction` cancels another */
  state: z.enum(['issued', 'objected', 'paid', 'returned', 'corrected', 'correction']),
  /** the payout that pays it; null until there is one */
  payout: z.nullable(idSchema),
  issuedOn: isoDaySchema,
  /** when it was paid, came back or was cancelled; null until then */
  endedOn: z.nullable(isoDaySchema),
  /** the cancelled statement and the reason */
  corrects: z._default(
    z.nullable(
      z.object({
        number: z.int(),
        issuedOn: isoDaySchema,
        /** null in corrections issued by earlier releases */
        reason: z._default(z.nullable(z.enum(CORRECTION_REASONS)), null),
      }),
    ),
    null,
  ),
  /** the number of the correction that cancels this one */
  correctedBy: z._default(z.nullable(z.int()), null),
  objection: z._default(z.nullable(objectionSchema), null),
});
export type Statement = z.infer<typeof statementSchema>;

/** What the nightly proof found in a payer's ledger, statements and payouts. */
export const ledgerProofSchema = z.object({ at: z.date(), entries: z.int(), problems: z.int() });
export type LedgerProof = z.infer<typeof ledgerProofSchema>;

/** ledgers/{payer}: the number of the payer's last statement, and the last proof. Server only. */
export const payerBookSchema = z.object({
  id: idSchema,
  statements: z._default(z.int(), 0),
  proof: z._default(z.nullable(ledgerProofSchema), null),
});
export type PayerBook = z.infer<typeof payerBookSchema>;

const NUMBER_LENGTH = 5;

/** `GS-00012` */
export const statementNumber = (number: number) =>
  `GS-${String(number).padStart(NUMBER_LENGTH, '0')}`;

export const statementDocument = (payer: string, partner: string, month: string) =>
  `${payer}_${partner}_${month}`;

const correctionDocument = (statement: string) => `${statement}_correction`;

/** The statement that cancels another one: the same lines and parties with the opposite figures. */
export function correctionOf(
  statement: Statement,
  number: number,
  today: string,
  reason: CorrectionReason,
): Statement {
  const { id, lines, net, tax, total, number: cancelled, issuedOn } = statement;
  return {
    ...statement,
    id: correctionDocument(id),
    number,
    lines: lines.map((line) => ({ ...line, cents: 0 - line.cents })),
    net: 0 - net,
    tax: 0 - tax,
    total: 0 - total,
    state: 'correction',
    payout: null,
    issuedOn: today,
    endedOn: null,
    corrects: { number: cancelled, issuedOn, reason },
    correctedBy: null,
    objection: null,
  };
}

/** Whether the partner can object: once, to a statement that still counts. */
export const allowsObjection = ({
  state,
  objection,
}: Pick<Statement, 'state' | 'objection'>): boolean =>
  objection === null && (state === 'issued' || state === 'paid');

/** Whether an administrator can uphold an objection by cancelling the statement: not while its money is on the way, nor after that. */
export const allowsCorrection = ({ state }: Pick<Statement, 'state'>): boolean =>
  state === 'objected';

/** Whether the objection waits for an answer. */
export const isOpenObjection = ({ objection }: Pick<Statement, 'objection'>): boolean =>
  objection !== null && objection.answer === null;

/** Whether a statement is also an e-invoice: businesses in Germany have to exchange them, no one else. */
export const hasEInvoice = ({
  issuer,
  recipient: { kind, country },
}: Pick<Statement, 'issuer' | 'recipient'>): boolean =>
  (kind === 'business' || kind === 'small') && country === HOME && issuer.country === HOME;

/** Both days are inclusive. */
export interface ServicePeriod {
  from: string;
  until: string;
}

/**
 * The period of the billed services: from the first to the last day of the deals. Repeated payments belong to earlier periods, so
 * their days count only when a statement has no deals.
 */
export function servicePeriod({ lines }: Pick<Statement, 'lines'>): ServicePeriod {
  const ofDeals = lines.filter(({ deal }) => deal !== null);
  const days = (ofDeals.length > 0 ? ofDeals : lines).map(({ on }) => on).toSorted();
  const [from, until] = [days.at(0), days.at(-1)];
  if (from === undefined || until === undefined) throw new Error('A statement has no line.');
  return { from, until };
}

/** The VAT that a partner charges on a sum, in cents. */
export function taxOn(netCents: number, kind: TaxKind): number {
  return kind === 'business' ? Math.round((netCents * COMMISSION_VAT_PERCENT) / 100) : 0;
}

/**
 * The lines of a partner's next statement, and those of deals after the month, left for a later one. Together they add
 * up to what is due. Reversals, and money that is due again, are never left for later.
 * @param entries all of the partner's, in the order in which they were booked
 * @param month the closed month, `2027-03`
 */
export function statementLines(
  entries: readonly (Entry & Partial<Pick<BookedEntry, 'rate' | 'source'>>)[],
  month: string,
): { lines: StatementLine[]; later: StatementLine[] } {
  const earned = new Map(
    entries.filter(({ kind }) => kind === 'earned').map((entry) => [entry.deal, entry]),
  );
  let open: StatementLine[] = [];
  for (const entry of entries) {
    const { kind, deal, on, postings } = entry;
    const cents = postings
      .filter(({ account }) => account === 'due')
      .reduce((sum, posting) => sum + posting.cents, 0);
    if (kind === 'drafted') open = entry.month === undefined ? [] : laterThan(entry.month, open);
    if (cents === 0 || kind === 'earned' || kind === 'drafted' || kind === 'settled') continue;
    const cause = deal === null ? undefined : earned.get(deal);
    const { rate = null, source = 'deals' } = cause ?? {};
    open.push({ kind, deal, on: cause?.on ?? on, rate, source, cents });
  }
  const later = laterThan(month, open);
  return { lines: open.filter((line) => !later.includes(line)), later };
}

/** Lines of deals after the month, except deals whose lines sum to less than zero. */
function laterThan(month: string, lines: readonly StatementLine[]): StatementLine[] {
  const sums = new Map<string | null, number>();
  for (const { deal, cents } of lines) sums.set(deal, (sums.get(deal) ?? 0) + cents);
  return lines.filter(
    ({ deal, on }) =>
      deal !== null && on.slice(0, month.length) > month && (sums.get(deal) ?? 0) >= 0,
  );
}
