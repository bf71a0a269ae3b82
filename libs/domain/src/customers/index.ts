export type { CustomerFieldFor } from './customer-fields.ts';
export {
  CUSTOMER_MEANING,
  CUSTOMER_STATES,
  customerState,
  isCustomerOfferedTo,
  isCustomerReminded,
  isRestricted,
  type CustomerFacts,
  type CustomerState,
} from './customer-state.ts';
export { ageInYears, parseAgeFilter, type AgeFilter } from './age-filter.ts';
export { birthdayOf, birthdaysOn, nextDays } from './birthday.ts';
export {
  CONSENT_WAYS,
  declarationSchema,
  declareConsentInput,
  declaredConsent,
  needsDeclaration,
  withInvitable,
  type ConsentWay,
  type Declaration,
  type DeclareConsentInput,
  type DeclaredConsent,
} from './declared-consent.ts';
export {
  erasureDayAfter,
  lastContact,
  noticeDayBefore,
  retentionStep,
  withReview,
  type CustomerContacts,
} from './customer-retention.ts';
export {
  LONGEST_RESTRICTION_DETAILS,
  LONGEST_RESTRICTION_REASON,
  ownRestrictionSchema,
  restrictCustomerInput,
  RESTRICTION_GROUNDS,
  restrictionReasonSchema,
  type OwnRestriction,
  type RestrictCustomerInput,
} from './restriction.ts';
export { restrictionGroundTexts } from './restriction-grounds.de.ts';
export { firstHolder } from './first-holder.ts';
export {
  MAX_UNDONE_CUSTOMERS,
  UNDO_IMPORT_MS,
  undoImportInput,
  undoImportOutput,
  type UndoImportInput,
  type UndoImportOutput,
} from './undo-import.ts';
export { recentImports, type RecentImport } from './recent-imports.ts';
export { areDistinct, withDistinct } from './distinct-customers.ts';
export { mergedCustomer } from './merged-customer.ts';
export { referralName } from './referral-name.ts';
export {
  COMPLETED_FIELDS,
  customerNoteSchema,
  customerSchema,
  LONGEST_CUSTOMER_NOTE,
  LONGEST_FOLLOW_UP,
  type Customer,
  type CustomerNote,
  type Imported,
} from './customer.ts';
export {
  completedDetails,
  CUSTOMER_DETAILS,
  customerDetailsSchema,
  DETAIL_NAMES,
  eachDetail,
  LONGEST_DETAIL,
  type CustomerDetails,
  type DetailName,
} from './customer-details.ts';
export { isReachable, isReachableOrExplained, withoutNeedlessReason } from './reachable.ts';
export { JOBS, jobSchema, type Job } from './job.ts';
export { datedNoteSchema, LONGEST_DATED_NOTE, type DatedNote } from './dated-note.ts';
export { referralSchema, type Referral } from './referral.ts';
export {
  advisorCreatesCustomerInput,
  advisorCreatesCustomerOutput,
  phoneInput,
  type AdvisorCreatesCustomerInput,
  type AdvisorCreatesCustomerOutput,
} from './create-customer.ts';
export { updateCustomerInput, type UpdateCustomerInput } from './update-customer.ts';
export {
  MOST_ORGANISED_AT_ONCE,
  organiseCustomersInput,
  withOrganisation,
  type Organisation,
  type OrganiseCustomersInput,
} from './organise-customers.ts';
export { LONGEST_TAG, MOST_TAGS, tagSchema, tagsOf, withTags } from './tags.ts';
export { correctCustomerEmailInput, type CorrectCustomerEmailInput } from './correct-email.ts';
export { keepCustomersApartInput, type KeepCustomersApartInput } from './keep-customers-apart.ts';
export { mergeCustomersInput, type MergeCustomersInput } from './merge-customers.ts';
export {
  kioskLoginUserInput,
  kioskLoginUserOutput,
  type KioskLoginUserInput,
  type KioskLoginUserOutput,
} from './kiosk-login-user.ts';
export {
  deleteCustomerInput,
  deleteCustomerOutput,
  type DeleteCustomerInput,
} from './delete-customer.ts';
export { ownClaimSchema, type OwnClaim } from './own-claim.ts';
export {
  importCustomersInput,
  importCustomersOutput,
  importedPersonSchema,
  type ImportedPerson,
  MAX_IMPORTED_CUSTOMERS,
  type ImportCustomersInput,
  type ImportCustomersOutput,
  type ImportedPersonInput,
  type ImportResult,
} from './import-customers.ts';
export { customerNoteWrites, datedNoteWrites } from './note-writes.ts';
export { consentProofSchema, type ConsentProof } from './consent-proof.ts';
export { customerLockSchema, type CustomerLock } from './customer-lock.ts';
export { customerMergeSchema, type CustomerMerge } from './customer-merge.ts';
