export { deriveLevel, levelSchema, type Level } from './values/level.ts';
export { isValidPhone, normalizePhone } from './values/phone.ts';
export {
  advisorCodeOf,
  DEFAULT_ADVISOR_CODE,
  INTERNAL_TESTING_CODE,
  isOperatorPage,
  isAdvisorCode,
  normalizeAdvisorCode,
  RESERVED_CODES,
  secondAdvisorCode,
} from './values/advisor-code.ts';
export {
  consentSchema,
  consentTo,
  presentWording,
  wordingText,
  type Consent,
} from './consents/consent.ts';
export { type ConsentOccasion, type WordingPart } from './consents/wordings.de.ts';
export { ageInYears, parseAgeFilter, type AgeFilter } from './values/age-filter.ts';
export {
  berlinDay,
  berlinInstant,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatMonth,
  formatShortMonth,
  formatTime,
  TIME_ZONE,
} from './values/berlin-time.ts';
export { EMAIL_GRACE_CLAIM, emailGraceEnd, isInEmailGrace } from './values/email-grace.ts';
export { parseHeroSubtext, type TextPart } from './values/hero-subtext.ts';
export { looksOfficial } from './values/official-name.ts';
export { isPersonName } from './values/person-name.ts';
export { nameErrorText } from './values/name-texts.de.ts';
export { BLANK, characterClass, FORBIDDEN, NAME_LETTERS } from './values/characters.ts';
export { matchesSearch } from './values/search-text.ts';
export { textOrNull } from './values/text.ts';
export { addressSearch, textsBeginningWith } from './values/text-range.ts';
export { KEPT_FOR_UNDO_MS, LATEST_UNDO_MS, UNDO_MS } from './values/undo.ts';
export { withTimeLimit } from './values/time-limit.ts';
export { readHttpLink, safeHttpLink } from './values/booking-link.ts';
export { bookingTarget } from './values/booking-target.ts';
export { topicOf, type Topic } from './values/topic.ts';
export {
  FILE_KINDS,
  FILE_LIMITS,
  FILE_TARGETS,
  formatFileSize,
  type FileKind,
  type FileLimit,
  type FileTarget,
} from './values/file-limits.ts';
export { captionsProblem, type CaptionsProblem } from './values/captions.ts';
export { fileProblem, type ChosenFile } from './values/file-problem.ts';
export { isPicture, MOST_PIXELS, originalOf, PICTURE_WIDTHS } from './values/picture-files.ts';
export {
  pictureUrls,
  pictureWidthsSchema,
  sizePath,
  widthsOf,
  type PictureUrls,
  type PictureWidths,
} from './values/picture-sizes.ts';
export { filePath, randomFileId, safeFileName, type Stamp } from './values/file-name.ts';
export {
  CURRENCY,
  MINIMUM_TERM_MONTHS,
  PAID_PLANS,
  PLAN_PRICES,
  PLAN_TERMS,
  planName,
  planPrice,
  priceKey,
  SCHEDULES,
  TEST_PRICE,
  unpaidPath,
  type PaidPlan,
  type PlanName,
  type PlanPrice,
  type PlanTerm,
  type PriceKey,
  type Schedule,
} from './values/plans.ts';
export { planWords, priceWords } from './values/plan-texts.de.ts';
export { DEFAULT_PLAN, planGroup, planNamesOf, planTerm } from './values/plan-groups.ts';
export {
  FEATURE_CATEGORIES,
  FEATURES,
  planEuros,
  planIncludes,
  planLevel,
  planOfLevel,
  PLANS,
  yearOfMonths,
  type Feature,
  type FeatureCategory,
  type Plan,
} from './values/plan-features.ts';
export {
  addMonths,
  earliestEnd,
  inMinimumTerm,
  minimumTermEnd,
  refusalOfChange,
  refusalOfPlanning,
  type RunningPlan,
} from './values/billing-term.ts';
export { comingDates, nextDate } from './values/next-date.ts';
export {
  freeSeats,
  LOW_SEATS_BELOW,
  SEATS_LEFT,
  seatsLeft,
  seatsToOffer,
  type Seats,
  type SeatsLeft,
} from './values/seats.ts';
export {
  isSeatHeld,
  LONGEST_WAITING_LIST,
  offerDeadline,
  waitingStep,
  type WaitingCounts,
  type WaitingEvent,
  type WaitingState,
} from './values/waiting-list.ts';
export { isListedFor, seesEverySeminar } from './values/seminar-visibility.ts';
export { hasBegun, isPastDay } from './values/session-time.ts';
export { advisorLink, sharedLink, type SharedKind, type SharedThing } from './values/share-link.ts';
export { attendanceStatistics, type AttendanceStatistics } from './values/attendance.ts';
export { bookingOf } from './values/booking.ts';
export { firstHolder } from './values/first-holder.ts';
export { areDistinct, withDistinct } from './values/distinct-customers.ts';
export { mergedCustomer } from './values/merged-customer.ts';
export { isAlikeFirstName, isAlikeName, isSameName, nameKey } from './values/same-name.ts';
export { referralName } from './values/referral-name.ts';
export {
  daySchema,
  emailSchema,
  idSchema,
  isoDaySchema,
  personNameSchema,
} from './entities/fields.ts';
export {
  ACCOUNT_LINK_PATHS,
  accountLink,
  accountLinkSecret,
  type AccountLinkPurpose,
} from './values/account-links.ts';
export { SEAT_PATH, seatLink } from './values/seat-link.ts';
export { signedTokenSchema } from './values/signed-token.ts';
export { STORED_ENTITIES, type StoredCollection } from './entities/stored-entities.ts';
export { CLIENT_WRITES } from './entities/client-writes.ts';
export { accountSchema, type Account } from './entities/account.ts';
export {
  advisorCodeSchema,
  advisorSchema,
  type Advisor,
  type AdvisorCode,
} from './entities/advisor.ts';
export {
  billingSchema,
  canCancel,
  isLive,
  paymentEventSchema,
  SUBSCRIPTION_STATES,
  subscriptionFactsSchema,
  subscriptionStateSchema,
  type Billing,
  type PaymentEvent,
  type SubscriptionFacts,
  type SubscriptionState,
} from './entities/billing.ts';
export { invitationSchema, type Invitation, type InvitedPerson } from './entities/invitation.ts';
export {
  customerNoteSchema,
  customerSchema,
  JOBS,
  jobSchema,
  LONGEST_CUSTOMER_NOTE,
  type Customer,
  type CustomerNote,
  type Job,
} from './entities/customer.ts';
export {
  choicesIn,
  registrationSchema,
  selectionSchema,
  selectionsSchema,
  seminarDateSchema,
  seminarSchema,
  sessionAccessSchema,
  sessionSchema,
  waitingEntrySchema,
  type WaitingEntry,
  type Registration,
  type Selection,
  type Selections,
  type Seminar,
  type Session,
  type SessionAccess,
  type SeminarDate,
} from './entities/seminar.ts';
export {
  expertVideoSchema,
  INTRO_TAB,
  INTRO_TOPICS,
  maintenanceSchema,
  organisationSchema,
  publicConfigSchema,
  withheldContentSchema,
  testimonialSchema,
  type ExpertVideo,
  type IntroTopic,
  type Organisation,
  type PublicConfig,
  type WithheldContent,
  type Testimonial,
} from './entities/content.ts';
export {
  folderSchema,
  knowledgeVideoSchema,
  quickVideoSchema,
  type Folder,
  type KnowledgeVideo,
  type QuickVideo,
} from './entities/library.ts';
export { referralSchema, type Referral } from './entities/referral.ts';
export {
  mailKindSchema,
  mailSchema,
  mailStateSchema,
  type AdvisorMail,
  type PaymentReminderMail,
  type PlanChangedMail,
  type PlannedChangeMail,
  type PlanEndedMail,
  type PlanMail,
  type PlanPaidBackMail,
  type CancellationMail,
  type ClosureMail,
  type Mail,
  type MailKind,
  type MailState,
  type CustomerErasedMail,
  type ParticipantMail,
  type ColleagueLeftMail,
  type WaitingClosedMail,
  type WaitingMail,
  type RegistrationMail,
} from './entities/mail.ts';
export { planChangeSchema, type PlanChange } from './entities/plan-change.ts';
export {
  keptCents,
  paymentSchema,
  revenueSchema,
  type Payment,
  type Revenue,
} from './entities/revenue.ts';
export {
  adminActionSchema,
  type AdminAction,
  type AdminActionName,
} from './entities/admin-action.ts';
export { findPublicPage } from './public-page/find-public-page.ts';
export {
  pageDraftSchema,
  PREVIEW_PATH,
  PREVIEW_READY,
  type PageDraft,
} from './public-page/page-draft.ts';
export {
  FIRST_VIEW_FORMAT,
  FIRST_VIEW_META,
  firstViewFileSchema,
  HOLE,
  hole,
  LATER,
  RICH_TEXT_HOLE,
  sourcesHole,
  type FirstView,
  type FirstViewFile,
  type FirstViewPart,
} from './public-page/first-view.ts';
export {
  PAGE_CONTENT_ELEMENT,
  pageContentSchema,
  servedContentSchema,
  type PageContent,
  type ServedContent,
} from './public-page/page-content.ts';
export {
  appointmentShape,
  contentShape,
  dateShape,
  MANY_SLIDES,
  showsTestimonials,
  testimonialsShape,
  testimonialSlideShape,
  pageShape,
  type ContentPlace,
} from './public-page/shape.ts';
export { PAGE_DATA_ELEMENT, pageDataSchema, type PageData } from './public-page/page-data.ts';
export {
  CARDS_AT_ONCE,
  cardChunkSchema,
  movedPageSchema,
  pageExpertSchema,
  pageSeminarSchema,
  publicPageDocumentSchema,
  publicPageSchema,
  type MovedPage,
  type PageExpert,
  type PageSection,
  type PageSeminar,
  type PageTestimonial,
  type PublicPage,
  type PublicPageDocument,
} from './public-page/public-page.ts';
export { DEFAULT_TESTIMONIAL_SHARE_TEXT } from './public-page/share-text.de.ts';
export { arrange, type Arranged } from './public-page/arrangement.ts';
export {
  byOrder,
  emptyPageOf,
  expertCard,
  pageFieldsOf,
  seminarCard,
  testimonialCards,
  type Ordered,
} from './public-page/page-cards.ts';
export {
  CALLS,
  type Call,
  type CallAnswer,
  type CallArgument,
  type CallInput,
  type CallName,
  type CallResult,
} from './calls/calls.ts';
export {
  registerForSessionInput,
  registerForSessionOutput,
  type RegisterForSessionInput,
  type RegisterForSessionOutput,
} from './calls/register-for-session.ts';
export {
  advisorCreatesCustomerInput,
  advisorCreatesCustomerOutput,
  phoneInput,
  type AdvisorCreatesCustomerInput,
  type AdvisorCreatesCustomerOutput,
} from './calls/create-customer.ts';
export { updateCustomerInput, type UpdateCustomerInput } from './calls/update-customer.ts';
export {
  keepCustomersApartInput,
  type KeepCustomersApartInput,
} from './calls/keep-customers-apart.ts';
export { mergeCustomersInput, type MergeCustomersInput } from './calls/merge-customers.ts';
export {
  cancelSubscriptionInput,
  cancelSubscriptionOutput,
  createBillingPortalInput,
  createBillingPortalOutput,
  createCheckoutInput,
  createCheckoutOutput,
  type CancelSubscriptionInput,
  type CancelSubscriptionOutput,
  type CreateBillingPortalInput,
  type CreateBillingPortalOutput,
  type CreateCheckoutInput,
  type CreateCheckoutOutput,
  planChangeInput,
  planChangeOutput,
  type PlanChangeInput,
  type PlanChangeOutput,
} from './calls/billing.ts';
export {
  createAdvisorInput,
  createAdvisorOutput,
  type CreatedAdvisor,
  isOwnName,
  passwordSchema,
  SHORTEST_PASSWORD,
  type CreateAdvisorInput,
  type CreateAdvisorOutput,
} from './calls/create-advisor.ts';
export {
  closeAccountInput,
  closeAccountOutput,
  type CloseAccountInput,
  type CloseAccountOutput,
} from './calls/close-account.ts';
export {
  changeAdvisorCodeInput,
  changeAdvisorCodeOutput,
  type ChangeAdvisorCodeInput,
  type ChangeAdvisorCodeOutput,
} from './calls/change-advisor-code.ts';
export {
  requestEmailVerificationInput,
  requestEmailVerificationOutput,
  type RequestEmailVerificationOutput,
  requestPasswordResetInput,
  requestPasswordResetOutput,
  type RequestPasswordResetInput,
  type RequestPasswordResetOutput,
} from './calls/account-mails.ts';
export {
  choosePasswordInput,
  choosePasswordOutput,
  passwordLinkInput,
  passwordLinkOutput,
  type ChoosePasswordInput,
  type PasswordLinkInput,
  type PasswordLinkOutput,
} from './calls/password-link.ts';
export {
  kioskLoginUserInput,
  kioskLoginUserOutput,
  type KioskLoginUserInput,
  type KioskLoginUserOutput,
} from './calls/kiosk-login-user.ts';
export {
  deleteCustomerInput,
  deleteCustomerOutput,
  type DeleteCustomerInput,
} from './calls/delete-customer.ts';
export {
  ADVISOR_DATA_PARTS,
  advisorDataInput,
  type AdvisorDataInput,
  type AdvisorDataOutput,
  type AdvisorDataPart,
} from './calls/advisor-data.ts';
export { ownSeatsInput, type OwnSeatsInput, type OwnSeatsOutput } from './calls/own-seats.ts';
export {
  eraseOwnDataInput,
  ownClaimSchema,
  personalDataInput,
  type OwnClaim,
  type PersonalData,
} from './calls/personal-data.ts';
export {
  importCustomersInput,
  importCustomersOutput,
  importedPersonSchema,
  MAX_IMPORTED_CUSTOMERS,
  type ImportCustomersInput,
  type ImportCustomersOutput,
  type ImportedPersonInput,
  type ImportResult,
} from './calls/import-customers.ts';
export {
  externalPersonSchema,
  inviteToSessionInput,
  inviteToSessionOutput,
  MAX_INVITED_CUSTOMERS,
  MAX_INVITED_EXTERNALS,
  UNKNOWN_JOB,
  type ExternalPerson,
  type ExternalPersonInput,
  type InviteToSessionInput,
  type InviteToSessionOutput,
} from './calls/invite-to-session.ts';
export {
  removeParticipantInput,
  removeParticipantOutput,
  type RemoveParticipantInput,
  type RemoveParticipantOutput,
} from './calls/remove-participant.ts';
export {
  acceptOfferInput,
  cancelSeatInput,
  leaveWaitingListInput,
  moveSeatInput,
  seatByLinkInput,
  seatByLinkOutput,
  type SeatByLinkOutput,
} from './calls/seat.ts';
export { waitingListInput, type WaitingListOutput } from './calls/waiting-list.ts';
export {
  moreOfPageInput,
  moreOfPageOutput,
  type MoreOfPageInput,
  type MoreOfPageOutput,
} from './calls/more-of-page.ts';
export {
  UNREGISTERED_PAGE_SIZE,
  unregisteredCustomerSchema,
  unregisteredCustomersInput,
  unregisteredCustomersOutput,
  type UnregisteredCustomer,
  type UnregisteredCustomersInput,
  type UnregisteredCustomersOutput,
} from './calls/unregistered-customers.ts';
export {
  deleteSeminarInput,
  deleteSeminarOutput,
  type DeleteSeminarInput,
  type DeleteSeminarOutput,
} from './calls/delete-seminar.ts';
export {
  FAILURES,
  reportFailureInput,
  reportFailureOutput,
  type ReportFailureInput,
  type ReportFailureOutput,
} from './calls/report-failure.ts';
export {
  accountDetailsInput,
  accountDetailsOutput,
  type AccountDetails,
  type AccountDetailsInput,
} from './calls/account-details.ts';
export {
  setTestAccountInput,
  setTestAccountOutput,
  type SetTestAccountInput,
  type SetTestAccountOutput,
} from './calls/set-test-account.ts';
export { formatMoney } from './values/money.ts';
export { lastMonths, monthOf, type Month } from './values/months.ts';
export {
  failedMailsInput,
  failedMailsOutput,
  type FailedMail,
  type FailedMailsEnd,
  type FailedMailsInput,
  type FailedMailsOutput,
} from './calls/failed-mails.ts';
export {
  resendMailInput,
  resendMailOutput,
  type ResendMailInput,
  type ResendMailOutput,
  type ResendOutcome,
} from './calls/resend-mail.ts';
export { mailTexts } from './mails/mail-texts.de.ts';
export {
  checkExternalRows,
  emptyExternalRow,
  EXTERNAL_ROWS,
  type CheckedRows,
  type ExternalRow,
  type RowProblem,
} from './invitations/external-rows.ts';
export {
  invitationReport,
  type FailedInvitation,
  type InvitationReport,
} from './invitations/invitation-report.ts';
export { invitationProgress, isUnderWay } from './invitations/invitation-progress.ts';
export { invitationReason, invitationTexts } from './invitations/invitation-texts.de.ts';
export {
  VIDEO_URL_SECONDS,
  videoUrlInput,
  videoUrlOutput,
  type VideoUrlInput,
  type VideoUrlOutput,
} from './calls/video-url.ts';
export { SWEEP_NAMES, SWEEPS, sweepNameSchema, type SweepName } from './values/sweeps.ts';
export {
  browserReportSchema,
  LONGEST_MESSAGE,
  MOST_ERRORS,
  MOST_FRAMES,
  MOST_REPORT_BYTES,
  vitalNameSchema,
  type BrowserReport,
  type ErrorReport,
  type StackFrame,
  type Vital,
  type VitalName,
} from './reports/browser-report.ts';
export {
  isOwnFile,
  reportableMessage,
  reportableName,
  reportableRoute,
  reportableVersion,
} from './reports/reportable.ts';
export { bucketOf, GOOD_VITALS, p75, VITAL_BUCKETS } from './reports/vital-buckets.ts';
export {
  operationsInput,
  operationsOutput,
  type ErrorCount,
  type HangingMail,
  type LiveModule,
  type MeasuredVital,
  type Operations,
  type SweepState,
} from './calls/operations.ts';
export {
  PRICE_RULES,
  planPricesInput,
  planPricesOutput,
  type PlanPrices,
  type PlanPricesInput,
  type PriceRule,
} from './calls/plan-prices.ts';
export { newTrace, traceFrom, traceSchema } from './values/trace.ts';
export { AppError, ERROR_CODES, isErrorCode, type ErrorCode } from './errors/error-codes.ts';
export { errorTexts } from './errors/error-texts.de.ts';
export { GENERIC_ERROR_TEXT } from './errors/generic-error-text.de.ts';
