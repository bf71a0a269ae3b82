import { fillPlaylist, isStreamAddress, STREAM_PLAYLIST } from '@wbd/domain/files';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import type { FilesGateway } from '../../gateways/storage.ts';
import { readStreamToken } from './stream-address.ts';

export interface FilmPlaylistPorts {
  files: Pick<FilesGateway, 'read' | 'sign'>;
  limit: Pick<RateLimit, 'take'>;
  now: () => Date;
}

export interface FilmPlaylist {
  text: string;
  /** for which it may be used */
  seconds: number;
}

/** `/action/film/<token>/<playlist>`, in whatever part of the address the function sees. */
const ADDRESS = /\/(?<token>[\w-]+\.[\w-]+)\/(?<name>film(?:-\w{1,10})?\.m3u8)$/;

/**
 * A playlist of a private film's stream: the one of all qualities names the others beside it, and theirs name signed addresses.
 * A forged or expired address costs no read.
 * @returns the HTTP status of a refusal
 */
export async function filmPlaylist(
  { files, limit, now }: FilmPlaylistPorts,
  address: string,
  network: string,
): Promise<FilmPlaylist | 403 | 404 | 429> {
  const { token = '', name = '' } = ADDRESS.exec(address)?.groups ?? {};
  const right = token === '' ? null : readStreamToken(token, now());
  if (right === null) return 403;
  if (!(await limit.take(network, now()))) return 429;
  const stored = await files.read(`${right.path}/${name}`);
  if (stored === null) return 404;
  const playlist = new TextDecoder().decode(stored);
  const seconds = Math.max(1, Math.floor((right.until.getTime() - now().getTime()) / 1000));
  if (name === STREAM_PLAYLIST) return { text: playlist, seconds };
  const signed = new Map<string, string>();
  for (const file of namesIn(playlist)) {
    const { url } = await files.sign(`${right.path}/${file}`, now(), seconds);
    signed.set(file, url);
  }
  return { text: fillPlaylist(playlist, (file) => signed.get(file) ?? null), seconds };
}

function namesIn(playlist: string): ReadonlySet<string> {
  const names = new Set<string>();
  fillPlaylist(playlist, (name) => {
    // a playlist of segments that named another playlist would get it signed, past this function
    if (!isStreamAddress(name)) names.add(name);
    return name;
  });
  return names;
}
