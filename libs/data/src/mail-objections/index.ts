export { objectToMailsMutation } from './mail-objections.mutations.ts';
