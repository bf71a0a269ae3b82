export { operationsQuery } from './operations.queries.ts';
