import type * as z from 'zod/mini';
import { accountDetailsInput, accountDetailsOutput } from '../accounts/account-details.ts';
import {
  requestEmailVerificationInput,
  requestEmailVerificationOutput,
  requestPasswordResetInput,
  requestPasswordResetOutput,
} from '../accounts/account-mails.ts';
import { advisorDataInput, advisorDataOutput } from '../accounts/advisor-data.ts';
import { acceptContractInput, acceptContractOutput } from '../contracts/agreement.ts';
import {
  cancelSubscriptionInput,
  cancelSubscriptionOutput,
  createBillingPortalInput,
  createBillingPortalOutput,
  createCheckoutInput,
  createCheckoutOutput,
  planChangeInput,
  planChangeOutput,
} from '../plans/billing-calls.ts';
import {
  changeAdvisorCodeInput,
  changeAdvisorCodeOutput,
} from '../accounts/change-advisor-code.ts';
import { accountExportInput, accountExportOutput } from '../accounts/account-export.ts';
import { closeAccountInput, closeAccountOutput } from '../accounts/close-account.ts';
import {
  correctCustomerEmailInput,
  correctCustomerEmailOutput,
} from '../customers/correct-email.ts';
import { createAdvisorInput, createAdvisorOutput } from '../accounts/create-advisor.ts';
import {
  advisorCreatesCustomerInput,
  advisorCreatesCustomerOutput,
} from '../customers/create-customer.ts';
import { restrictCustomerInput, restrictCustomerOutput } from '../customers/restriction.ts';
import { declareConsentInput, declareConsentOutput } from '../customers/declared-consent.ts';
import { deleteCustomerInput, deleteCustomerOutput } from '../customers/delete-customer.ts';
import { deleteSeminarInput, deleteSeminarOutput } from '../seminars/delete-seminar.ts';
import {
  previewSessionChangeInput,
  previewSessionChangeOutput,
} from '../seminars/preview-session-change.ts';
import { failedMailsInput, failedMailsOutput } from '../mails/failed-mails.ts';
import { importCustomersInput, importCustomersOutput } from '../customers/import-customers.ts';
import { inviteToSessionInput, inviteToSessionOutput } from '../seats/invite-to-session.ts';
import {
  keepCustomersApartInput,
  keepCustomersApartOutput,
} from '../customers/keep-customers-apart.ts';
import { kioskLoginUserInput, kioskLoginUserOutput } from '../customers/kiosk-login-user.ts';
import { mergeCustomersInput, mergeCustomersOutput } from '../customers/merge-customers.ts';
import {
  organiseCustomersInput,
  organiseCustomersOutput,
} from '../customers/organise-customers.ts';
import { moreOfPageInput, moreOfPageOutput } from '../pages/more-of-page.ts';
import {
  complainAboutRestrictionInput,
  complainAboutRestrictionOutput,
  decideNoticeInput,
  decideNoticeOutput,
  forgetReporterInput,
  forgetReporterOutput,
  noticeDetailsInput,
  noticeDetailsOutput,
  reportContentInput,
  reportContentOutput,
} from '../notices/notice-calls.ts';
import { operationsInput, operationsOutput } from '../reports/operations.ts';
import {
  eraseOwnDataInput,
  eraseOwnDataOutput,
  personalDataInput,
  personalDataOutput,
  restrictOwnDataInput,
  restrictOwnDataOutput,
  withdrawOwnConsentsInput,
  withdrawOwnConsentsOutput,
} from '../own-data/personal-data.ts';
import {
  changeNameInput,
  changeNameOutput,
  changePasswordInput,
  changePasswordOutput,
  confirmEmailChangeInput,
  confirmEmailChangeOutput,
  emailChangeLinkInput,
  emailChangeLinkOutput,
  requestEmailChangeInput,
  requestEmailChangeOutput,
} from '../accounts/own-account.ts';
import { invoicePdfInput, invoicePdfOutput } from '../invoices/invoice.ts';
import { planPricesInput, planPricesOutput } from '../plans/plan-prices.ts';
import {
  choosePasswordInput,
  choosePasswordOutput,
  passwordLinkInput,
  passwordLinkOutput,
} from '../accounts/password-link.ts';
import { callOffSessionInput, callOffSessionOutput } from '../seats/call-off-session.ts';
import {
  appointmentByLinkInput,
  appointmentByLinkOutput,
  bookAppointmentInput,
  bookAppointmentOutput,
  bookableTypesInput,
  bookableTypesOutput,
  callOffAppointmentInput,
  callOffAppointmentOutput,
  cancelAppointmentInput,
  cancelAppointmentOutput,
  deleteAppointmentTypeInput,
  deleteAppointmentTypeOutput,
  freeTimesInput,
  freeTimesOutput,
  moveAppointmentInput,
  moveAppointmentOutput,
  recordAppointmentInput,
  recordAppointmentOutput,
  saveAppointmentHoursInput,
  saveAppointmentHoursOutput,
  saveAppointmentTypeInput,
  saveAppointmentTypeOutput,
} from '../appointments/appointment-calls.ts';
import {
  requestAppointmentInput,
  requestAppointmentOutput,
  withdrawAppointmentInput,
  withdrawAppointmentOutput,
} from '../appointments/appointment-request.ts';
import { writeToParticipantsInput, writeToParticipantsOutput } from '../seats/session-message.ts';
import {
  registerForSessionInput,
  registerForSessionOutput,
} from '../seats/register-for-session.ts';
import { removeParticipantInput, removeParticipantOutput } from '../seats/remove-participant.ts';
import { reportFailureInput, reportFailureOutput } from '../reports/report-failure.ts';
import { resendMailInput, resendMailOutput } from '../mails/resend-mail.ts';
import { ownSeatsInput, ownSeatsOutput } from '../seats/own-seats.ts';
import {
  acceptOfferInput,
  acceptOfferOutput,
  cancelSeatInput,
  cancelSeatOutput,
  leaveWaitingListInput,
  leaveWaitingListOutput,
  moveSeatInput,
  moveSeatOutput,
  seatByLinkInput,
  seatByLinkOutput,
} from '../seats/seat-by-link.ts';
import {
  endSupportViewInput,
  endSupportViewOutput,
  startSupportViewInput,
  startSupportViewOutput,
  supportViewInput,
  supportViewOutput,
} from '../support/support-view.ts';
import {
  listOrganisationsInput,
  listOrganisationsOutput,
  organisationMembersInput,
  organisationMembersOutput,
  renameOrganisationInput,
  renameOrganisationOutput,
} from '../accounts/organisations.ts';
import {
  noteSecondFactorInput,
  noteSecondFactorOutput,
  removeSecondFactorInput,
  removeSecondFactorOutput,
  resetSecondFactorInput,
  resetSecondFactorOutput,
} from '../accounts/second-factor.ts';
import { setAccountBlockInput, setAccountBlockOutput } from '../accounts/set-account-block.ts';
import { setTestAccountInput, setTestAccountOutput } from '../accounts/set-test-account.ts';
import {
  answerTerminationInput,
  answerTerminationOutput,
  declareTerminationInput,
  declareTerminationOutput,
  settleTerminationInput,
  settleTerminationOutput,
} from '../terminations/termination.ts';
import {
  unregisteredCustomersInput,
  unregisteredCustomersOutput,
} from '../seats/unregistered-customers.ts';
import { undoImportInput, undoImportOutput } from '../customers/undo-import.ts';
import { updateCustomerInput, updateCustomerOutput } from '../customers/update-customer.ts';
import { waitingListInput, waitingListOutput } from '../seats/waiting-list-calls.ts';
import { changePlanForInput, changePlanForOutput } from '../plans/change-plan-for.ts';
import { changeFoldersInput, changeFoldersOutput } from '../content/change-folders.ts';
import { setOrgAdminInput, setOrgAdminOutput } from '../accounts/set-org-admin.ts';
import {
  shareTeamFiguresInput,
  shareTeamFiguresOutput,
  teamFiguresInput,
  teamFiguresOutput,
} from '../teams/team-figures-calls.ts';
import {
  answerTeamInvitationInput,
  answerTeamInvitationOutput,
  changeTeamInput,
  changeTeamLeadInput,
  changeTeamLeadOutput,
  changeTeamOutput,
  foundTeamInput,
  foundTeamOutput,
  inviteToTeamInput,
  inviteToTeamOutput,
  ownTeamInput,
  ownTeamOutput,
} from '../teams/team-calls.ts';
import {
  decideDealInput,
  decideDealOutput,
  decideDealsInput,
  decideDealsOutput,
  reportDealInput,
  reportDealOutput,
  setCommissionTermsInput,
  setCommissionTermsOutput,
} from '../commission/deal-calls.ts';
import {
  answerObjectionInput,
  answerObjectionOutput,
  closeMonthInput,
  closeMonthOutput,
  decidePayoutInput,
  decidePayoutOutput,
  draftPayoutInput,
  draftPayoutOutput,
  objectToStatementInput,
  objectToStatementOutput,
  payoutFileInput,
  payoutFileOutput,
  previewCloseInput,
  previewCloseOutput,
  previewStatementInput,
  previewStatementOutput,
  waitingPayoutsInput,
  waitingPayoutsOutput,
  setPayerInput,
  setPayerOutput,
  setTaxProfileInput,
  setTaxProfileOutput,
  statementPaperInput,
  statementPaperOutput,
} from '../commission/payout-calls.ts';
import {
  buyFilmInput,
  buyFilmOutput,
  changeFilmOfferInput,
  changeFilmOfferOutput,
  connectFilmSellerInput,
  connectFilmSellerOutput,
  filmPaperInput,
  filmPaperOutput,
  refundFilmSaleInput,
  refundFilmSaleOutput,
  saveFilmOfferInput,
  saveFilmOfferOutput,
  setFilmSellerInput,
  setFilmSellerOutput,
} from '../sales/sales-calls.ts';
import {
  moneyChangeLinkInput,
  moneyChangeLinkOutput,
  recordCustomerExportInput,
  recordCustomerExportOutput,
  stopMoneyChangeInput,
  stopMoneyChangeOutput,
  stopWaitingChangeInput,
  stopWaitingChangeOutput,
} from '../money-changes/money-change-calls.ts';
import { videoUrlInput, videoUrlOutput } from '../content/video-url.ts';

const schemas = {
  recordCustomerExport: { input: recordCustomerExportInput, output: recordCustomerExportOutput },
  stopMoneyChange: { input: stopMoneyChangeInput, output: stopMoneyChangeOutput },
  stopWaitingChange: { input: stopWaitingChangeInput, output: stopWaitingChangeOutput },
  acceptContract: { input: acceptContractInput, output: acceptContractOutput },
  acceptOffer: { input: acceptOfferInput, output: acceptOfferOutput },
  accountDetails: { input: accountDetailsInput, output: accountDetailsOutput },
  accountExport: { input: accountExportInput, output: accountExportOutput },
  advisorCreatesCustomer: {
    input: advisorCreatesCustomerInput,
    output: advisorCreatesCustomerOutput,
  },
  advisorData: { input: advisorDataInput, output: advisorDataOutput },
  answerTeamInvitation: {
    input: answerTeamInvitationInput,
    output: answerTeamInvitationOutput,
  },
  answerObjection: { input: answerObjectionInput, output: answerObjectionOutput },
  answerTermination: { input: answerTerminationInput, output: answerTerminationOutput },
  buyFilm: { input: buyFilmInput, output: buyFilmOutput },
  cancelSeat: { input: cancelSeatInput, output: cancelSeatOutput },
  cancelSubscription: { input: cancelSubscriptionInput, output: cancelSubscriptionOutput },
  changeName: { input: changeNameInput, output: changeNameOutput },
  changePassword: { input: changePasswordInput, output: changePasswordOutput },
  confirmEmailChange: { input: confirmEmailChangeInput, output: confirmEmailChangeOutput },
  emailChangeLink: { input: emailChangeLinkInput, output: emailChangeLinkOutput },
  requestEmailChange: { input: requestEmailChangeInput, output: requestEmailChangeOutput },
  changeAdvisorCode: { input: changeAdvisorCodeInput, output: changeAdvisorCodeOutput },
  choosePassword: { input: choosePasswordInput, output: choosePasswordOutput },
  changeFilmOffer: { input: changeFilmOfferInput, output: changeFilmOfferOutput },
  changeFolders: { input: changeFoldersInput, output: changeFoldersOutput },
  changePlanFor: { input: changePlanForInput, output: changePlanForOutput },
  changeTeamLead: { input: changeTeamLeadInput, output: changeTeamLeadOutput },
  changeTeam: { input: changeTeamInput, output: changeTeamOutput },
  closeAccount: { input: closeAccountInput, output: closeAccountOutput },
  complainAboutRestriction: {
    input: complainAboutRestrictionInput,
    output: complainAboutRestrictionOutput,
  },
  correctCustomerEmail: {
    input: correctCustomerEmailInput,
    output: correctCustomerEmailOutput,
  },
  createAdvisor: { input: createAdvisorInput, output: createAdvisorOutput },
  createBillingPortal: { input: createBillingPortalInput, output: createBillingPortalOutput },
  createCheckout: { input: createCheckoutInput, output: createCheckoutOutput },
  closeMonth: { input: closeMonthInput, output: closeMonthOutput },
  waitingPayouts: { input: waitingPayoutsInput, output: waitingPayoutsOutput },
  decidePayout: { input: decidePayoutInput, output: decidePayoutOutput },
  draftPayout: { input: draftPayoutInput, output: draftPayoutOutput },
  objectToStatement: { input: objectToStatementInput, output: objectToStatementOutput },
  payoutFile: { input: payoutFileInput, output: payoutFileOutput },
  previewClose: { input: previewCloseInput, output: previewCloseOutput },
  previewStatement: { input: previewStatementInput, output: previewStatementOutput },
  setPayer: { input: setPayerInput, output: setPayerOutput },
  setTaxProfile: { input: setTaxProfileInput, output: setTaxProfileOutput },
  statementPaper: { input: statementPaperInput, output: statementPaperOutput },
  decideDeals: { input: decideDealsInput, output: decideDealsOutput },
  decideDeal: { input: decideDealInput, output: decideDealOutput },
  decideNotice: { input: decideNoticeInput, output: decideNoticeOutput },
  declareConsent: { input: declareConsentInput, output: declareConsentOutput },
  declareTermination: { input: declareTerminationInput, output: declareTerminationOutput },
  deleteCustomer: { input: deleteCustomerInput, output: deleteCustomerOutput },
  deleteSeminar: { input: deleteSeminarInput, output: deleteSeminarOutput },
  endSupportView: { input: endSupportViewInput, output: endSupportViewOutput },
  eraseOwnData: { input: eraseOwnDataInput, output: eraseOwnDataOutput },
  failedMails: { input: failedMailsInput, output: failedMailsOutput },
  foundTeam: { input: foundTeamInput, output: foundTeamOutput },
  forgetReporter: { input: forgetReporterInput, output: forgetReporterOutput },
  importCustomers: { input: importCustomersInput, output: importCustomersOutput },
  inviteToTeam: { input: inviteToTeamInput, output: inviteToTeamOutput },
  inviteToSession: { input: inviteToSessionInput, output: inviteToSessionOutput },
  invoicePdf: { input: invoicePdfInput, output: invoicePdfOutput },
  keepCustomersApart: { input: keepCustomersApartInput, output: keepCustomersApartOutput },
  kioskLoginUser: { input: kioskLoginUserInput, output: kioskLoginUserOutput },
  leaveWaitingList: { input: leaveWaitingListInput, output: leaveWaitingListOutput },
  listOrganisations: { input: listOrganisationsInput, output: listOrganisationsOutput },
  mergeCustomers: { input: mergeCustomersInput, output: mergeCustomersOutput },
  moneyChangeLink: { input: moneyChangeLinkInput, output: moneyChangeLinkOutput },
  moreOfPage: { input: moreOfPageInput, output: moreOfPageOutput },
  moveSeat: { input: moveSeatInput, output: moveSeatOutput },
  noticeDetails: { input: noticeDetailsInput, output: noticeDetailsOutput },
  operations: { input: operationsInput, output: operationsOutput },
  organiseCustomers: { input: organiseCustomersInput, output: organiseCustomersOutput },
  ownTeam: { input: ownTeamInput, output: ownTeamOutput },
  organisationMembers: { input: organisationMembersInput, output: organisationMembersOutput },
  ownSeats: { input: ownSeatsInput, output: ownSeatsOutput },
  passwordLink: { input: passwordLinkInput, output: passwordLinkOutput },
  personalData: { input: personalDataInput, output: personalDataOutput },
  planChange: { input: planChangeInput, output: planChangeOutput },
  planPrices: { input: planPricesInput, output: planPricesOutput },
  previewSessionChange: {
    input: previewSessionChangeInput,
    output: previewSessionChangeOutput,
  },
  registerForSession: { input: registerForSessionInput, output: registerForSessionOutput },
  callOffSession: { input: callOffSessionInput, output: callOffSessionOutput },
  writeToParticipants: { input: writeToParticipantsInput, output: writeToParticipantsOutput },
  removeParticipant: { input: removeParticipantInput, output: removeParticipantOutput },
  renameOrganisation: { input: renameOrganisationInput, output: renameOrganisationOutput },
  reportContent: { input: reportContentInput, output: reportContentOutput },
  reportDeal: { input: reportDealInput, output: reportDealOutput },
  reportFailure: { input: reportFailureInput, output: reportFailureOutput },
  appointmentByLink: { input: appointmentByLinkInput, output: appointmentByLinkOutput },
  bookAppointment: { input: bookAppointmentInput, output: bookAppointmentOutput },
  bookableTypes: { input: bookableTypesInput, output: bookableTypesOutput },
  callOffAppointment: { input: callOffAppointmentInput, output: callOffAppointmentOutput },
  cancelAppointment: { input: cancelAppointmentInput, output: cancelAppointmentOutput },
  deleteAppointmentType: { input: deleteAppointmentTypeInput, output: deleteAppointmentTypeOutput },
  freeTimes: { input: freeTimesInput, output: freeTimesOutput },
  moveAppointment: { input: moveAppointmentInput, output: moveAppointmentOutput },
  recordAppointment: { input: recordAppointmentInput, output: recordAppointmentOutput },
  saveAppointmentHours: { input: saveAppointmentHoursInput, output: saveAppointmentHoursOutput },
  saveAppointmentType: { input: saveAppointmentTypeInput, output: saveAppointmentTypeOutput },
  requestAppointment: { input: requestAppointmentInput, output: requestAppointmentOutput },
  requestEmailVerification: {
    input: requestEmailVerificationInput,
    output: requestEmailVerificationOutput,
  },
  requestPasswordReset: { input: requestPasswordResetInput, output: requestPasswordResetOutput },
  noteSecondFactor: { input: noteSecondFactorInput, output: noteSecondFactorOutput },
  removeSecondFactor: { input: removeSecondFactorInput, output: removeSecondFactorOutput },
  resetSecondFactor: { input: resetSecondFactorInput, output: resetSecondFactorOutput },
  resendMail: { input: resendMailInput, output: resendMailOutput },
  restrictCustomer: { input: restrictCustomerInput, output: restrictCustomerOutput },
  restrictOwnData: { input: restrictOwnDataInput, output: restrictOwnDataOutput },
  seatByLink: { input: seatByLinkInput, output: seatByLinkOutput },
  setAccountBlock: { input: setAccountBlockInput, output: setAccountBlockOutput },
  setCommissionTerms: { input: setCommissionTermsInput, output: setCommissionTermsOutput },
  setOrgAdmin: { input: setOrgAdminInput, output: setOrgAdminOutput },
  setTestAccount: { input: setTestAccountInput, output: setTestAccountOutput },
  settleTermination: { input: settleTerminationInput, output: settleTerminationOutput },
  shareTeamFigures: { input: shareTeamFiguresInput, output: shareTeamFiguresOutput },
  startSupportView: { input: startSupportViewInput, output: startSupportViewOutput },
  supportView: { input: supportViewInput, output: supportViewOutput },
  withdrawAppointment: {
    input: withdrawAppointmentInput,
    output: withdrawAppointmentOutput,
  },
  withdrawOwnConsents: {
    input: withdrawOwnConsentsInput,
    output: withdrawOwnConsentsOutput,
  },
  teamFigures: { input: teamFiguresInput, output: teamFiguresOutput },
  undoImport: { input: undoImportInput, output: undoImportOutput },
  unregisteredCustomers: { input: unregisteredCustomersInput, output: unregisteredCustomersOutput },
  updateCustomer: { input: updateCustomerInput, output: updateCustomerOutput },
  connectFilmSeller: { input: connectFilmSellerInput, output: connectFilmSellerOutput },
  filmPaper: { input: filmPaperInput, output: filmPaperOutput },
  refundFilmSale: { input: refundFilmSaleInput, output: refundFilmSaleOutput },
  saveFilmOffer: { input: saveFilmOfferInput, output: saveFilmOfferOutput },
  setFilmSeller: { input: setFilmSellerInput, output: setFilmSellerOutput },
  videoUrl: { input: videoUrlInput, output: videoUrlOutput },
  waitingList: { input: waitingListInput, output: waitingListOutput },
} as const;

type Schemas = typeof schemas;
export type CallName = keyof Schemas;

/** What a caller sends. */
export type CallArgument<Name extends CallName> = z.input<Schemas[Name]['input']>;
/** What the function works with: the argument, parsed. */
export type CallInput<Name extends CallName> = z.output<Schemas[Name]['input']>;
/** What the function returns; the output schema decides what of it leaves the server. */
export type CallResult<Name extends CallName> = z.input<Schemas[Name]['output']>;
/** What the caller gets. */
export type CallAnswer<Name extends CallName> = z.output<Schemas[Name]['output']>;

/** The schemas of one call, typed by its name. */
export interface Call<Name extends CallName> {
  input: z.ZodMiniType<CallInput<Name>, CallArgument<Name>>;
  output: z.ZodMiniType<CallAnswer<Name>, CallResult<Name>>;
}

/**
 * Every callable function by its deployed name. The browser's `callable` and the server's `defineCallable` both look
 * their schemas up here; a call without a function does not compile (`functions/src/deployed-calls.ts`).
 */
export const CALLS: { readonly [Name in CallName]: Call<Name> } = schemas;
