export { accountKeys, accountQuery, accountsQuery } from './accounts.queries.ts';
