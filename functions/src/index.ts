export { mail, payments, pointer, portal, public } from './services.ts';
export { onAccountBlocked } from './accounts/admin/blocking/account-blocked.trigger.ts';
export { onAccountWritten, onAdvisorRenamed } from './accounts/advisors/account-search.trigger.ts';
export {
  onAudiencesChanged,
  onOrganisationChanged,
} from './accounts/audiences/audiences.trigger.ts';
export { clearSignUps } from './accounts/advisors/clear-sign-ups.trigger.ts';
export { onEmailChange } from './accounts/advisors/own-account/email-change.trigger.ts';
export { closeAccounts, onAccountClosure } from './accounts/closing/account-closure.trigger.ts';
export {
  matureCommissions,
  matureSubscriptions,
  proveLedgers,
} from './accounts/commission/commissions.trigger.ts';
export { reconcilePayments } from './accounts/billing/reconcile-payments.trigger.ts';
export { onContactChanged } from './accounts/billing/contact.trigger.ts';
export { stripeWebhook } from './accounts/billing/stripe-webhook.http.ts';
export { stripeConnectWebhook } from './accounts/sales/connect-webhook.http.ts';
export { removeEndedFilms } from './accounts/sales/leaving/remove-ended-films.trigger.ts';
export { reconcileSales } from './accounts/sales/reconcile-sales.trigger.ts';
export { announceContracts } from './accounts/contracts/announce-contracts.trigger.ts';
export { countTeamFigures } from './accounts/teams/figures/count-figures.trigger.ts';
export { onTeamDeleted, onTeamMemberChanged } from './accounts/teams/team.trigger.ts';
export { onTerminationWritten } from './accounts/terminations/termination.trigger.ts';
export { onInvoiceWritten } from './accounts/invoices/e-invoice.trigger.ts';
export { onCustomerDeleted } from './seats/data-rights/customer-deleted.trigger.ts';
export { onCustomerMerged } from './seats/merging/customer-merged.trigger.ts';
export { eraseForgottenCustomers } from './seats/retention/erase-forgotten.trigger.ts';
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
export {
  onExpertVideoAudience,
  onKnowledgeVideoAudience,
  onSeminarAudience,
  onSessionAudience,
} from './content/audiences/audience.trigger.ts';
export { onFileStored } from './content/files/uploads/uploads.trigger.ts';
export { onNewsQueued } from './mail/notifications.trigger.ts';
export { onMailQueued, retryMails } from './mail/mail.trigger.ts';
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
export { followFilms, onFilmOrdered } from './content/files/films/films.trigger.ts';
export { onPictureOrdered } from './content/files/pictures/pictures.trigger.ts';
export { deployModule } from './delivery/modules/deploy-module.http.ts';
export { reportBrowser } from './delivery/browser/report-browser.http.ts';
export { page } from './content/pages/preview/page.http.ts';
export { enforceImprints } from './content/pages/imprints/enforce-imprints.trigger.ts';
export { writeSitemap } from './content/pages/sitemap/write-sitemap.trigger.ts';
export { onSessionCalledOff } from './seats/calling-off/called-off.trigger.ts';
export { onSessionMessage } from './seats/messages/session-message.trigger.ts';
export { onInvitationCreated } from './seats/invitations/invitation.trigger.ts';
export { onAttendanceRecorded } from './seats/referrals/attendance.trigger.ts';
export { onSeminarDeleted } from './content/seminars/deleted-content.trigger.ts';
export { onSeatsFreed, settleWaitingLists } from './seats/waiting-list/waiting-list.trigger.ts';
export { onRestrictionWritten, onWithheldWritten } from './content/withheld/withheld.trigger.ts';
