export {
  advisorDataMutation,
  eraseOwnDataMutation,
  personalDataMutation,
} from './own-data.queries.ts';
