import * as z from 'zod/mini';
import { idSchema, isoDaySchema, nullableText } from '../fields/fields.ts';
import type { DealState } from './deal-entries.ts';

export const dealStateSchema = z.enum([
  'reported',
  'withdrawn',
  'refused',
  'confirmed',
  'cancelled',
]);
/** Of deals in the payer's books, which need them with amount and reference. */
export const BOOKED_STATES: readonly Deal['state'][] = ['confirmed', 'cancelled'];
export const UNBOOKED_STATES = dealStateSchema.options.filter(
  (state) => !BOOKED_STATES.includes(state),
);

/**
 * deals/{id}: a deal that an advisor closed with a customer, and what the organisation decided about it. Server only. Without
 * the customer's name it stays as long as the law asks for the payer's books.
 */
export const dealSchema = z.object({
  id: idSchema,
  /** the organisation that pays for the referral: the advisor's when the deal was reported */
  payer: idSchema,
  /** who reported it */
  advisor: idSchema,
  /** null once the customer is erased, and so is the name */
  customer: z.nullable(idSchema),
  /** first name and the initial of the last name */
  name: nullableText,
  /** the advisor whose link brought the customer; null when no one earns by it */
  partner: z.nullable(idSchema),
  /** day (Berlin) on which the partner referred the customer; null without a partner, and for deals reported before it was stored */
  referredOn: z._default(z.nullable(isoDaySchema), null),
  netCents: z.int(),
  /** day (Berlin) of the deal, which decides its terms */
  on: isoDaySchema,
  /** by which the payer finds the deal in their own books */
  reference: z.string(),
  state: dealStateSchema,
  /** why it was refused or cancelled */
  reason: nullableText,
  /** the administrator who decided last; null until then */
  decidedBy: z.nullable(idSchema),
  decidedAt: z.nullable(z.date()),
  /** cents that the partner earns; null until it is confirmed */
  commission: z.nullable(z.int()),
  /** the day from which the commission is due; null while there is none to wait for */
  maturesOn: z.nullable(isoDaySchema),
  reportedAt: z.date(),
});
export type Deal = z.infer<typeof dealSchema>;

/** Initials for documents, `V. B.` for Vera B.; null once the person is erased. */
export function customerInitials({ name }: Pick<Deal, 'name'>): string | null {
  const initials = name?.match(/(?<!\S)\S/gu) ?? [];
  return initials.length === 0 ? null : initials.map((letter) => `${letter}.`).join(' ');
}

/** Whether a deal was closed before the customer was referred: it earns nothing unless the payer decides so. */
export const isBeforeReferral = ({ on, referredOn }: Pick<Deal, 'on' | 'referredOn'>): boolean =>
  referredOn !== null && on < referredOn;

/** The ledger's view of a deal. A cancelled one has one return over all of it. */
export function ledgerStateOf(
  { id, netCents, on, state }: Deal,
  partner: string,
  today: string,
): DealState {
  const returns = state === 'cancelled' ? [{ id: 'cancelled', cents: netCents, on: today }] : [];
  return { id, partner, sponsor: null, netCents, on, returns, isDisputed: false };
}
