import { setLogFunction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/** What something cost, as Firestore bills it. */
export interface Cost {
  reads: number;
  writes: number;
}

const LINE = /^Firestore \S+ \S+ (\S+) \[Firestore\.(request|requestStream)\]: (.*)$/s;
const SENT = 'Sending request: ';
const RECEIVED = 'Received response: ';

const responseSchema = z.object({
  found: z.optional(z.unknown()),
  missing: z.optional(z.unknown()),
  document: z.optional(z.unknown()),
});
const commitSchema = z.object({ writes: z.array(z.unknown()) });

/**
 * Counts what the server's client library reads and writes while something runs: every document in every answer that the
 * library receives, one for a query without a result, and every write of a request that was answered. It reads the
 * library's own record of its traffic (`setLogFunction`).
 */
export async function countServer(run: () => Promise<unknown>): Promise<Cost> {
  const streams = new Map<string, number>();
  let writes = 0;
  setLogFunction((line) => {
    const [, tag = '', method, message = ''] = LINE.exec(line) ?? [];
    if (method === 'requestStream' && message.startsWith(SENT)) streams.set(tag, 0);
    if (method === 'requestStream' && message.startsWith(RECEIVED)) {
      const { found, missing, document } = parse(responseSchema, message.slice(RECEIVED.length));
      const documents = [found, missing, document].filter(
        (one) => one !== undefined && one !== null,
      );
      streams.set(tag, (streams.get(tag) ?? 0) + documents.length);
    }
    if (method === 'request' && message.startsWith(SENT)) {
      writes +=
        z.safeParse(commitSchema, json(message.slice(SENT.length))).data?.writes.length ?? 0;
    }
  });
  try {
    await run();
  } finally {
    setLogFunction(null);
  }
  const reads = [...streams.values()].reduce((sum, documents) => sum + Math.max(1, documents), 0);
  return { reads, writes };
}

const json = (text: string): unknown => JSON.parse(text);
const parse = <Schema extends z.ZodMiniType>(schema: Schema, text: string) =>
  schema.parse(json(text));
