export { customerKeys, customerQuery, customersQuery } from './customers.queries.ts';
export { createCustomerMutation, updateCustomerMutation } from './customers.mutations.ts';
export { deleteCustomerMutation, kioskLoginUserMutation } from './customer-calls.mutations.ts';
export { draftCustomer, type CustomerChanges } from './customers.repository.ts';
