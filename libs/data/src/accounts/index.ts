export {
  setAccountBlockMutation,
  setOrgAdminMutation,
  setTestAccountMutation,
} from './accounts.mutations.ts';
export {
  accountCountsQuery,
  accountDetailsQuery,
  accountGrowthQuery,
  accountKeys,
  accountQuery,
  accountsQuery,
} from './accounts.queries.ts';
export type {
  AccountCounts,
  AccountFilter,
  NewAccounts,
  PaidCount,
} from './accounts.repository.ts';
