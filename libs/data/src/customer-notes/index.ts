export {
  customerNoteQuery,
  customerNotesQuery,
  dueFollowUpsQuery,
} from './customer-notes.queries.ts';
export { saveCustomerNoteMutation, saveFollowUpMutation } from './customer-notes.mutations.ts';
