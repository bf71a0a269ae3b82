export { knowledgeVideoKeys, knowledgeVideosQuery } from './knowledge-videos.queries.ts';
export {
  createKnowledgeVideoMutation,
  deleteKnowledgeVideoMutation,
  restoreKnowledgeVideoMutation,
  updateKnowledgeVideoMutation,
} from './knowledge-videos.mutations.ts';
export {
  draftKnowledgeVideo,
  type AuthoredVideo,
  type KnowledgeVideoContent,
} from './knowledge-videos.repository.ts';
