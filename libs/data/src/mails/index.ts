export { confirmationStatesQuery, mailKeys } from './mails.queries.ts';
