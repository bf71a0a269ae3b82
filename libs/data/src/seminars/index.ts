export { seminarKeys, seminarQuery } from './seminars.queries.ts';
