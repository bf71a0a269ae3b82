export { expertVideoKeys, expertVideoQuery } from './expert-videos.queries.ts';
