import { uploadTexts } from '../texts.de.ts';
import type { FilmFacts, FilmTrack } from './film-facts.ts';

const texts = uploadTexts.film;

/** Content types of the containers that browsers play, and the endings that lead to them. */
const CONTAINERS = {
  mp4: { types: ['video/mp4', 'video/quicktime', 'video/x-m4v'], name: 'MP4', ending: '.mp4' },
  webm: { types: ['video/webm'], name: 'WebM', ending: '.webm' },
} as const;

/** H.264 as phones decode it: Baseline, Main and High, which have 8 bits and a colour for four pixels. */
const H264 = /^avc[13]\.(?:42|4d|64)/i;
/** The profiles of VP9 and AV1 with a colour for four pixels; of VP9 the one with 8 bits. */
const VP9 = /^vp09\.00\./;
const AV1 = /^av01\.0\./;
/** AAC in its usual forms: LC, HE and HE version 2, and what old encoders call MPEG-2 AAC. */
const AAC = /^mp4a\.(?:40\.(?:02|05|2|5|29)|67)$/i;
const OTHER_SOUNDS: readonly unknown[] = ['mp3', 'opus', 'vorbis', 'flac'];
const SOUND_NAMES: Readonly<Record<string, string>> = {
  ac3: 'AC-3',
  eac3: 'E-AC-3',
  dts: 'DTS',
};

/**
 * Says in German why visitors could not play a film, and what to do. Only what is known to play is accepted.
 * @param contentType of the file, as its ending says
 * @returns null when they can
 */
export function filmProblem(
  facts: FilmFacts,
  contentType: string,
  maxSeconds: number,
): string | null {
  const { container, picture, sounds, seconds } = facts;
  if (container === null) return texts.noFilm;
  if (container === 'other') return uploadTexts.unplayable;
  if (!facts.isWhole) return texts.cut;
  if (picture === null) return texts.soundOnly;
  return (
    pictureProblem(picture) ??
    soundProblem(sounds) ??
    nameProblem(container, contentType) ??
    (facts.isIntact && picture.width > 0 && picture.height > 0 ? null : texts.damaged) ??
    lengthProblem(seconds, maxSeconds)
  );
}

function pictureProblem({ codec, parameters }: FilmTrack): string | null {
  const profile = parameters ?? '';
  if (codec === 'hevc') return uploadTexts.hevc;
  if (codec === 'avc') return H264.test(profile) ? null : texts.profile;
  if (codec === 'vp9') return VP9.test(profile) ? null : texts.profile;
  if (codec === 'av1') return AV1.test(profile) ? null : texts.profile;
  return codec === 'vp8' ? null : uploadTexts.unplayable;
}

/** Phones record a second, spatial sound that browsers skip: one that plays is enough. */
function soundProblem(sounds: readonly FilmTrack[]): string | null {
  const [first] = sounds;
  return !first || sounds.some(plays) ? null : texts.sound(SOUND_NAMES[first.codec ?? '']);
}

function plays({ codec, parameters }: FilmTrack): boolean {
  return codec === 'aac' ? AAC.test(parameters ?? '') : OTHER_SOUNDS.includes(codec);
}

/** Storage hands a film out with the type of its ending, and not every browser looks past it. */
function nameProblem(container: 'mp4' | 'webm', contentType: string): string | null {
  const { types, name, ending } = CONTAINERS[container];
  const known: readonly string[] = types;
  return known.includes(contentType.toLowerCase()) ? null : texts.misnamed(name, ending);
}

function lengthProblem(seconds: number, most: number): string | null {
  if (!(seconds > 0)) return texts.damaged;
  const whole = Math.round(seconds);
  return whole > most ? uploadTexts.tooLong(whole, most) : null;
}
