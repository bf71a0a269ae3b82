import { captureFrame } from './capture-frame.ts';

/** Fills a screen: the widest size that is made of a picture. */
const SCREEN_PX = 1920;

/** The picture that a video begins with, as a JPEG file; null when this browser can read none from it. */
export async function firstFrame(file: Blob): Promise<File | null> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    await new Promise<void>((resolve, reject) => {
      video.preload = 'auto';
      video.muted = true;
      video.playsInline = true;
      video.onloadedmetadata = () => {
        // Safari shows no picture of a video that has not played, unless it is asked for one
        video.currentTime = 0.001;
      };
      video.onseeked = () => {
        resolve();
      };
      video.onerror = () => {
        reject(new Error('The video cannot be read'));
      };
      video.src = url;
    });
    return await captureFrame(video, SCREEN_PX);
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
