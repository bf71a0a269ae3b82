export { objectToMailsMutation } from './mail-objections.mutations.ts';
export type { ObjectionRequest } from './mail-objections.repository.ts';
