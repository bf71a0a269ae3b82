import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { byteRange } from '../../tools/storage/byte-range.ts';
import { portOf } from '../serving/static-server.ts';

export interface FilmServer {
  port: number;
  /** status of each answer so far */
  statuses: number[];
  /** that have been sent so far, also those that the browser did not read any more */
  sentBytes: () => number;
  close: () => Promise<void>;
}

/**
 * Serves one film by ranges, as Cloud Storage does, and nothing else. The Storage emulator would read all of it for each
 * range.
 * @param name what the address of the film holds
 */
export async function serveFilm(file: string, name: string, size: number): Promise<FilmServer> {
  const statuses: number[] = [];
  let sent = 0;
  const server = createServer((request, response) => {
    if (!request.url?.includes(name)) {
      response.writeHead(404).end();
      return;
    }
    const range = byteRange(request.headers.range, size);
    const { first, last } =
      range === null || range === 'unsatisfiable' ? { first: 0, last: size - 1 } : range;
    const isPart = request.headers.range !== undefined;
    statuses.push(isPart ? 206 : 200);
    response.writeHead(isPart ? 206 : 200, {
      'accept-ranges': 'bytes',
      'access-control-allow-origin': '*',
      'content-type': 'video/mp4',
      'content-length': last - first + 1,
      ...(isPart && { 'content-range': `bytes ${first}-${last}/${size}` }),
    });
    const content = createReadStream(file, { start: first, end: last });
    content.on('data', (chunk) => {
      sent += chunk.length;
    });
    response.on('close', () => content.destroy());
    content.pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: portOf(server),
    statuses,
    sentBytes: () => sent,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
