import * as z from 'zod/mini';
import { FILE_TARGETS, targetOf, type FileTarget } from './file-limits.ts';

/** A film as its header describes it, upright. */
export const filmHeaderSchema = z.object({
  /** pixels */
  width: z.number(),
  height: z.number(),
  seconds: z.number(),
  framesPerSecond: z.number(),
  /** of picture and sound */
  bitsPerSecond: z.number(),
  hasSound: z.boolean(),
  /** whether visitors' browsers play the file as it is */
  isPlayable: z.boolean(),
});
export type FilmHeader = z.infer<typeof filmHeaderSchema>;

/** One version of a film: H.264 and AAC. */
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

/** Versions of a film: MP4 files for clips, an adaptive stream (HLS) of several qualities for all others. */
export interface FilmPlan {
  kind: 'clip' | 'stream';
  outputs: readonly FilmOutput[];
}

interface Quality {
  size: number;
  /** bits per second */
  videoRate: number;
}

/** Longer films are streamed: a player then changes the quality while it plays. */
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

const STREAM: readonly Quality[] = [
  { size: 360, videoRate: 500_000 },
  { size: 540, videoRate: 1_000_000 },
  { size: 720, videoRate: 1_900_000 },
  { size: 1080, videoRate: 3_600_000 },
];
/** Of recordings over an hour: each version costs by the minute. */
const LONG_STREAM = STREAM.filter(({ size }) => size === 360 || size === 720);
const LONG_SECONDS = 60 * 60;
/** A longer film would exceed what one advisor may have made in a day (`transcodedSeconds`). */
const LONGEST_SECONDS = 4 * LONG_SECONDS;

/** Where films lie that get versions. */
const FILM_TARGETS: ReadonlySet<string> = new Set<FileTarget>([
  'hero/loop',
  'hero/intro',
  'testimonials/video',
  'seminars/trailer',
  'seminars/video',
  'expert_videos/trailer',
  'expert_videos/video',
  'knowledge_videos/video',
  'knowledge_videos_for_customers/video',
  'paid_videos/trailer',
  'paid_videos/video',
]);

/** Whether films in a folder get versions. */
export const hasVersions = (target: string) => FILM_TARGETS.has(target);

/** Whether a path is one of an uploaded film that gets versions. */
export const isFilm = (path: string) => hasVersions(targetOf(path));

/** Whether visitors read a film and its versions by their path; others need a signed address. */
export const isPublicFilm = (path: string) =>
  Object.entries(FILE_TARGETS).some(
    ([target, { kind, isPublic }]) => target === targetOf(path) && kind === 'video' && isPublic,
  );

/** Whether the transcoder takes a film of this length. */
export const canBeConverted = (seconds: number) =>
  seconds >= SHORTEST_SECONDS && seconds <= LONGEST_SECONDS;

/**
 * The versions to make of a film; never larger than the film itself, but for one that is smaller than the smallest. Films that
 * are not public are streams of any length: their address expires while they are watched.
 * @returns null for a film that plays as it is: too short or too long for the transcoder, or a long loop
 */
export function planFilm(target: string, film: FilmHeader): FilmPlan | null {
  const isLoop = target === 'hero/loop';
  if (!hasVersions(target) || !canBeConverted(film.seconds)) return null;
  const isClip = film.seconds <= CLIP_SECONDS && isPublicFilm(`${target}/film`);
  if (isLoop && !isClip) return null;
  const shortSide = Math.min(film.width, film.height);
  const outputs = qualities(isLoop, isClip, film.seconds)
    .filter(({ size }, index) => index === 0 || size <= shortSide)
    .map((quality) => output(quality, film, isLoop));
  return { kind: isClip ? 'clip' : 'stream', outputs };
}

function qualities(isLoop: boolean, isClip: boolean, seconds: number): readonly Quality[] {
  if (isLoop) return LOOP;
  if (isClip) return CLIP;
  return seconds > LONG_SECONDS ? LONG_STREAM : STREAM;
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
