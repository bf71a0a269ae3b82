export {
  allFailedMailsQuery,
  customerMailsQuery,
  failedMailsQuery,
  mailKeys,
  unreachedQuery,
} from './mails.queries.ts';
export { resendMailMutation } from './resend-mail.mutations.ts';
export { timeOfMail, type CustomerMail } from './mails.repository.ts';
