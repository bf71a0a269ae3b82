export {
  endSupportViewMutation,
  resetSecondFactorMutation,
  setAccountBlockMutation,
  setOrgAdminMutation,
  setTestAccountMutation,
  startSupportViewMutation,
} from './accounts.mutations.ts';
export {
  accountCountsQuery,
  accountDetailsQuery,
  accountGrowthQuery,
  accountKeys,
  accountQuery,
  accountsQuery,
  supportViewQuery,
} from './accounts.queries.ts';
export type {
  AccountCounts,
  AccountFilter,
  NewAccounts,
  PaidCount,
} from './accounts.repository.ts';
