export {
  accountCountsQuery,
  accountKeys,
  accountQuery,
  accountsQuery,
} from './accounts.queries.ts';
export type { AccountCounts, AccountFilter, PaidCount } from './accounts.repository.ts';
