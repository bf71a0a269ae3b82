export {
  allFailedMailsQuery,
  calledOffMailsQuery,
  customerMailsQuery,
  failedConfirmationsQuery,
  failedMailsQuery,
  mailKeys,
} from './mails.queries.ts';
export { resendMailMutation } from './resend-mail.mutations.ts';
export { timeOfMail } from './mails.repository.ts';
