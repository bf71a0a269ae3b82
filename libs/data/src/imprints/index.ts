export { imprintQuery, saveImprintMutation } from './imprints.queries.ts';
