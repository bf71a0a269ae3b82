export { customerKeys, customerQuery, customersQuery } from './customers.queries.ts';
export {
  createCustomerMutation,
  mergeCustomersMutation,
  updateCustomerMutation,
} from './customers.mutations.ts';
export { deleteCustomerMutation, kioskLoginUserMutation } from './customer-calls.mutations.ts';
export type { CustomerChanges } from './customer-calls.repository.ts';
