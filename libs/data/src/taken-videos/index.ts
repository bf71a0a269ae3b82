export { isTakenQuery, takenVideosQuery, takeVideoMutation } from './taken-videos.queries.ts';
export type { TakenVideos } from './taken-videos.repository.ts';
