import { gzipSync } from 'node:zlib';
import { defineHttpPart } from '../../core/http-service.ts';
import { filmPlaylists } from '../../core/limits.ts';
import { log } from '../../core/log/log.ts';
import { networkOf } from '../../core/network.ts';
import { linkSecrets } from '../../core/settings.ts';
import { files } from '../../gateways/storage.ts';
import { filmPlaylist as read } from './film-playlist.service.ts';

const ports = { files, limit: filmPlaylists, now: () => new Date() };

/** Repeats a signed address of 800 characters for each segment: a hundredth of it is sent. */
const COMPRESSED = 'gzip';

/** `/action/film/<token>/<playlist>`: playlists for players that take an address only, as Safari does. */
export const filmPlaylist = defineHttpPart(
  { name: 'filmPlaylist', path: /\/action\/film\//, secrets: linkSecrets, timeoutSeconds: 15 },
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').sendStatus(405);
      return;
    }
    try {
      const playlist = await read(ports, request.path, networkOf(request));
      if (typeof playlist === 'number') {
        response.sendStatus(playlist);
        return;
      }
      response
        .set('Content-Type', 'application/vnd.apple.mpegurl')
        .set('Cache-Control', `private, max-age=${playlist.seconds}`)
        .set('Vary', 'Accept-Encoding');
      if (request.acceptsEncodings(COMPRESSED) === false) {
        response.send(playlist.text);
        return;
      }
      response.set('Content-Encoding', COMPRESSED).send(gzipSync(playlist.text));
    } catch (error) {
      log('films.playlist-failed', {}, error);
      response.set('Retry-After', '5').sendStatus(503);
    }
  },
);
