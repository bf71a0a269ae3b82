import { createHash } from 'node:crypto';
import { resolvePorts } from '../../tools/emulators/ports.ts';
import { HOST, PROJECT_ID, STORAGE_BUCKET } from '../../tools/emulators/workspace.ts';
import * as z from 'zod/mini';

const AT_ONCE = 32 * 1024 * 1024;
// the emulators take this token as the server's own
const headers = { authorization: 'Bearer owner' };

const ports = resolvePorts(process.env);
const documents = `http://${HOST}:${ports.firestore}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
const objects = `http://${HOST}:${ports.storage}/v0/b/${STORAGE_BUCKET}/o`;

const answerSchema = z.array(
  z.object({
    document: z.object({
      name: z.string(),
      fields: z.object({ url: z.object({ stringValue: z.string() }) }),
    }),
  }),
);

/** The quick video that was stored under a title: its document, and the path of its file. */
export async function findQuickVideo(title: string): Promise<{ document: string; path: string }> {
  const where = {
    fieldFilter: {
      field: { fieldPath: 'title' },
      op: 'EQUAL',
      value: { stringValue: title },
    },
  };
  const answer = await fetch(`${documents}:runQuery`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'quickVideos' }], where } }),
  });
  const [found] = answerSchema.parse(await answer.json());
  if (!found) throw new Error(`No quick video is called ${title}`);
  const { name, fields } = found.document;
  return { document: name.slice(name.indexOf('/quickVideos/')), path: fields.url.stringValue };
}

/** Deletes a document as the server would; its files follow. */
export async function deleteStored(document: string): Promise<void> {
  await fetch(documents + document, { method: 'DELETE', headers });
}

/** SHA-256 of a stored file. */
export async function hashOf(path: string, bytes: number): Promise<string> {
  const hash = createHash('sha256');
  for (let from = 0; from < bytes; from += AT_ONCE) {
    const range = `bytes=${from}-${Math.min(from + AT_ONCE, bytes) - 1}`;
    const answer = await fetch(`${objects}/${encodeURIComponent(path)}?alt=media`, {
      headers: { ...headers, range },
    });
    hash.update(Buffer.from(await answer.arrayBuffer()));
  }
  return hash.digest('hex');
}
