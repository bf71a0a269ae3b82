export { advisorByLinkQuery, advisorKeys, advisorQuery } from './advisors.queries.ts';
