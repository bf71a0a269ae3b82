import { isFilm, STREAM_PLAYLIST } from '@wbd/domain/files';
import * as z from 'zod/mini';
import { linkKeys } from '../../core/settings.ts';
import { readToken, signToken } from '../../core/signed-token.ts';

const PURPOSE = 'film';

const tokenSchema = z.object({
  /** of the original */
  path: z.string(),
  /** milliseconds since 1970 */
  until: z.number(),
});

/** Where a private film's stream is played from, relative to the portal: its playlists are filled with signed addresses. */
export function streamAddress(path: string, until: Date): string {
  const payload = JSON.stringify({ path, until: until.getTime() });
  return `/action/film/${signToken(PURPOSE, payload, linkKeys())}/${STREAM_PLAYLIST}`;
}

/** @returns null for a token that is forged or expired */
export function readStreamToken(token: string, now: Date): { path: string; until: Date } | null {
  const payload = readToken(PURPOSE, token, linkKeys());
  if (payload === null) return null;
  const { path, until } = tokenSchema.parse(JSON.parse(payload));
  return isFilm(path) && until > now.getTime() ? { path, until: new Date(until) } : null;
}
