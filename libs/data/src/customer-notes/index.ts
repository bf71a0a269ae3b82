export { customerNoteQuery, customerNotesQuery } from './customer-notes.queries.ts';
export { saveCustomerNoteMutation } from './customer-notes.mutations.ts';
