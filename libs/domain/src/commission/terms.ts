import * as z from 'zod/mini';
import { idSchema, isoDaySchema } from '../fields/fields.ts';

/** Commission of a deal: a share of its net amount, or a fixed sum. */
export const rateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('share'), permille: z.int() }),
  z.object({ kind: z.literal('fixed'), cents: z.int() }),
]);

/** What brings the revenue: deals that advisors report, or packages of the portal that advisors book. */
export const SOURCES = ['deals', 'subscriptions'] as const;
export const sourceSchema = z.enum(SOURCES);
export type Source = z.infer<typeof sourceSchema>;

/** commissionTerms/{id}: a payer's promise from a day on. Server only, created and never changed. */
export const commissionTermsSchema = z.object({
  id: idSchema,
  /** id of the organisation */
  payer: idSchema,
  /** for which revenue they hold; terms about another one leave it as it is */
  source: z._default(sourceSchema, 'deals'),
  /** first day (Berlin) on which a deal falls under these terms */
  validFrom: isoDaySchema,
  rate: rateSchema,
  /** days from the deal until a commission is due, in which it can be called off */
  holdingDays: z.int(),
  /** permille of the net amount for the partner's sponsor; 0 switches it off */
  overridePermille: z._default(z.int(), 0),
  /** cents that must be due before a month close pays them out */
  minimumPayout: z._default(z.int(), 0),
  /** of the wording that partners agreed to */
  wording: z.string(),
});
export type Rate = z.infer<typeof rateSchema>;
export type CommissionTerms = z.infer<typeof commissionTermsSchema>;

/**
 * The terms of a deal of this day: the latest that began by then.
 * @param source defaults to reported deals
 * @returns null for a day before all of them
 */
export function termsOn(
  terms: readonly CommissionTerms[],
  day: string,
  source: Source = 'deals',
): CommissionTerms | null {
  const begun = terms.filter((one) => one.source === source && one.validFrom <= day);
  return begun.toSorted(latestFirst)[0] ?? null;
}

/** Of two that begin on one day, one counts for everybody: the one with the greater id. */
function latestFirst(one: CommissionTerms, other: CommissionTerms): number {
  return compare(other.validFrom, one.validFrom) || compare(other.id, one.id);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Cents that a deal earns the partner who referred the customer. */
export function commissionOn({ rate }: Pick<CommissionTerms, 'rate'>, netCents: number): number {
  return rate.kind === 'fixed' ? rate.cents : shareOf(netCents, rate.permille);
}

/** Half a cent goes to the partner. */
export function shareOf(cents: number, permille: number): number {
  return Math.round((cents * permille) / 1000);
}

/**
 * Cents that have to be reversed in all when so much of a deal came back. Computed from the sum of what came back, so that
 * the order of partial refunds does not matter and all of it together reverses all that was earned.
 */
export function reversedOf(earned: number, net: number, returned: number): number {
  if (net <= 0 || returned >= net) return earned;
  return Math.round((earned * Math.max(returned, 0)) / net);
}

/** The wording of terms that the portal shows to those who set and those who get them. */
export const TERMS_WORDING = 'terms-1';

/** Id of a payer's terms; a later one is the greater text. */
export const termsId = (payer: string, number: number) =>
  `${payer}~${String(number).padStart(4, '0')}`;

/** Cost of deals of these days under given terms, valid or not. */
export function costOf(
  deals: readonly { netCents: number }[],
  terms: Pick<CommissionTerms, 'rate'>,
): number {
  return deals.reduce((sum, { netCents }) => sum + commissionOn(terms, netCents), 0);
}
