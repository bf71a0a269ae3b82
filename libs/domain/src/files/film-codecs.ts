/** What a film's tracks are stored in. */
export const FILM_CONTAINERS = ['mp4', 'webm', 'matroska', 'avi', 'ogg'] as const;
export type FilmContainer = (typeof FILM_CONTAINERS)[number];

/** @param format as the reader names what a file is; of those that it knows, all but two are kinds of MP4 */
export function containerOf(format: string): FilmContainer {
  if (format === 'Matroska') return 'matroska';
  return format === 'WebM' ? 'webm' : 'mp4';
}

/** One track of a film. */
export interface FilmTrack {
  /** null for a codec that the reader does not know */
  codec: string | null;
  /** the codec with its profile, such as `avc1.64001f` */
  parameters: string | null;
}

/** H.264 as phones decode it: Baseline, Main and High, which have 8 bits and a colour for four pixels. */
const H264 = /^avc[13]\.(?:42|4d|64)/i;
/** The profiles of VP9 and AV1 with a colour for four pixels; of VP9 the one with 8 bits. */
const VP9 = /^vp09\.00\./;
const AV1 = /^av01\.0\./;
/** AAC in its usual forms: LC, HE and HE version 2, and what old encoders call MPEG-2 AAC. */
const AAC = /^mp4a\.(?:40\.(?:02|05|2|5|29)|67)$/i;
const OTHER_SOUNDS: readonly unknown[] = ['mp3', 'opus', 'vorbis', 'flac'];

/** Whether the browsers of all visitors show a picture track. */
export function isPlayablePicture({ codec, parameters }: FilmTrack): boolean {
  const profile = parameters ?? '';
  if (codec === 'avc') return H264.test(profile);
  if (codec === 'vp9') return VP9.test(profile);
  if (codec === 'av1') return AV1.test(profile);
  return codec === 'vp8';
}

/** Whether they play its sound. Phones record a second, spatial sound that browsers skip: one that plays is enough. */
export const isPlayableSound = (sounds: readonly FilmTrack[]) =>
  sounds.length === 0 || sounds.some(plays);

function plays({ codec, parameters }: FilmTrack): boolean {
  return codec === 'aac' ? AAC.test(parameters ?? '') : OTHER_SOUNDS.includes(codec);
}

/** Whether the browsers of all visitors open a container, whatever its tracks are. */
export const isPlayableContainer = (container: FilmContainer) =>
  container === 'mp4' || container === 'webm';

/** Whether the browsers of all visitors play a film. */
export const isPlayableFilm = (
  container: FilmContainer,
  picture: FilmTrack,
  sounds: readonly FilmTrack[],
) => isPlayableContainer(container) && isPlayablePicture(picture) && isPlayableSound(sounds);
