export {
  advisorDataMutation,
  eraseOwnDataMutation,
  personalDataMutation,
  restrictOwnDataMutation,
  withdrawOwnConsentsMutation,
} from './own-data.queries.ts';
