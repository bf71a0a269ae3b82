export {
  accountClosureSchema,
  CLOSURE_STEPS,
  type AccountClosure,
  type ClosureStep,
} from './account-closure.ts';
export { emailChangeSchema, type EmailChange } from './email-change.ts';
export { signUpSchema, type SignUp } from './sign-up.ts';
export { EMAIL_GRACE_CLAIM, emailGraceEnd, isInEmailGrace } from './email-grace.ts';
export {
  ACCOUNT_LINK_PATHS,
  accountLink,
  accountLinkSecret,
  type AccountLinkPurpose,
} from './account-links.ts';
export { accountSchema, isBlocked, type Account } from './account.ts';
export {
  ADVISOR_MEANING,
  ADVISOR_STATES,
  advisorState,
  isAdvisorShownTo,
  type AdvisorFacts,
  type AdvisorState,
} from './advisor-state.ts';
export { sponsorSchema, type Sponsor } from './sponsor.ts';
export { accountSearch, searchedPieces } from './account-search.ts';
export { adminActionSchema, type AdminAction, type AdminActionName } from './admin-action.ts';
export {
  createAdvisorInput,
  createAdvisorOutput,
  type CreatedAdvisor,
  isOwnName,
  passwordSchema,
  SHORTEST_PASSWORD,
  type CreateAdvisorInput,
  type CreateAdvisorOutput,
} from './create-advisor.ts';
export {
  accountExportInput,
  accountExportOutput,
  type AccountExportInput,
  type AccountExportOutput,
} from './account-export.ts';
export {
  closeAccountInput,
  closeAccountOutput,
  type CloseAccountInput,
  type CloseAccountOutput,
} from './close-account.ts';
export {
  changeAdvisorCodeInput,
  changeAdvisorCodeOutput,
  type ChangeAdvisorCodeInput,
  type ChangeAdvisorCodeOutput,
} from './change-advisor-code.ts';
export {
  requestEmailVerificationInput,
  requestEmailVerificationOutput,
  type RequestEmailVerificationOutput,
  requestPasswordResetInput,
  requestPasswordResetOutput,
  type RequestPasswordResetInput,
  type RequestPasswordResetOutput,
} from './account-mails.ts';
export {
  choosePasswordInput,
  choosePasswordOutput,
  passwordLinkInput,
  passwordLinkOutput,
  type ChoosePasswordInput,
  type PasswordLinkInput,
  type PasswordLinkOutput,
} from './password-link.ts';
export {
  advisorDataPartSchema,
  advisorDataInput,
  type AdvisorDataInput,
  type AdvisorDataOutput,
} from './advisor-data.ts';
export {
  accountDetailsInput,
  accountDetailsOutput,
  type AccountDetails,
  type AccountDetailsInput,
} from './account-details.ts';
export {
  blockReasonSchema,
  LONGEST_BLOCK_REASON,
  setAccountBlockInput,
  setAccountBlockOutput,
  type SetAccountBlockInput,
  type SetAccountBlockOutput,
} from './set-account-block.ts';
export {
  LONGEST_RESET_REASON,
  noteSecondFactorInput,
  noteSecondFactorOutput,
  removeSecondFactorInput,
  removeSecondFactorOutput,
  resetReasonSchema,
  resetSecondFactorInput,
  resetSecondFactorOutput,
  type ResetSecondFactorInput,
} from './second-factor.ts';
export {
  setOrgAdminInput,
  setOrgAdminOutput,
  type SetOrgAdminInput,
  type SetOrgAdminOutput,
} from './set-org-admin.ts';
export {
  LONGEST_ORGANISATION_NAME,
  listOrganisationsInput,
  listOrganisationsOutput,
  organisationMembersInput,
  organisationMembersOutput,
  organisationNameSchema,
  renameOrganisationInput,
  renameOrganisationOutput,
  type ListedOrganisation,
  type ListOrganisationsOutput,
  type OrganisationMembersInput,
  type OrganisationMembersOutput,
  type RenameOrganisationInput,
} from './organisations.ts';
export {
  setTestAccountInput,
  setTestAccountOutput,
  type SetTestAccountInput,
  type SetTestAccountOutput,
} from './set-test-account.ts';
export {
  changeNameInput,
  type ChangeNameInput,
  type ChangePasswordInput,
  type EmailChangeLinkInput,
  type EmailChangeLinkOutput,
  type RequestEmailChangeInput,
} from './own-account.ts';
