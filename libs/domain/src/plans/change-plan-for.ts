import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';
import { PLAN_PRICES } from './plans.ts';

/** The most characters of the reason, which the list of admins' actions keeps. */
export const LONGEST_CHANGE_REASON = 500;
export const changeReasonSchema = text(LONGEST_CHANGE_REASON, z.trim(), z.minLength(1));

/** When an admin's change begins: at once, or when the term allows it. */
export const CHANGE_TIMES = ['term', 'now'] as const;
export const changeTimeSchema = z.enum(CHANGE_TIMES);
export type ChangeTime = z.infer<typeof changeTimeSchema>;

/** A price that is sold. */
export const soldPriceSchema = z
  .string()
  .check(z.refine((key) => PLAN_PRICES.some((price) => price.key === key)));

/** changePlanFor: an admin changes the plan of an advisor's subscription through the payment provider, or looks what that costs. */
export const changePlanForInput = z.object({
  uid: idSchema,
  /** null ends the subscription, which leaves Basic */
  price: z.nullable(soldPriceSchema),
  when: changeTimeSchema,
  /** null changes nothing and only says what the change costs */
  reason: z.nullable(changeReasonSchema),
});
export type ChangePlanForInput = z.infer<typeof changePlanForInput>;

export const changePlanForOutput = z.object({
  /** names of plans, as in the account */
  from: z.string(),
  to: z.string(),
  /** when it begins, in milliseconds since 1970 */
  at: z.int(),
  /** euro cents with VAT that are charged at once; negative: a credit for the next invoices */
  dueCents: z.int(),
});
export type ChangePlanForOutput = z.infer<typeof changePlanForOutput>;
