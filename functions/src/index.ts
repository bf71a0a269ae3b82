export { advisorCreatesCustomer } from './customers/create-customer.callable.ts';
export { onMailOwed, onRegistrationCreated, retryMails } from './mail/mail.trigger.ts';
export { sendReminders } from './mail/reminder/reminders.trigger.ts';
export {
  onSeminarChanged,
  onSessionAccessChanged,
  onSessionMoved,
} from './mail/session-changed/session-changed.trigger.ts';
export {
  onAdvisorWritten,
  onConfigWritten,
  onExpertSelectionWritten,
  onExpertVideoWritten,
  onSeminarSelectionWritten,
  onSeminarWritten,
  onTestimonialWritten,
} from './pages/pages.trigger.ts';
export { page } from './pages/preview/page.http.ts';
export { inviteToSession } from './registrations/invite-to-session.callable.ts';
export { registerForSession } from './registrations/register-for-session.callable.ts';
export { removeParticipant } from './registrations/remove-participant.callable.ts';
export { unregisteredCustomers } from './registrations/unregistered-customers.callable.ts';
export { deleteSeminar } from './seminars/delete-seminar.callable.ts';
export { onExpertVideoDeleted, onSeminarDeleted } from './seminars/deleted-content.trigger.ts';
