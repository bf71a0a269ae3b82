import { captureFrame } from './capture-frame.ts';
import { readVideo, until } from './read-video.ts';

/** Fills a screen: the widest size that is made of a picture. */
const SCREEN_PX = 1920;

/** The picture that a video begins with, as a JPEG file; null when this browser can read none from it. */
export function firstFrame(file: Blob): Promise<File | null> {
  return readVideo(file, 'auto', async (video) => {
    const sought = until(video, 'seeked');
    // Safari shows no frame of an unplayed video unless it seeks
    video.currentTime = 0.001;
    await sought;
    return captureFrame(video, SCREEN_PX);
  }).catch(() => null);
}
