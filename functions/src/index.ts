export { advisorData } from './accounts/advisors/advisor-data.callable.ts';
export { changeAdvisorCode } from './accounts/advisors/change-advisor-code.callable.ts';
export { accountDetails } from './accounts/admin/account-details.callable.ts';
export { failedMails } from './accounts/admin/failed-mails.callable.ts';
export { operations } from './accounts/admin/operations/operations.callable.ts';
export { setAccountBlock } from './accounts/admin/blocking/set-account-block.callable.ts';
export { onAccountBlocked } from './accounts/admin/blocking/account-blocked.trigger.ts';
export { listOrganisations } from './accounts/admin/organisations/list-organisations.callable.ts';
export { organisationMembers } from './accounts/admin/organisations/organisation-members.callable.ts';
export { renameOrganisation } from './accounts/admin/organisations/rename-organisation.callable.ts';
export { setOrgAdmin } from './accounts/admin/org-admins/set-org-admin.callable.ts';
export { endSupportView } from './accounts/admin/support-view/end-support-view.callable.ts';
export { startSupportView } from './accounts/admin/support-view/start-support-view.callable.ts';
export { supportView } from './accounts/admin/support-view/support-view.callable.ts';
export { resetSecondFactor } from './accounts/admin/second-factor/reset-second-factor.callable.ts';
export { setTestAccount } from './accounts/admin/set-test-account.callable.ts';
export { onAccountWritten, onAdvisorRenamed } from './accounts/advisors/account-search.trigger.ts';
export {
  onAudiencesChanged,
  onOrganisationChanged,
} from './accounts/audiences/audiences.trigger.ts';
export { clearSignUps } from './accounts/advisors/clear-sign-ups.trigger.ts';
export { choosePassword } from './accounts/advisors/passwords/choose-password.callable.ts';
export { changeName } from './accounts/advisors/own-account/change-name.callable.ts';
export { noteSecondFactor } from './accounts/advisors/own-account/note-second-factor.callable.ts';
export { removeSecondFactor } from './accounts/advisors/own-account/remove-second-factor.callable.ts';
export { changePassword } from './accounts/advisors/own-account/change-password.callable.ts';
export { confirmEmailChange } from './accounts/advisors/own-account/confirm-email-change.callable.ts';
export { emailChangeLink } from './accounts/advisors/own-account/email-change-link.callable.ts';
export { onEmailChange } from './accounts/advisors/own-account/email-change.trigger.ts';
export { requestEmailChange } from './accounts/advisors/own-account/request-email-change.callable.ts';
export { passwordLink } from './accounts/advisors/passwords/password-link.callable.ts';
export { createAdvisor } from './accounts/advisors/create-advisor.callable.ts';
export { requestEmailVerification } from './accounts/advisors/request-email-verification.callable.ts';
export { requestPasswordReset } from './accounts/advisors/request-password-reset.callable.ts';
export { closeAccounts, onAccountClosure } from './accounts/closing/account-closure.trigger.ts';
export { accountExport } from './accounts/closing/export/account-export.callable.ts';
export { closeAccount } from './accounts/closing/close-account.callable.ts';
export {
  matureCommissions,
  matureSubscriptions,
  proveLedgers,
} from './accounts/commission/commissions.trigger.ts';
export { decideDeal } from './accounts/commission/decide-deal.callable.ts';
export { objectToStatement } from './accounts/commission/objections/object-to-statement.callable.ts';
export { answerObjection } from './accounts/commission/objections/answer-objection.callable.ts';
export { statementPaper } from './accounts/commission/papers/statement-paper.callable.ts';
export { decideDeals } from './accounts/commission/decide-deals.callable.ts';
export { closeMonth } from './accounts/commission/payouts/close-month.callable.ts';
export { waitingPayouts } from './accounts/commission/payouts/waiting-payouts.callable.ts';
export { decidePayout } from './accounts/commission/payouts/decide-payout.callable.ts';
export { draftPayout } from './accounts/commission/payouts/draft-payout.callable.ts';
export { payoutFile } from './accounts/commission/payouts/payout-file.callable.ts';
export { previewClose } from './accounts/commission/payouts/preview-close.callable.ts';
export { setPayer } from './accounts/commission/profiles/set-payer.callable.ts';
export { setTaxProfile } from './accounts/commission/profiles/set-tax-profile.callable.ts';
export { reportDeal } from './accounts/commission/report-deal.callable.ts';
export { setCommissionTerms } from './accounts/commission/set-commission-terms.callable.ts';
export { cancelSubscription } from './accounts/billing/cancel-subscription.callable.ts';
export { changePlanFor } from './accounts/billing/change-plan-for.callable.ts';
export { createBillingPortal } from './accounts/billing/create-billing-portal.callable.ts';
export { createCheckout } from './accounts/billing/create-checkout.callable.ts';
export { invoicePdf } from './accounts/billing/invoice-pdf.callable.ts';
export { planChange } from './accounts/billing/plan-change.callable.ts';
export { planPrices } from './accounts/billing/plan-prices.callable.ts';
export { reconcilePayments } from './accounts/billing/reconcile-payments.trigger.ts';
export { onContactChanged } from './accounts/billing/contact.trigger.ts';
export { complainAboutRestriction } from './accounts/notices/complain.callable.ts';
export { decideNotice } from './accounts/notices/decide-notice.callable.ts';
export { forgetReporter } from './accounts/notices/forget-reporter.callable.ts';
export { noticeDetails } from './accounts/notices/notice-details.callable.ts';
export { reportContent } from './accounts/notices/report-content.callable.ts';
export { stripeWebhook } from './accounts/billing/stripe-webhook.http.ts';
export { buyFilm } from './accounts/sales/buy-film.callable.ts';
export { changeFilmOffer } from './accounts/sales/change-film-offer.callable.ts';
export { connectFilmSeller } from './accounts/sales/connect-film-seller.callable.ts';
export { stripeConnectWebhook } from './accounts/sales/connect-webhook.http.ts';
export { filmPaper } from './accounts/sales/film-paper.callable.ts';
export { removeEndedFilms } from './accounts/sales/leaving/remove-ended-films.trigger.ts';
export { reconcileSales } from './accounts/sales/reconcile-sales.trigger.ts';
export { refundFilmSale } from './accounts/sales/refund-film-sale.callable.ts';
export { saveFilmOffer } from './accounts/sales/save-film-offer.callable.ts';
export { setFilmSeller } from './accounts/sales/set-film-seller.callable.ts';
export { acceptContract } from './accounts/contracts/accept-contract.callable.ts';
export { announceContracts } from './accounts/contracts/announce-contracts.trigger.ts';
export { answerTeamInvitation } from './accounts/teams/answer-team-invitation.callable.ts';
export { changeTeamLead } from './accounts/teams/change-team-lead.callable.ts';
export { changeTeam } from './accounts/teams/change-team.callable.ts';
export { foundTeam } from './accounts/teams/found-team.callable.ts';
export { inviteToTeam } from './accounts/teams/invite-to-team.callable.ts';
export { countTeamFigures } from './accounts/teams/figures/count-figures.trigger.ts';
export { shareTeamFigures } from './accounts/teams/figures/share-figures.callable.ts';
export { teamFigures } from './accounts/teams/figures/team-figures.callable.ts';
export { ownTeam } from './accounts/teams/own-team.callable.ts';
export { onTeamDeleted, onTeamMemberChanged } from './accounts/teams/team.trigger.ts';
export { answerTermination } from './accounts/terminations/answer-termination.callable.ts';
export { declareTermination } from './accounts/terminations/declare-termination.callable.ts';
export { settleTermination } from './accounts/terminations/settle-termination.callable.ts';
export { onTerminationWritten } from './accounts/terminations/termination.trigger.ts';
export { onInvoiceWritten } from './accounts/invoices/e-invoice.trigger.ts';
export { advisorCreatesCustomer } from './people/customers/create-customer.callable.ts';
export { onCustomerDeleted } from './seats/data-rights/customer-deleted.trigger.ts';
export { onCustomerMerged } from './seats/merging/customer-merged.trigger.ts';
export { eraseForgottenCustomers } from './seats/retention/erase-forgotten.trigger.ts';
export { deleteCustomer } from './seats/data-rights/delete-customer.callable.ts';
export { eraseOwnData } from './seats/data-rights/erase-own-data.callable.ts';
export { declareConsent } from './people/consents/declare-consent.callable.ts';
export { importCustomers } from './people/customers/import-customers.callable.ts';
export { kioskLoginUser } from './people/customers/kiosk-login-user.callable.ts';
export { keepCustomersApart } from './seats/merging/keep-customers-apart.callable.ts';
export { mergeCustomers } from './seats/merging/merge-customers.callable.ts';
export { organiseCustomers } from './people/customers/organise-customers.callable.ts';
export { restrictOwnData } from './seats/data-rights/restrict-own-data.callable.ts';
export { withdrawOwnConsents } from './seats/data-rights/withdraw-own-consents.callable.ts';
export { personalData } from './seats/data-rights/personal-data.callable.ts';
export { restrictCustomer } from './people/restrictions/restrict-customer.callable.ts';
export { updateCustomer } from './people/customers/update-customer.callable.ts';
export {
  onAdvisorFiles,
  onExpertVideoFiles,
  onFilmFiles,
  onFilmOfferFiles,
  onKnowledgeVideoFiles,
  onQuickVideoFiles,
  onSeminarFiles,
  onTestimonialFiles,
  removeDeletedFiles,
  removeUnusedFiles,
} from './content/files/files.trigger.ts';
export { changeFolders } from './content/folders/change-folders.callable.ts';
export {
  onExpertVideoAudience,
  onKnowledgeVideoAudience,
  onSeminarAudience,
  onSessionAudience,
} from './content/audiences/audience.trigger.ts';
export { onFileStored } from './content/files/uploads/uploads.trigger.ts';
export { onNewsQueued } from './mail/notifications.trigger.ts';
export { onMailQueued, retryMails } from './mail/mail.trigger.ts';
export { resendMail } from './accounts/admin/resend/resend-mail.callable.ts';
export { filmPlaylist } from './content/videos/film-playlist.http.ts';
export { objectToMails } from './seats/objections/object-to-mails.http.ts';
export { onRegistrationCreated } from './mail/occasions/confirmation/confirmation.trigger.ts';
export { sendReminders } from './mail/occasions/reminder/reminders.trigger.ts';
export {
  onSeminarChanged,
  onSessionAccessChanged,
  onSessionMoved,
} from './mail/occasions/session-changed/session-changed.trigger.ts';
export {
  onAdvisorWritten,
  onExpertVideoWritten,
  onKnowledgeVideoWritten,
  onImprintWritten,
  onPageUpdate,
  onSelectionWritten,
  onSeminarWritten,
  onTestimonialWritten,
} from './content/pages/pages.trigger.ts';
export {
  onSessionWritten,
  refreshDatesDaily,
} from './content/pages/dates/seminar-dates.trigger.ts';
export { countVisit } from './content/visits/count-visit.http.ts';
export { moreOfPage } from './content/pages/more-of-page.callable.ts';
export { followFilms, onFilmOrdered } from './content/files/films/films.trigger.ts';
export { onPictureOrdered } from './content/files/pictures/pictures.trigger.ts';
export { deployModule } from './delivery/modules/deploy-module.http.ts';
export { reportBrowser } from './delivery/browser/report-browser.http.ts';
export { reportFailure } from './delivery/modules/report-failure.callable.ts';
export { page } from './content/pages/preview/page.http.ts';
export { enforceImprints } from './content/pages/imprints/enforce-imprints.trigger.ts';
export { writeSitemap } from './content/pages/sitemap/write-sitemap.trigger.ts';
export { callOffSession } from './seats/calling-off/call-off-session.callable.ts';
export { onSessionCalledOff } from './seats/calling-off/called-off.trigger.ts';
export { correctCustomerEmail } from './seats/correcting-email/correct-customer-email.callable.ts';
export { requestAppointment } from './seats/appointments/request-appointment.callable.ts';
export { onSessionMessage } from './seats/messages/session-message.trigger.ts';
export { writeToParticipants } from './seats/messages/write-to-participants.callable.ts';
export { cancelSeat } from './seats/registrations/cancel-seat.callable.ts';
export { onInvitationCreated } from './seats/invitations/invitation.trigger.ts';
export { inviteToSession } from './seats/invitations/invite-to-session.callable.ts';
export { ownSeats } from './seats/links/own-seats.callable.ts';
export { moveSeat } from './seats/registrations/move-seat.callable.ts';
export { registerForSession } from './seats/registering/register-for-session.callable.ts';
export { removeParticipant } from './seats/registrations/remove-participant.callable.ts';
export { seatByLink } from './seats/links/seat-by-link.callable.ts';
export { onAttendanceRecorded } from './seats/referrals/attendance.trigger.ts';
export { undoImport } from './seats/imports/undo-import.callable.ts';
export { unregisteredCustomers } from './seats/registrations/unregistered-customers.callable.ts';
export { deleteSeminar } from './content/seminars/delete-seminar.callable.ts';
export { onSeminarDeleted } from './content/seminars/deleted-content.trigger.ts';
export { videoUrl } from './content/videos/video-url.callable.ts';
export { acceptOffer } from './seats/waiting-list/accept-offer.callable.ts';
export { leaveWaitingList } from './seats/waiting-list/leave-waiting-list.callable.ts';
export { waitingList } from './seats/waiting-list/waiting-list.callable.ts';
export { onSeatsFreed, settleWaitingLists } from './seats/waiting-list/waiting-list.trigger.ts';
export { onRestrictionWritten, onWithheldWritten } from './content/withheld/withheld.trigger.ts';
export { moneyChangeLink } from './accounts/money-changes/money-change-link.callable.ts';
export { stopMoneyChange } from './accounts/money-changes/stop-money-change.callable.ts';
export { stopWaitingChange } from './accounts/money-changes/stop-waiting-change.callable.ts';
export { recordCustomerExport } from './accounts/money-changes/record-customer-export.callable.ts';
