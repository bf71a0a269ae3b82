import type { Bucket } from './transcode.ts';

const OPERATOR = { authorization: 'Bearer owner' };
const NOT_FOUND = 404;

/** @param origin of the Storage emulator */
export function emulatorBucket(origin: string): Bucket {
  return {
    async read(uri) {
      const { bucket, name } = parts(uri);
      const address = `${origin}/storage/v1/b/${bucket}/o/${encodeURIComponent(name)}?alt=media`;
      const answer = await fetch(address, { headers: OPERATOR });
      if (answer.status === NOT_FOUND) return null;
      if (!answer.ok) throw new Error(`${uri}: ${answer.status}`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    async write(uri, content) {
      const { bucket, name } = parts(uri);
      const query = `uploadType=media&name=${encodeURIComponent(name)}`;
      const answer = await fetch(`${origin}/upload/storage/v1/b/${bucket}/o?${query}`, {
        method: 'POST',
        headers: {
          ...OPERATOR,
          'content-type': uri.endsWith('.m3u8') ? 'application/x-mpegurl' : 'video/mp4',
        },
        body: content,
      });
      if (!answer.ok) throw new Error(`${uri} was not stored: ${await answer.text()}`);
    },
  };
}

function parts(uri: string): { bucket: string; name: string } {
  const [, bucket = '', name = ''] = /^gs:\/\/([^/]+)\/(.+)$/.exec(uri) ?? [];
  if (name === '') throw new Error(`${uri} is no address of a file.`);
  return { bucket, name };
}
