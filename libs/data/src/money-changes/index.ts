export {
  moneyChangeLinkQuery,
  moneyChangesQuery,
  recordCustomerExportMutation,
  stopMoneyChangeMutation,
  stopWaitingChangeMutation,
} from './money-changes.queries.ts';
