export { broughtQuery, sponsorQuery } from './sponsors.queries.ts';
