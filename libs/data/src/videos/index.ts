export { videoKeys, videoUrlQuery } from './videos.queries.ts';
