export {
  moneyChangeLinkQuery,
  moneyChangesQuery,
  recordCustomerExportMutation,
  stopMoneyChangeMutation,
} from './money-changes.queries.ts';
