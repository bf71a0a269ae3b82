export { advisorByLinkQuery, advisorKeys, advisorQuery } from './advisors.queries.ts';
export { updateAdvisorMutation } from './advisors.mutations.ts';
export {
  changeAdvisorCodeMutation,
  closeAccountMutation,
  createAdvisorMutation,
  requestEmailVerificationMutation,
  requestPasswordResetMutation,
} from './advisor-calls.mutations.ts';
export type { AdvisorChanges } from './advisors.repository.ts';
