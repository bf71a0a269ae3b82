export { ownBalancesQuery, ownEntriesQuery } from './commissions.queries.ts';
