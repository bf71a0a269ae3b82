export { registerForSessionMutation } from './registrations.mutations.ts';
