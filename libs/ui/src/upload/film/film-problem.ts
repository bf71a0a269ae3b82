import {
  canBeConverted,
  isPlayableContainer,
  isPlayableFilm,
  isPlayablePicture,
  isPlayableSound,
  type FilmContainer,
  type FilmTrack,
} from '@wbd/domain/files';
import { uploadTexts } from '../texts.de.ts';
import type { FilmFacts } from './film-facts.ts';

const texts = uploadTexts.film;

/** Content types of the containers, and the endings that lead to them. */
const CONTAINERS = {
  mp4: { types: ['video/mp4', 'video/quicktime', 'video/x-m4v'], name: 'MP4', ending: '.mp4' },
  webm: { types: ['video/webm'], name: 'WebM', ending: '.webm' },
  matroska: {
    types: ['video/x-matroska', 'video/matroska'],
    name: 'Matroska',
    ending: '.mkv',
  },
  avi: { types: ['video/x-msvideo', 'video/avi'], name: 'AVI', ending: '.avi' },
  ogg: { types: ['video/ogg'], name: 'Ogg', ending: '.ogv' },
} as const satisfies Record<FilmContainer, object>;

/** Codecs of which browsers play some profiles. */
const PROFILED: ReadonlySet<string | null> = new Set(['avc', 'vp9', 'av1']);
const SOUND_NAMES: Readonly<Record<string, string>> = {
  ac3: 'AC-3',
  eac3: 'E-AC-3',
  dts: 'DTS',
};

/** Whether visitors see a film only once it is converted. */
export const needsConversion = ({ container, picture, sounds }: FilmFacts) =>
  container !== null && picture !== null && !isPlayableFilm(container, picture, sounds);

/**
 * Says in German why visitors could not play a film, and what to do. Only what is known to play is accepted, and what is converted.
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
  if (!facts.isWhole) return texts.cut;
  if (picture === null) return texts.soundOnly;
  return (
    (canBeConverted(seconds) ? null : playbackProblem(container, picture, sounds)) ??
    nameProblem(container, contentType) ??
    (facts.isIntact && picture.width > 0 && picture.height > 0 ? null : texts.damaged) ??
    lengthProblem(seconds, maxSeconds)
  );
}

function playbackProblem(
  container: FilmContainer,
  picture: FilmTrack,
  sounds: readonly FilmTrack[],
): string | null {
  if (!isPlayableContainer(container)) return uploadTexts.unplayable;
  return pictureProblem(picture) ?? soundProblem(sounds);
}

function pictureProblem(picture: FilmTrack): string | null {
  if (isPlayablePicture(picture)) return null;
  if (picture.codec === 'hevc') return uploadTexts.hevc;
  return PROFILED.has(picture.codec) ? texts.profile : uploadTexts.unplayable;
}

function soundProblem(sounds: readonly FilmTrack[]): string | null {
  return isPlayableSound(sounds) ? null : texts.sound(SOUND_NAMES[sounds[0]?.codec ?? '']);
}

/** Storage hands a film out with the type of its ending, and not every browser looks past it. */
function nameProblem(container: FilmContainer, contentType: string): string | null {
  const { types, name, ending } = CONTAINERS[container];
  const known: readonly string[] = types;
  return known.includes(contentType.toLowerCase()) ? null : texts.misnamed(name, ending);
}

function lengthProblem(seconds: number, most: number): string | null {
  if (!(seconds > 0)) return texts.damaged;
  const whole = Math.round(seconds);
  return whole > most ? uploadTexts.tooLong(whole, most) : null;
}
