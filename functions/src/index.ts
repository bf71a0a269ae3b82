export { advisorData } from './advisors/advisor-data.callable.ts';
export { changeAdvisorCode } from './advisors/change-advisor-code.callable.ts';
export { accountDetails } from './admin/account-details.callable.ts';
export { failedMails } from './admin/failed-mails.callable.ts';
export { operations } from './admin/operations/operations.callable.ts';
export { setTestAccount } from './admin/set-test-account.callable.ts';
export { clearSignUps } from './advisors/clear-sign-ups.trigger.ts';
export { choosePassword } from './advisors/passwords/choose-password.callable.ts';
export { passwordLink } from './advisors/passwords/password-link.callable.ts';
export { createAdvisor } from './advisors/create-advisor.callable.ts';
export { requestEmailVerification } from './advisors/request-email-verification.callable.ts';
export { requestPasswordReset } from './advisors/request-password-reset.callable.ts';
export { closeAccounts, onAccountClosure } from './closing/account-closure.trigger.ts';
export { closeAccount } from './closing/close-account.callable.ts';
export { cancelSubscription } from './billing/cancel-subscription.callable.ts';
export { createBillingPortal } from './billing/create-billing-portal.callable.ts';
export { createCheckout } from './billing/create-checkout.callable.ts';
export { planChange } from './billing/plan-change.callable.ts';
export { planPrices } from './billing/plan-prices.callable.ts';
export { reconcilePayments } from './billing/reconcile-payments.trigger.ts';
export { stripeWebhook } from './billing/stripe-webhook.http.ts';
export { advisorCreatesCustomer } from './customers/create-customer.callable.ts';
export { onCustomerDeleted } from './customers/customer-deleted.trigger.ts';
export { onCustomerMerged } from './customers/customer-merged.trigger.ts';
export { deleteCustomer } from './customers/delete-customer.callable.ts';
export { eraseOwnData } from './customers/erase-own-data.callable.ts';
export { importCustomers } from './customers/import-customers.callable.ts';
export { kioskLoginUser } from './customers/kiosk-login-user.callable.ts';
export { keepCustomersApart } from './customers/keep-customers-apart.callable.ts';
export { mergeCustomers } from './customers/merge-customers.callable.ts';
export { personalData } from './customers/personal-data.callable.ts';
export { updateCustomer } from './customers/update-customer.callable.ts';
export {
  onAdvisorFiles,
  onExpertVideoFiles,
  onKnowledgeVideoFiles,
  onQuickVideoFiles,
  onSeminarFiles,
  onTestimonialFiles,
  removeDeletedFiles,
  removeUnusedFiles,
} from './files/files.trigger.ts';
export { onMailQueued, retryMails } from './mail/mail.trigger.ts';
export { resendMail } from './mail/resend/resend-mail.callable.ts';
export { objectToMails } from './mail/objections/object-to-mails.http.ts';
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
  onPageUpdate,
  onSelectionWritten,
  onSeminarWritten,
  onTestimonialWritten,
} from './pages/pages.trigger.ts';
export { onSessionWritten, refreshDatesDaily } from './pages/dates/seminar-dates.trigger.ts';
export { moreOfPage } from './pages/more-of-page.callable.ts';
export { onPictureOrdered } from './pictures/pictures.trigger.ts';
export { deployModule } from './modules/deploy-module.http.ts';
export { reportBrowser } from './browser/report-browser.http.ts';
export { reportFailure } from './modules/report-failure.callable.ts';
export { page } from './pages/preview/page.http.ts';
export { writeSitemap } from './pages/sitemap/write-sitemap.trigger.ts';
export { cancelSeat } from './registrations/cancel-seat.callable.ts';
export { onInvitationCreated } from './registrations/invitations/invitation.trigger.ts';
export { inviteToSession } from './registrations/invitations/invite-to-session.callable.ts';
export { ownSeats } from './registrations/own-seats.callable.ts';
export { moveSeat } from './registrations/move-seat.callable.ts';
export { registerForSession } from './registrations/register-for-session.callable.ts';
export { removeParticipant } from './registrations/remove-participant.callable.ts';
export { seatByLink } from './registrations/seat-by-link.callable.ts';
export { unregisteredCustomers } from './registrations/unregistered-customers.callable.ts';
export { deleteSeminar } from './seminars/delete-seminar.callable.ts';
export { onSeminarDeleted } from './seminars/deleted-content.trigger.ts';
export { videoUrl } from './videos/video-url.callable.ts';
export { acceptOffer } from './waiting-list/accept-offer.callable.ts';
export { leaveWaitingList } from './waiting-list/leave-waiting-list.callable.ts';
export { waitingList } from './waiting-list/waiting-list.callable.ts';
export { onSeatsFreed, settleWaitingLists } from './waiting-list/waiting-list.trigger.ts';
export { onWithheldWritten } from './withheld/withheld.trigger.ts';
