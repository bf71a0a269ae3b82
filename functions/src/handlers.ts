export { onAccountBlocked } from './accounts/admin/blocking/account-blocked.trigger.ts';
export { onAccountWritten, onAdvisorRenamed } from './accounts/advisors/account-search.trigger.ts';
export {
  onAudiencesChanged,
  onOrganisationChanged,
} from './accounts/audiences/audiences.trigger.ts';
export { onEmailChange } from './accounts/advisors/own-account/email-change.trigger.ts';
export { onAccountClosure } from './accounts/closing/account-closure.trigger.ts';
export { onContactChanged } from './accounts/billing/contact.trigger.ts';
export { onTeamDeleted, onTeamMemberChanged } from './accounts/teams/team.trigger.ts';
export { onTerminationWritten } from './accounts/terminations/termination.trigger.ts';
export { onInvoiceWritten } from './accounts/invoices/e-invoice.trigger.ts';
export { onCustomerDeleted } from './seats/data-rights/customer-deleted.trigger.ts';
export { onCustomerMerged } from './seats/merging/customer-merged.trigger.ts';
export {
  onAdvisorFiles,
  onExpertVideoFiles,
  onFilmFiles,
  onFilmOfferFiles,
  onKnowledgeVideoFiles,
  onQuickVideoFiles,
  onSeminarFiles,
  onTestimonialFiles,
} from './content/files/files.trigger.ts';
export {
  onExpertVideoAudience,
  onKnowledgeVideoAudience,
  onSeminarAudience,
  onSessionAudience,
} from './content/audiences/audience.trigger.ts';
export { onNewsQueued } from './mail/notifications.trigger.ts';
export { onMailQueued } from './mail/mail.trigger.ts';
export { onRegistrationCreated } from './mail/occasions/confirmation/confirmation.trigger.ts';
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
export { onSessionWritten } from './content/pages/dates/seminar-dates.trigger.ts';
export { onFilmOrdered } from './content/files/films/films.trigger.ts';
export { onPictureOrdered } from './content/files/pictures/pictures.trigger.ts';
export { onSessionCalledOff } from './seats/calling-off/called-off.trigger.ts';
export { onSessionMessage } from './seats/messages/session-message.trigger.ts';
export { onInvitationCreated } from './seats/invitations/invitation.trigger.ts';
export { onAttendanceRecorded } from './seats/referrals/attendance.trigger.ts';
export { onSeminarDeleted } from './content/seminars/deleted-content.trigger.ts';
export { onSeatsFreed } from './seats/waiting-list/waiting-list.trigger.ts';
export { onRestrictionWritten, onWithheldWritten } from './content/withheld/withheld.trigger.ts';
