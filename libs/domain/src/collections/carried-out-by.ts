import type { RetentionRule } from '../retention/retention.ts';
import { ALL_COLLECTIONS } from './all-collections.ts';
import type { RuleOfCollections } from './kinds.ts';

/** The mechanism that enforces a retention period. */
export type CarriedOutBy =
  /** the database deletes documents of the collection by their `expiresAt` */
  | { ttl: string }
  /** a scheduled function in SWEEP_NAMES */
  | { sweep: string }
  /** the operator's setup configures the platform, which deletes */
  | { setup: 'log bucket' | 'weekly backup' };

/** Rules for data outside the database. */
const OUTSIDE: Readonly<Record<Exclude<RetentionRule, RuleOfCollections>, CarriedOutBy>> = {
  logs: { setup: 'log bucket' },
  backups: { setup: 'weekly backup' },
  accountExports: { sweep: 'closeAccounts' },
};

/** Each retention rule with what carries it out; a rule may concern several collections. */
export const CARRIED_OUT_BY: readonly (readonly [rule: string, by: CarriedOutBy])[] = [
  ...Object.entries(OUTSIDE),
  ...ALL_COLLECTIONS.flatMap(([ttl, { retention }]): [string, CarriedOutBy][] => {
    if ('expires' in retention) return retention.expires.map((rule) => [rule, { ttl }]);
    return 'rule' in retention ? [[retention.rule, { sweep: retention.sweep }]] : [];
  }),
];
