export {
  networkVideosQuery,
  quickVideoKeys,
  quickVideoQuery,
  quickVideosQuery,
} from './quick-videos.queries.ts';
export {
  createQuickVideoMutation,
  deleteQuickVideoMutation,
  restoreQuickVideoMutation,
  shareWithNetworkMutation,
  updateQuickVideoMutation,
} from './quick-videos.mutations.ts';
export {
  draftQuickVideo,
  type AuthoredQuickVideo,
  type QuickVideoContent,
} from './quick-videos.repository.ts';
