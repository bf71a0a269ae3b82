export { organisationKeys, organisationsQuery } from './organisations.queries.ts';
