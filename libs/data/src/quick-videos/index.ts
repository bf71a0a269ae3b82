export { quickVideoKeys, quickVideoQuery, quickVideosQuery } from './quick-videos.queries.ts';
export {
  createQuickVideoMutation,
  deleteQuickVideoMutation,
  restoreQuickVideoMutation,
  updateQuickVideoMutation,
} from './quick-videos.mutations.ts';
export { draftQuickVideo, type QuickVideoContent } from './quick-videos.repository.ts';
