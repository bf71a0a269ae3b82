import * as z from 'zod/mini';
import { idSchema, isoDaySchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';
import type { BookedEntry } from './booked.ts';
import type { Entry } from './ledger.ts';
import { partySchema, taxDetailsSchema, type TaxKind } from './tax-profile.ts';
import { rateSchema } from './terms.ts';

/** VAT on commission of partners who charge it, in percent. */
export const COMMISSION_VAT_PERCENT = 19;

/** A calendar month (Berlin), `2027-03`. */
export const monthSchema = text(7, z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

export const statementLineSchema = z.object({
  /** became due, was taken back after that, or came back from the bank */
  kind: z.enum(['matured', 'reversed', 'returned']),
  /** null for money that came back */
  deal: z.nullable(idSchema),
  /** the day of the deal, or the day on which the money came back */
  on: isoDaySchema,
  rate: z.nullable(rateSchema),
  cents: z.int(),
});
export type StatementLine = z.infer<typeof statementLineSchema>;

/**
 * statements/{payer}_{uid}_{month}: what a month close pays to a partner. Server only; all but state and payout stay as they were
 * issued, with the parties as they were named then.
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
  state: z.enum(['issued', 'paid', 'returned']),
  /** the payout that pays it; null until there is one */
  payout: z.nullable(idSchema),
  issuedOn: isoDaySchema,
  /** when it was paid or came back; null until then */
  endedOn: z.nullable(isoDaySchema),
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

/** The VAT that a partner charges on a sum, in cents. */
export function taxOn(netCents: number, kind: TaxKind): number {
  return kind === 'business' ? Math.round((netCents * COMMISSION_VAT_PERCENT) / 100) : 0;
}

/**
 * What a partner's next statement lists: everything that changed what is due since the last one, so that the lines add up to it.
 * @param entries all of the partner's, in the order in which they were booked
 */
export function statementLines(
  entries: readonly (Entry & Partial<Pick<BookedEntry, 'rate'>>)[],
): StatementLine[] {
  const last = entries.findLastIndex(({ kind }) => kind === 'drafted');
  const earned = new Map(
    entries.filter(({ kind }) => kind === 'earned').map((entry) => [entry.deal, entry]),
  );
  return entries.slice(last + 1).flatMap(({ kind, deal, on, postings }) => {
    const cents = postings
      .filter(({ account }) => account === 'due')
      .reduce((sum, posting) => sum + posting.cents, 0);
    if (cents === 0 || kind === 'earned' || kind === 'drafted' || kind === 'settled') return [];
    const cause = deal === null ? undefined : earned.get(deal);
    return [{ kind, deal, on: cause?.on ?? on, rate: cause?.rate ?? null, cents }];
  });
}
