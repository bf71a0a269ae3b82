import * as z from 'zod/mini';
import { idSchema, nullableText } from '../fields/fields.ts';

/** Changes that decide where money goes, or who decides about it. Each needs a fresh proof, an entry and mails. */
export const MONEY_CHANGE_KINDS = [
  'iban',
  'tax-data',
  'payer-iban',
  'payer',
  'terms',
  'film-seller',
  'film-account',
  'payout-approved',
  'team-lead',
  'team-deputy',
  'team-dissolved',
  'org-admin',
  'customers-exported',
] as const;
export type MoneyChangeKind = (typeof MONEY_CHANGE_KINDS)[number];

/**
 * moneyChanges/{id}: what someone changed about money or about who decides. Written by the server together with the change; only
 * `stoppedAt` and `stoppedBy` are set later.
 */
export const moneyChangeSchema = z.object({
  id: idSchema,
  kind: z.enum(MONEY_CHANGE_KINDS),
  /** who changed it */
  by: idSchema,
  /** whose data or role it is; null when it belongs to an organisation or a team */
  person: z.nullable(idSchema),
  org: z.nullable(idSchema),
  team: z.nullable(idSchema),
  /** uids of those who were notified and may read it */
  readers: z.array(idSchema),
  /** the earlier and the new value, shortened: the ends of account numbers, a rate, a sum, a name */
  before: nullableText,
  after: nullableText,
  /** when a changed account number takes effect; null for everything that takes effect at once */
  waitsUntil: z.nullable(z.date()),
  /** when the earlier number was restored */
  stoppedAt: z._default(z.nullable(z.date()), null),
  /** who stopped it in the portal; null for its author, who followed the mailed link */
  stoppedBy: z._default(z.nullable(idSchema), null),
  at: z.date(),
  expiresAt: z.date(),
});
export type MoneyChange = z.infer<typeof moneyChangeSchema>;

/**
 * Everyone to notify of a change: its author, the person concerned, and those who administer the same organisation or team.
 * They get the mails and may read the entry.
 */
export const toldOf = (
  { by, person }: Pick<MoneyChange, 'by' | 'person'>,
  administrators: readonly string[],
): string[] => [...new Set([by, ...(person === null ? [] : [person]), ...administrators])];

/** Whether a change concerns an account number that waits before it takes effect. */
export const isStoppable = (
  { waitsUntil, stoppedAt }: Pick<MoneyChange, 'waitsUntil' | 'stoppedAt'>,
  now: Date,
): boolean => stoppedAt === null && waitsUntil !== null && waitsUntil > now;

/** Whether a change waits, counts, or was stopped. */
export function stateOf(
  change: Pick<MoneyChange, 'waitsUntil' | 'stoppedAt'>,
  now: Date,
): 'waiting' | 'effective' | 'stopped' {
  if (change.stoppedAt !== null) return 'stopped';
  return isStoppable(change, now) ? 'waiting' : 'effective';
}

/**
 * Whether someone may stop a changed account number in the portal: their own, or that of the organisation that they
 * administer.
 * @param administers the organisation; null for everyone else
 */
export function mayStop(
  { kind, person, org }: Pick<MoneyChange, 'kind' | 'person' | 'org'>,
  { uid, administers }: { uid: string; administers: string | null },
): boolean {
  if (kind === 'payer-iban') return org !== null && org === administers;
  return kind === 'iban' && person === uid;
}
