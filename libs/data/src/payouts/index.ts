export {
  closeMonthMutation,
  decidePayoutMutation,
  draftPayoutMutation,
  newPayoutId,
  payoutFileMutation,
  setPayerMutation,
  setTaxProfileMutation,
} from './payouts.mutations.ts';
export {
  ownStatementsQuery,
  payerQuery,
  payoutsQuery,
  previewCloseQuery,
  statementsOfPayoutQuery,
  taxProfileQuery,
} from './payouts.queries.ts';
