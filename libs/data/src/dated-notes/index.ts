export { allDatedNotesQuery, datedNotesQuery } from './dated-notes.queries.ts';
export {
  changeDatedNoteMutation,
  createDatedNoteMutation,
  removeDatedNoteMutation,
} from './dated-notes.mutations.ts';
export { draftDatedNote } from './dated-notes.repository.ts';
