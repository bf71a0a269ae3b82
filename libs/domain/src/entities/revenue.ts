import * as z from 'zod/mini';
import { PAID_PLANS } from '../values/plans.ts';
import { idSchema } from './fields.ts';

/** accounts/{uid}/payments/{invoiceId}: an invoice that an advisor paid; written once per invoice; server only. */
export const paymentSchema = z.object({
  /** id of the payment provider's invoice */
  id: idSchema,
  plan: z.enum(PAID_PLANS),
  /** euro cents, VAT included */
  cents: z.int(),
  paidAt: z.date(),
});
export type Payment = z.infer<typeof paymentSchema>;

/**
 * revenue/{month}: what was paid in a month (2026-03, in Berlin) for each plan, in euro cents with VAT. The payments of test
 * accounts are not in it. The server writes it together with the payment that it grows by.
 */
export const revenueSchema = z.object({
  id: z.string(),
  lite: z._default(z.int(), 0),
  pro: z._default(z.int(), 0),
});
export type Revenue = z.infer<typeof revenueSchema>;
