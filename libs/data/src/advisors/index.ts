export { advisorByLinkQuery, advisorKeys, advisorQuery } from './advisors.queries.ts';
export { updateAdvisorMutation } from './advisors.mutations.ts';
export { passwordLinkQuery } from './password-link.queries.ts';
export {
  changeAdvisorCodeMutation,
  choosePasswordMutation,
  closeAccountMutation,
  createAdvisorMutation,
  requestEmailVerificationMutation,
  requestPasswordResetMutation,
} from './advisor-calls.mutations.ts';
export type { AdvisorChanges } from './advisors.repository.ts';
