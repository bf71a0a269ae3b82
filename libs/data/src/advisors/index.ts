export { advisorByLinkQuery, advisorKeys, advisorQuery } from './advisors.queries.ts';
export { updateAdvisorMutation } from './advisors.mutations.ts';
export { emailChangeLinkQuery, passwordLinkQuery } from './password-link.queries.ts';
export {
  changeAdvisorCodeMutation,
  changeNameMutation,
  changePasswordMutation,
  choosePasswordMutation,
  closeAccountMutation,
  confirmEmailChangeMutation,
  createAdvisorMutation,
  noteSecondFactorMutation,
  removeSecondFactorMutation,
  requestEmailChangeMutation,
  requestEmailVerificationMutation,
  requestPasswordResetMutation,
} from './advisor-calls.mutations.ts';
export type { AdvisorChanges } from './advisors.repository.ts';
