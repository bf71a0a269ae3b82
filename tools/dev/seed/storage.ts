import { HOST, STORAGE_BUCKET } from '../../base/workspace.ts';
import { usedFiles, type MediaFile } from './media-files.ts';

/** Files of the product never change under their name: a new upload gets a new one. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
const AT_ONCE = 6;

/**
 * Uploads every file the demo data names, past the rules as an operator would.
 * @returns how many
 */
export async function uploadFiles(): Promise<number> {
  const waiting = usedFiles();
  const total = waiting.length;
  const worker = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await upload(file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return total;
}

async function upload({ path, owner, contentType, content }: MediaFile): Promise<void> {
  const origin = `http://${process.env['FIREBASE_STORAGE_EMULATOR_HOST'] ?? `${HOST}:9199`}`;
  const boundary = 'wbd-demo-file';
  const metadata = { name: path, contentType, cacheControl: CACHE_CONTROL, metadata: { owner } };
  const head = `--${boundary}\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(metadata)}\r\n--${boundary}\r\ncontent-type: ${contentType}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--`)]);
  const url = `${origin}/upload/storage/v1/b/${STORAGE_BUCKET}/o?uploadType=multipart&name=${encodeURIComponent(path)}`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      authorization: 'Bearer owner',
      'content-type': `multipart/related; boundary=${boundary}`,
    },
    body,
  });
  if (!answer.ok) throw new Error(`${path} was not stored: ${await answer.text()}`);
}
