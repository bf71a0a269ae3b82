export {
  seminarGroupsQuery,
  seminarKeys,
  seminarQuery,
  seminarsWithDatesQuery,
} from './seminars.queries.ts';
export { createSeminarMutation, updateSeminarMutation } from './seminars.mutations.ts';
export { draftSeminar, type SeminarChange, type SeminarContent } from './seminars.repository.ts';
export type { SeminarGroups } from './seminar-groups.ts';
export { previewSessionChange } from './preview-session-change.repository.ts';
export { deleteSeminarMutation } from './delete-seminar.mutations.ts';
