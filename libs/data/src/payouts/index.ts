export {
  answerObjectionMutation,
  closeMonthMutation,
  decidePayoutMutation,
  draftPayoutMutation,
  newPayoutId,
  objectToStatementMutation,
  payoutFileMutation,
  setPayerMutation,
  setTaxProfileMutation,
  statementPaperMutation,
} from './payouts.mutations.ts';
export {
  openObjectionsQuery,
  ownStatementsQuery,
  payerQuery,
  payoutsQuery,
  previewCloseQuery,
  previewStatementQuery,
  statementsOfMonthQuery,
  statementsOfPayoutQuery,
  taxProfileQuery,
  waitingPayoutsQuery,
} from './payouts.queries.ts';
