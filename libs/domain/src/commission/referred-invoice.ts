import * as z from 'zod/mini';
import { idSchema, isoDaySchema } from '../fields/fields.ts';
import { dayAfter } from '../time/day-after.ts';
import type { DealState } from './deal-entries.ts';
import type { Entry } from './ledger.ts';
import type { CommissionTerms } from './terms.ts';

/** Money of an invoice that went back, in cents of its net amount. */
const moneyBackSchema = z.object({ id: idSchema, cents: z.int(), on: isoDaySchema });

/**
 * referredInvoices/{invoice}: a paid invoice of an advisor whom another one brought, by which that one earns. Server only. It
 * names the partner and not who paid.
 */
export const referredInvoiceSchema = z.object({
  id: idSchema,
  /** the operator's organisation */
  payer: idSchema,
  /** the sponsor of who paid */
  partner: idSchema,
  netCents: z.int(),
  /** day (Berlin) of the payment, which decides its terms */
  on: isoDaySchema,
  returns: z.array(moneyBackSchema),
  /** the bank has asked for the money back, and nothing is decided */
  isDisputed: z.boolean(),
  /** the day from which the commission is due; null while there is none to wait for */
  maturesOn: z.nullable(isoDaySchema),
  bookedAt: z.date(),
});
export type ReferredInvoice = z.infer<typeof referredInvoiceSchema>;

/** The ledger's view of an invoice. */
export const ledgerStateOfInvoice = (
  invoice: Pick<ReferredInvoice, 'id' | 'partner' | 'netCents' | 'on' | 'returns' | 'isDisputed'>,
): DealState => ({ ...invoice, sponsor: null });

/**
 * When the commission of an invoice becomes due; null when it has, in a dispute, and when all of the money went back.
 * @param known entries about this invoice
 */
export function maturesOn(
  {
    netCents,
    on,
    returns,
    isDisputed,
  }: Pick<DealState, 'netCents' | 'on' | 'returns' | 'isDisputed'>,
  { holdingDays }: Pick<CommissionTerms, 'holdingDays'>,
  known: readonly Pick<Entry, 'kind'>[],
): string | null {
  const returned = returns.reduce((sum, { cents }) => sum + cents, 0);
  const isOver = returned >= netCents || known.some(({ kind }) => kind === 'matured');
  return isDisputed || isOver ? null : dayAfter(on, holdingDays);
}

/** A part of a gross amount that went back. */
interface GrossReturn {
  id: string;
  gross: number;
  on: string;
}

/**
 * The same in cents of the net amount. All of the gross amount is all of the net amount, in however many parts, and a later
 * part does not change an earlier one.
 */
export function netReturns(
  parts: readonly GrossReturn[],
  { gross, net }: { gross: number; net: number },
): ReferredInvoice['returns'] {
  let returned = 0;
  const netOf = (sum: number) =>
    gross <= 0 ? 0 : Math.round((net * Math.min(sum, gross)) / gross);
  return parts.map(({ id, gross: part, on }) => {
    const before = netOf(returned);
    returned += part;
    return { id, cents: netOf(returned) - before, on };
  });
}
