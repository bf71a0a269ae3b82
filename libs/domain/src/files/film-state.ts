import { reaches, type Meaning, type Viewer } from '../states/meaning.ts';
import type { FilmMode, FilmVersions } from './film-versions.ts';

/**
 * States of a film. The upload of a `missing` film may be in progress. Others except `preparing` and the `unplayable`
 * ones play, as uploaded or as converted.
 */
export const FILM_STATES = [
  'missing',
  'original',
  'processing',
  'ready',
  'stream',
  'failed',
  'limited',
  'preparing',
  'unplayable',
  'unplayable-limited',
] as const;
export type FilmState = (typeof FILM_STATES)[number];

/**
 * - missing: no file
 * - original: not examined yet, or needs no conversion
 * - processing, failed, limited: plays as uploaded; the conversion runs, failed, or waits because of the owner's daily limit
 * - ready, stream: converted, to clips or to an adaptive stream
 * - preparing, unplayable, unplayable-limited: not every browser plays the original; the conversion runs, failed, or waits
 */
export function filmState(path: string | null, films: FilmVersions): FilmState {
  if (path === null) return 'missing';
  const film = films?.find((one) => one.path === path);
  if (film === undefined) return 'original';
  const { state } = film;
  if (state === 'ready') return film.isStream === true ? 'stream' : 'ready';
  if (film.isPlayable !== false || film.sizes.length > 0) return state;
  return UNPLAYABLE[state];
}

const UNPLAYABLE = {
  processing: 'preparing',
  failed: 'unplayable',
  limited: 'unplayable-limited',
} as const satisfies Partial<Record<string, FilmState>>;

const PLAYS = {
  shown: 'visitor',
  offered: 'visitor',
  explained: false,
  counted: true,
  reminded: false,
} as const;
const NEEDS_ITS_OWNER = {
  shown: 'owner',
  offered: null,
  explained: true,
  counted: false,
  reminded: true,
} as const;

export const FILM_MEANING: Readonly<Record<FilmState, Meaning>> = {
  missing: { shown: null, offered: null, explained: false, counted: false, reminded: false },
  original: PLAYS,
  processing: { ...PLAYS, reminded: true },
  ready: PLAYS,
  stream: PLAYS,
  failed: { ...PLAYS, reminded: true },
  limited: { ...PLAYS, reminded: true },
  // visitors see that the film will be available soon
  preparing: { shown: 'visitor', offered: null, explained: true, counted: true, reminded: true },
  unplayable: NEEDS_ITS_OWNER,
  'unplayable-limited': NEEDS_ITS_OWNER,
};

/** Whether a viewer's lists show the film's content. */
export function isFilmShownTo(viewer: Viewer, path: string | null, films: FilmVersions): boolean {
  return reaches(FILM_MEANING[filmState(path, films)].shown, viewer);
}

/** Whether the film can be played, so that other pages may link to it. */
export function isFilmOffered(path: string | null, films: FilmVersions): boolean {
  return FILM_MEANING[filmState(path, films)].offered !== null;
}

/** Whether the owner is notified about the conversion. */
export function isFilmNoted(path: string | null, films: FilmVersions): boolean {
  return FILM_MEANING[filmState(path, films)].reminded;
}

/** The error for a film that cannot be played; null for one that can. */
export function filmRefusal(mode: FilmMode): 'video/not-ready' | 'video/failed' | null {
  if (mode === 'unavailable') return 'video/not-ready';
  return mode === 'failed' ? 'video/failed' : null;
}

const MODES: Readonly<Partial<Record<FilmState, FilmMode>>> = {
  stream: 'stream',
  preparing: 'unavailable',
  unplayable: 'failed',
  'unplayable-limited': 'failed',
};

/**
 * The playback mode of a film.
 * @returns undefined when it plays as uploaded or as a clip. For an original that some browsers cannot play: `unavailable` until it
 * is converted, `failed` when the conversion failed
 */
export function filmMode(path: string | null, films: FilmVersions): FilmMode {
  return MODES[filmState(path, films)];
}
