export {
  advisorCreatesCustomerMutation,
  registerForSessionMutation,
} from './registrations.mutations.ts';
