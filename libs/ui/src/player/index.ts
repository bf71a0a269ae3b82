export { FilmPlayer, type FilmPlayerProps } from './film-player.tsx';
export { LoopVideo } from './loop-video.tsx';
export { playbackIn } from './playback.ts';
export { prepareStreams } from './stream-video.tsx';
export { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';
