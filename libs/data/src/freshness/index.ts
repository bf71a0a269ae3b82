import type { FilmVersions } from '@wbd/domain/files';

const MINUTE = 60 * 1000;

/** How long data counts as fresh: long for content that hardly changes, short for the rest. */
export const FRESHNESS = {
  standard: 5 * MINUTE,
  /** video, seminar and testimonial pages */
  content: 24 * 60 * MINUTE,
} as const;

/** The most documents that the rules hand out in one list. */
export const PAGE_SIZE = 500;

const CLIPS_FOLLOWED_EVERY_MS = 5_000;
/** A stream takes about as long as its film. */
const STREAMS_FOLLOWED_EVERY_MS = MINUTE;

/** How often rows are read again, in milliseconds: those that get versions of a film often, others not at all. */
export function whileFilmsAreMade(rows: readonly { films?: FilmVersions }[]): number | false {
  const made = rows
    .flatMap(({ films = [] }) => films)
    .filter(({ state }) => state === 'processing');
  if (made.length === 0) return false;
  const isClip = made.some(({ isStream }) => isStream !== true);
  return isClip ? CLIPS_FOLLOWED_EVERY_MS : STREAMS_FOLLOWED_EVERY_MS;
}
