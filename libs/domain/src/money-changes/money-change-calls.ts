import * as z from 'zod/mini';
import { idSchema, nullableText } from '../fields/fields.ts';
import { signedTokenSchema } from '../fields/signed-token.ts';
import { MONEY_CHANGE_KINDS } from './money-change.ts';

/** moneyChangeLink: what the bearer of a mailed link would stop. Changes nothing. */
export const moneyChangeLinkInput = z.object({ token: signedTokenSchema });
export type MoneyChangeLinkInput = z.infer<typeof moneyChangeLinkInput>;
export const moneyChangeLinkOutput = z.object({
  kind: z.enum(MONEY_CHANGE_KINDS),
  before: nullableText,
  after: nullableText,
  at: z.iso.datetime(),
  /** whether stopping it restores the earlier value; otherwise only the sessions end */
  isStoppable: z.boolean(),
});
export type MoneyChangeLinkOutput = z.infer<typeof moneyChangeLinkOutput>;

/**
 * stopMoneyChange: stops a change that someone else made in the author's name. Restores the account number, ends all
 * sessions and sends a link to a new password. Idempotent.
 */
export const stopMoneyChangeInput = moneyChangeLinkInput;
export const stopMoneyChangeOutput = z.object({
  /** whether the account number was restored */
  isStopped: z.boolean(),
});
export type StopMoneyChangeOutput = z.infer<typeof stopMoneyChangeOutput>;

/**
 * stopWaitingChange: restores the caller's own account number, or the organisation's, while the changed one waits.
 * Idempotent.
 */
export const stopWaitingChangeInput = z.object({ change: idSchema });
export const stopWaitingChangeOutput = z.object({});
export type StopWaitingChangeInput = z.infer<typeof stopWaitingChangeInput>;

/** recordCustomerExport: an advisor is about to save all customers in a file. */
export const recordCustomerExportInput = z.object({});
export const recordCustomerExportOutput = z.object({});
