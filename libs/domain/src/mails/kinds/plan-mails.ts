import * as z from 'zod/mini';
import { idSchema, nullableText } from '../../fields/fields.ts';
import { outbox } from './outbox.ts';

/** Tells an advisor that the plan is another one, and what it cost. The invoice is as it was when the change arrived. */
export const planChangedMailSchema = z.object({
  ...outbox,
  kind: z.literal('plan-changed'),
  uid: idSchema,
  /** names of plans, as in the account */
  from: z.string(),
  plan: z.string(),
  /** euro cents; null where the change cost nothing by itself */
  invoice: z.nullable(z.object({ net: z.int(), tax: z.int(), gross: z.int(), url: nullableText })),
  /** null when nothing is charged any more, or for now */
  nextCharge: z.nullable(z.date()),
  endsAt: z.nullable(z.date()),
  termEnd: z.nullable(z.date()),
});
export type PlanChangedMail = z.infer<typeof planChangedMailSchema>;

/** Tells an advisor that the plan is over. */
export const planEndedMailSchema = z.object({
  ...outbox,
  kind: z.literal('plan-ended'),
  uid: idSchema,
  plan: z.string(),
  /** `ended`: by the operator, or the payment provider does not say */
  reason: z.enum(['cancelled', 'unpaid', 'disputed', 'ended']),
});
export type PlanEndedMail = z.infer<typeof planEndedMailSchema>;

/** Tells an advisor that the plan will be another one, or that it stays after all. */
export const plannedChangeMailSchema = z.object({
  ...outbox,
  kind: z.enum(['plan-change-planned', 'plan-change-revoked']),
  uid: idSchema,
  /** names of plans, as in the account: the present one, and the one that follows or would have followed */
  plan: z.string(),
  next: z.string(),
  /** when it follows, or would have followed */
  at: z.date(),
});
export type PlannedChangeMail = z.infer<typeof plannedChangeMailSchema>;

/** Reminds an advisor of an invoice that still could not be collected. */
export const paymentReminderMailSchema = z.object({
  ...outbox,
  kind: z.literal('payment-reminder'),
  uid: idSchema,
  /** euro cents, VAT included */
  cents: z.int(),
  /** when the payment provider tries again; null when it does not */
  retryAt: z.nullable(z.date()),
});
export type PaymentReminderMail = z.infer<typeof paymentReminderMailSchema>;

/** Tells an advisor that a second subscription, bought at the same moment, was ended and paid back. */
export const planPaidBackMailSchema = z.object({
  ...outbox,
  kind: z.literal('plan-paid-back'),
  uid: idSchema,
  plan: z.string(),
});
export type PlanPaidBackMail = z.infer<typeof planPaidBackMailSchema>;

export type PlanMail =
  PlanChangedMail | PlanEndedMail | PlannedChangeMail | PaymentReminderMail | PlanPaidBackMail;
