export {
  complainMutation,
  decideNoticeMutation,
  forgetReporterMutation,
  noticeDetailsQuery,
  noticesQuery,
  openNoticesCountQuery,
  reportContentMutation,
  reportedSubjectQuery,
  restrictionQuery,
  restrictionsQuery,
} from './notices.queries.ts';
export { draftEntryId } from './notices.repository.ts';
export type { ReportedSubject } from './reported-subject.ts';
