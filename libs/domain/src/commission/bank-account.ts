import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';

/** Delay before a changed account number receives money, so that its owner can stop the change. */
export const IBAN_WAIT_HOURS = 72;
const WAIT_MS = IBAN_WAIT_HOURS * 3_600_000;

/** bankAccounts/{owner}: the account of a partner, a payer or a statement. Server only. */
export const bankAccountSchema = z.object({
  id: idSchema,
  iban: z.string(),
  /** when it takes effect; null unless it was changed recently */
  waitsUntil: z._default(z.nullable(z.date()), null),
  /** the account in effect until then */
  earlier: z._default(z.nullable(z.string()), null),
  expiresAt: z.nullable(z.date()),
});
export type BankAccount = z.infer<typeof bankAccountSchema>;
type Numbers = Pick<BankAccount, 'iban' | 'waitsUntil' | 'earlier'>;

/** Owner of a payer's account; ids of people and statements have no such prefix. */
export const payerAccount = (payer: string) => `payer~${payer}`;

/** Whether money may go to an account, or to a statement, that waits until then. */
export const isPayable = (waitsUntil: Date | null, now: Date): boolean =>
  waitsUntil === null || waitsUntil <= now;

/** The number in effect: a changed one only after its delay. */
export const settledIban = ({ iban, waitsUntil, earlier }: Numbers, now: Date): string =>
  isPayable(waitsUntil, now) ? iban : (earlier ?? iban);

/**
 * The account after a new number was entered. Each new number waits in full, however often it was changed before. The first
 * number of an owner, and the number already in effect, do not wait.
 * @param stored null before the first number
 */
export function changedAccount(stored: Numbers | null, iban: string, now: Date): Numbers {
  if (stored?.iban === iban) return stored;
  const settled = stored && settledIban(stored, now);
  if (settled === null || settled === iban) return { iban, waitsUntil: null, earlier: null };
  return { iban, waitsUntil: new Date(now.getTime() + WAIT_MS), earlier: settled };
}

/** An account whose change was stopped: the earlier number stays. Null when no change is waiting. */
export function stoppedAccount(stored: Numbers, now: Date): Numbers | null {
  return isPayable(stored.waitsUntil, now)
    ? null
    : { iban: settledIban(stored, now), waitsUntil: null, earlier: null };
}
