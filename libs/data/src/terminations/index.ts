export {
  answerTerminationMutation,
  declareTerminationMutation,
  settleTerminationMutation,
  terminationByLinkQuery,
  terminationsQuery,
} from './terminations.queries.ts';
export { newTerminationId, type TerminationFilter } from './terminations.repository.ts';
