export {
  decideDealMutation,
  draftDeal,
  reportDealMutation,
  setCommissionTermsMutation,
} from './deals.mutations.ts';
export {
  dealsOfOrganisationQuery,
  dealsWithQuery,
  ownDealsQuery,
  termsQuery,
} from './deals.queries.ts';
