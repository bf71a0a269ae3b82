import { open } from 'node:fs/promises';
import { storageOrigin } from '../../apps/e2e/fixtures/portal.ts';
import { STORAGE_BUCKET } from '../../tools/base/workspace.ts';

/** The emulator takes no larger request. */
const PART_BYTES = 32 * 1024 * 1024;
const OPERATOR = { authorization: 'Bearer owner' };

/** Puts a file of any size into Cloud Storage past the rules, in parts. */
export async function storeLarge(owner: string, path: string, file: string): Promise<void> {
  const source = await open(file);
  try {
    const { size } = await source.stat();
    const name = encodeURIComponent(path);
    const begun = await fetch(`${storageOrigin}/v0/b/${STORAGE_BUCKET}/o?name=${name}`, {
      method: 'POST',
      headers: {
        ...OPERATOR,
        'content-type': 'application/json',
        'x-goog-upload-protocol': 'resumable',
        'x-goog-upload-command': 'start',
        'x-goog-upload-header-content-length': String(size),
      },
      body: JSON.stringify({ name: path, contentType: 'video/mp4', metadata: { owner } }),
    });
    const session = begun.headers.get('x-goog-upload-url');
    if (session === null) throw new Error(`${path} was not begun: ${await begun.text()}`);
    for (let offset = 0; offset < size; offset += PART_BYTES) {
      const { buffer, bytesRead } = await source.read({
        buffer: Buffer.alloc(Math.min(PART_BYTES, size - offset)),
        position: offset,
      });
      const isLast = offset + bytesRead >= size;
      const answer = await fetch(session, {
        method: 'POST',
        headers: {
          ...OPERATOR,
          'x-goog-upload-command': isLast ? 'upload, finalize' : 'upload',
          'x-goog-upload-offset': String(offset),
        },
        body: buffer,
      });
      if (!answer.ok) throw new Error(`${path} was not stored: ${await answer.text()}`);
    }
  } finally {
    await source.close();
  }
}
