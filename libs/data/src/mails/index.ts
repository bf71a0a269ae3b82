export { confirmationStatesQuery, customerMailsQuery, mailKeys } from './mails.queries.ts';
export { timeOfMail, type CustomerMail } from './mails.repository.ts';
