export { advisorDataMutation, personalDataQuery } from './own-data.queries.ts';
