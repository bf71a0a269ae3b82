export {
  colleaguesExpertVideosQuery,
  expertVideoKeys,
  expertVideoQuery,
  ownExpertVideosQuery,
} from './expert-videos.queries.ts';
export {
  createExpertVideoMutation,
  deleteExpertVideoMutation,
  updateExpertVideoMutation,
} from './expert-videos.mutations.ts';
export { draftExpertVideo, type ExpertVideoContent } from './expert-videos.repository.ts';
