import { targetOf, type FileTarget } from './file-limits.ts';

/** A film as its header describes it, upright. */
export interface FilmHeader {
  /** pixels */
  width: number;
  height: number;
  seconds: number;
  framesPerSecond: number;
  /** of picture and sound */
  bitsPerSecond: number;
  hasSound: boolean;
}

/** One version of a film: H.264 and AAC in MP4. */
export interface FilmOutput {
  /** short side in pixels; names the file */
  size: number;
  /** pixels, even */
  width: number;
  height: number;
  framesPerSecond: number;
  /** bits per second */
  videoRate: number;
  /** bits per second; null for a version without sound */
  soundRate: number | null;
}

interface Quality {
  size: number;
  /** bits per second */
  videoRate: number;
}

/** Longer films are not downloaded in one piece. */
const CLIP_SECONDS = 90;
/** Cloud Transcoder takes no shorter input (https://cloud.google.com/transcoder/docs/reference/rest/v1/JobConfig#Input). */
const SHORTEST_SECONDS = 5;
const MOST_FRAMES_PER_SECOND = 30;
/** H.264 may need 1.5 times the bitrate of the source codec; a higher one adds nothing visible. */
const MOST_OF_FILMS_RATE = 1.5;
const SOUND_RATE = 128_000;

/** Behind words and a shade: sharpness matters less than the start. */
const LOOP: readonly Quality[] = [
  { size: 360, videoRate: 450_000 },
  { size: 540, videoRate: 900_000 },
  { size: 1080, videoRate: 1_500_000 },
];
const CLIP: readonly Quality[] = [
  { size: 360, videoRate: 600_000 },
  { size: 720, videoRate: 1_800_000 },
  { size: 1080, videoRate: 3_800_000 },
];

/** Where clips lie that visitors play. */
const CLIP_TARGETS: ReadonlySet<string> = new Set<FileTarget>([
  'hero/loop',
  'hero/intro',
  'testimonials/video',
  'seminars/trailer',
  'seminars/video',
  'expert_videos/trailer',
  'expert_videos/video',
  'paid_videos/trailer',
]);

/** Whether films in a folder get versions. */
export const hasVersions = (target: string) => CLIP_TARGETS.has(target);

/** Whether a path is one of an uploaded film that gets versions. */
export const isFilm = (path: string) => hasVersions(targetOf(path));

/**
 * The versions to make of a film; never larger than the film itself, but for one that is smaller than the smallest.
 * @returns none for a film that plays as it is: too short for the transcoder, or longer than a clip
 */
export function planVersions(target: string, film: FilmHeader): FilmOutput[] {
  const isLoop = target === 'hero/loop';
  const isClip = film.seconds >= SHORTEST_SECONDS && film.seconds <= CLIP_SECONDS;
  if (!hasVersions(target) || !isClip) return [];
  const shortSide = Math.min(film.width, film.height);
  return (isLoop ? LOOP : CLIP)
    .filter(({ size }, index) => index === 0 || size <= shortSide)
    .map((quality) => output(quality, film, isLoop));
}

function output({ size, videoRate }: Quality, film: FilmHeader, isLoop: boolean): FilmOutput {
  const scale = size / Math.min(film.width, film.height);
  return {
    size,
    width: even(film.width * scale),
    height: even(film.height * scale),
    framesPerSecond: Math.min(film.framesPerSecond, MOST_FRAMES_PER_SECOND),
    videoRate: Math.round(Math.min(videoRate, film.bitsPerSecond * MOST_OF_FILMS_RATE)),
    soundRate: film.hasSound && !isLoop ? SOUND_RATE : null,
  };
}

/** H.264 in 4:2:0 has no odd sides. */
const even = (pixels: number) => Math.max(2, Math.round(pixels / 2) * 2);
