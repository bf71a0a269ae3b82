import { readMp4Tracks } from './mp4-tracks.ts';
import { readVideo } from './read-video.ts';
import { uploadTexts } from './texts.de.ts';

/** What iPhones record by default; Chrome and Firefox play it on some machines only. */
const HEVC = ['hvc1', 'hev1', 'dvh1', 'dvhe'];
/** What every browser of today plays. */
const PLAYED = ['avc1', 'avc3', 'vp08', 'vp09', 'av01'];

/**
 * Says in German why visitors could not play a video. It looks into the file, because the browser of the person who
 * uploads may play what the visitors' does not.
 * @param playsHere whether this browser plays the file; asked for containers that are not MP4
 * @returns null when they can
 */
export async function videoProblem(
  file: Blob,
  playsHere: (file: Blob) => Promise<boolean>,
): Promise<string | null> {
  const tracks = await readMp4Tracks(file);
  if (tracks) {
    const codecs = tracks.filter(({ handler }) => handler === 'vide').map(({ codec }) => codec);
    if (codecs.some((codec) => HEVC.includes(codec))) return uploadTexts.hevc;
    return codecs.some((codec) => PLAYED.includes(codec)) ? null : uploadTexts.unplayable;
  }
  return (await playsHere(file)) ? null : uploadTexts.unplayable;
}

/** Whether this browser can show pictures of the video. */
export function playsHere(file: Blob): Promise<boolean> {
  // a track that cannot be decoded leaves the sound alone
  return readVideo(file, 'metadata', ({ videoWidth }) => videoWidth > 0).catch(() => false);
}
