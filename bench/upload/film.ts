import { createHash, randomBytes } from 'node:crypto';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';

const AT_ONCE = 16 * 1024 * 1024;
const BOX_HEAD_BYTES = 8;

/**
 * Writes a playable film of exactly so many bytes: behind its last box follows one of noise that players skip.
 * @returns its SHA-256
 */
export function writeLargeFilm(from: string, to: string, bytes: number): string {
  const hash = createHash('sha256');
  const file = openSync(to, 'w');
  const write = (content: Buffer) => {
    hash.update(content);
    writeSync(file, content);
  };
  try {
    const film = readFileSync(from);
    write(film);
    const box = bytes - film.length;
    const head = Buffer.alloc(BOX_HEAD_BYTES);
    head.writeUInt32BE(box);
    head.write('free', 4, 'latin1');
    write(head);
    for (let left = box - BOX_HEAD_BYTES; left > 0; left -= AT_ONCE) {
      write(randomBytes(Math.min(left, AT_ONCE)));
    }
  } finally {
    closeSync(file);
  }
  return hash.digest('hex');
}
