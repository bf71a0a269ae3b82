export { advisorCreatesCustomer } from './customers/create-customer.callable.ts';
export { onMailOwed, onRegistrationCreated, retryMails } from './mail/mail.trigger.ts';
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
export { registerForSession } from './registrations/register-for-session.callable.ts';
