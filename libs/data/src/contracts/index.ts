export {
  acceptContractMutation,
  contractsDueCountQuery,
  contractsDueQuery,
} from './contracts.queries.ts';
