export type { Birthday } from './birthdays.ts';
export {
  birthdaysQuery,
  customerQuery,
  customersQuery,
  referredCustomersQuery,
  referrerQuery,
} from './customers.queries.ts';
export type { Referrer } from './referrals-of-customer.repository.ts';
export {
  correctCustomerEmailMutation,
  createCustomerMutation,
  declareConsentMutation,
  restrictCustomerMutation,
  importCustomersMutation,
  keepCustomersApartMutation,
  mergeCustomersMutation,
  organiseCustomersMutation,
  undoImportMutation,
  updateCustomerMutation,
} from './customers.mutations.ts';
export { deleteCustomerMutation, kioskLoginUserMutation } from './customer-calls.mutations.ts';
export type { UndoneImport } from './undo-in-parts.ts';
export type { CustomerChanges } from './customer-calls.repository.ts';
