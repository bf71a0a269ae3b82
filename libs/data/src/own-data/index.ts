export {
  advisorDataMutation,
  eraseOwnDataMutation,
  personalDataMutation,
  withdrawOwnConsentsMutation,
} from './own-data.queries.ts';
