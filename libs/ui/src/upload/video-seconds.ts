import { readVideo } from './read-video.ts';

/** How long a video lasts; null when the browser cannot tell. */
export function videoSeconds(file: Blob): Promise<number | null> {
  const read = ({ duration }: HTMLVideoElement) => (Number.isFinite(duration) ? duration : null);
  return readVideo(file, 'metadata', read).catch(() => null);
}
