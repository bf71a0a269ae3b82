import * as z from 'zod/mini';
import { byPaidPlan, PAID_PLANS } from '../plan-rows/plan-rows.ts';
import { idSchema } from '../fields/fields.ts';

/** accounts/{uid}/payments/{invoiceId}: an invoice that an advisor paid; server only. */
export const paymentSchema = z.object({
  /** id of the payment provider's invoice */
  id: idSchema,
  plan: z.enum(PAID_PLANS),
  /** euro cents, VAT included */
  cents: z.int(),
  /** the refunded share, and the share that is disputed and not won back */
  returned: z._default(z.int(), 0),
  paidAt: z.date(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** Euro cents of a payment that count as revenue. */
export function keptCents({ cents, returned }: Pick<Payment, 'cents' | 'returned'>): number {
  return Math.max(cents - returned, 0);
}

/**
 * revenue/{month}: payments of a month (2026-03, in Berlin) for each plan, in euro cents with VAT, without those of
 * test accounts and without refunds. The server writes it together with the payment.
 */
export const revenueSchema = z.object({
  id: z.string(),
  ...byPaidPlan(() => z._default(z.int(), 0)),
});
export type Revenue = z.infer<typeof revenueSchema>;
