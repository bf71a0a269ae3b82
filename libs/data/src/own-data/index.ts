export {
  advisorDataMutation,
  eraseOwnDataMutation,
  personalDataMutation,
  restrictOwnDataMutation,
  withdrawAppointmentMutation,
  withdrawOwnConsentsMutation,
} from './own-data.queries.ts';
