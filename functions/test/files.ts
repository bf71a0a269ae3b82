import { storageHost } from './environment.ts';

const BUCKET = 'demo-wbd.appspot.com';
const BOUNDARY = 'wbd-test-file';
const OPERATOR = { authorization: 'Bearer owner' };

interface TestFile {
  owner: string | null;
  contentType?: string;
  content?: Uint8Array<ArrayBuffer>;
}

/** Stores a file past the rules. */
export async function storeFile(
  path: string,
  { owner, contentType = 'video/mp4', content = new Uint8Array(100) }: TestFile,
): Promise<string> {
  const metadata = { name: path, contentType, ...(owner !== null && { metadata: { owner } }) };
  const head = `--${BOUNDARY}\r\ncontent-type: application/json\r\n\r\n${JSON.stringify(metadata)}\r\n--${BOUNDARY}\r\ncontent-type: ${contentType}\r\n\r\n`;
  const body = new Blob([head, content, `\r\n--${BOUNDARY}--`]);
  const address = `http://${storageHost}/upload/storage/v1/b/${BUCKET}/o?uploadType=multipart&name=${encodeURIComponent(path)}`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { ...OPERATOR, 'content-type': `multipart/related; boundary=${BOUNDARY}` },
    body,
  });
  if (!answer.ok) throw new Error(`${path} was not stored: ${await answer.text()}`);
  return path;
}

export async function fileExists(path: string): Promise<boolean> {
  const address = `http://${storageHost}/storage/v1/b/${BUCKET}/o/${encodeURIComponent(path)}`;
  const answer = await fetch(address, { headers: OPERATOR });
  await answer.arrayBuffer();
  return answer.ok;
}

/** The address of a public file, as the portal plays it. */
export function publicUrl(path: string): string {
  return `http://${storageHost}/v0/b/${BUCKET}/o/${encodeURIComponent(path)}?alt=media`;
}
