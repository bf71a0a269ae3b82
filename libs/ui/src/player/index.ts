export { LoopVideo, type LoopVideoProps } from './loop-video.tsx';
export { VideoPlayer, type VideoPlayerProps } from './video-player.tsx';
