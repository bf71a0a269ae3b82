import * as z from 'zod/mini';
import { filePathSchema } from '../fields/fields.ts';

/**
 * What became of a row's films, by the path of the original: versions of a film that was replaced do not count. A film
 * without an entry plays as it was uploaded. The server's to write.
 */
export const filmVersionsSchema = z.optional(
  z.array(
    z.object({
      path: filePathSchema,
      state: z.enum(['processing', 'ready', 'failed', 'limited']),
      /** short sides of the versions in pixels, ascending; none until the film is ready */
      sizes: z.array(z.int()),
      /** whether the versions are the qualities of one adaptive stream */
      isStream: z.optional(z.boolean()),
      /** false for an original that not every browser plays: visitors never see it */
      isPlayable: z.optional(z.boolean()),
    }),
  ),
);
export type FilmVersions = z.infer<typeof filmVersionsSchema>;
/** The state of a film's conversion, as the server stores it. */
export type FilmConversion = NonNullable<FilmVersions>[number]['state'];

/** The versions of the one film that a page or a card names. */
export const filmSizesSchema = z.optional(z.array(z.int()));

/** How the only film of a stored page is played. Without a stored value it plays as uploaded or as a clip. */
export const filmModeSchema = z.optional(z.enum(['stream', 'unavailable']));
export type FilmMode = z.infer<typeof filmModeSchema> | 'failed';

/** @returns none for a film that plays as it was uploaded */
export function filmSizes(path: string | null, films: FilmVersions): readonly number[] {
  return films?.find((film) => film.path === path)?.sizes ?? [];
}

/** Where a version of a film lies: below it, one level deeper than any file of a client. */
export const versionPath = (path: string, size: number) => `${path}/${size}.mp4`;

/** The playlist of a film's stream, which is written last: where it is, everything that it names is there. */
export const STREAM_PLAYLIST = 'film.m3u8';
export const streamPath = (path: string) => `${path}/${STREAM_PLAYLIST}`;

/** Whether an address leads to a playlist. */
export const isStreamAddress = (address: string) =>
  address.replace(/[?#].*$/s, '').endsWith('.m3u8');

/** What decides which version a browser plays. */
export interface Playback {
  /** short side of the box that shows the film, in CSS pixels */
  shortSide: number;
  /** device pixels in a CSS pixel */
  density: number;
  /** whether the person asked to save data, or the network is slow */
  savesData: boolean;
}

/** More pixels than that in a CSS pixel no one sees in a moving picture. */
const SEEN_DENSITY = 1.5;

/**
 * The path to play: the smallest version that fills the box, the smallest of all for those who save data, and the original
 * where there are no versions.
 * @param sizes ascending
 */
export function playedPath(path: string, sizes: readonly number[], playback: Playback): string {
  const [smallest] = sizes;
  if (smallest === undefined) return path;
  const needed = playback.savesData
    ? 0
    : playback.shortSide * Math.min(playback.density, SEEN_DENSITY);
  const fitting = sizes.find((size) => size >= needed) ?? Math.max(...sizes);
  return versionPath(path, fitting);
}
