export {
  decideDealMutation,
  decideDealsMutation,
  draftDeal,
  reportDealMutation,
  setCommissionTermsMutation,
} from './deals.mutations.ts';
export {
  dealsOfOrganisationQuery,
  dealsWithQuery,
  ownDealsQuery,
  packageTermsQuery,
  termsQuery,
  waitingDealsQuery,
} from './deals.queries.ts';
