export {
  customerNoteQuery,
  customerNotesQuery,
  dueFollowUpsQuery,
} from './customer-notes.queries.ts';
export { changeUndatedNoteMutation, saveFollowUpMutation } from './customer-notes.mutations.ts';
