import {
  fillPlaylist,
  isPublicFilm,
  isStreamAddress,
  joinSegments,
  STREAM_PLAYLIST,
} from '@wbd/domain/files';
import type { FilesGateway } from '../../../gateways/storage.ts';
import { MANIFEST } from '../../../gateways/transcoder.ts';

export type StreamFiles = Pick<FilesGateway, 'adopt' | 'pages' | 'read' | 'write'>;

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

/**
 * Makes what the transcoder wrote below a film into a stream: its files belong to the film's owner, and playlists of public films name
 * addresses that resolve. Those of other films get signed addresses when they are read. A repetition writes the same.
 * @returns false when the transcoder wrote no playlist
 */
export async function publishStream(
  files: StreamFiles,
  path: string,
  owner: string | null,
): Promise<boolean> {
  const names: string[] = [];
  for await (const page of files.pages(path)) {
    names.push(...page.map((file) => file.path.slice(path.length + 1)));
  }
  if (!names.includes(MANIFEST)) return false;
  const addressOf = isPublicFilm(path) ? publicAddress(path) : (name: string) => name;
  const publish = async (from: string, to: string) => {
    const stored = await files.read(`${path}/${from}`);
    if (stored === null) return false;
    const playlist = joinSegments(fillPlaylist(new TextDecoder().decode(stored), addressOf));
    const content = new TextEncoder().encode(playlist);
    await files.write(`${path}/${to}`, {
      owner,
      contentType: PLAYLIST_TYPE,
      content,
      // an address for each segment: a tenth of it is sent, and the film waits for it
      isCompressed: true,
    });
    return true;
  };
  const media = names.filter((name) => !isStreamAddress(name));
  const playlists = names.filter(
    (name) => isStreamAddress(name) && name !== MANIFEST && name !== STREAM_PLAYLIST,
  );
  await Promise.all([
    ...media.map((name) => files.adopt(`${path}/${name}`, owner)),
    files.adopt(`${path}/${MANIFEST}`, owner),
    ...playlists.map((name) => publish(name, name)),
  ]);
  // last: where it is, the stream is complete
  return publish(MANIFEST, STREAM_PLAYLIST);
}

/** Relative to any other file of the bucket, as its download address names files: whole paths in one segment. */
const publicAddress = (path: string) => (name: string) =>
  `${encodeURIComponent(`${path}/${name}`)}?alt=media`;
