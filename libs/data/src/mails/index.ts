export {
  confirmationStatesQuery,
  customerMailsQuery,
  failedMailsQuery,
  mailKeys,
} from './mails.queries.ts';
export { timeOfMail, type CustomerMail } from './mails.repository.ts';
