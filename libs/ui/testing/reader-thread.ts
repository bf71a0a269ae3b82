import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';
import * as z from 'zod/mini';

const answerSchema = z.union([z.object({ answer: z.unknown() }), z.object({ error: z.string() })]);

/** What a reader that takes too long answers. */
export const LATE = Symbol('late');

/** Reads damaged files for a test, which must end although some files keep their reader for ever. */
export class ReaderThread {
  readonly #file: URL;
  #worker: Worker | null = null;

  /** @param file calls `answerThread` */
  constructor(file: URL) {
    this.#file = file;
  }

  /**
   * @param mostMs a reader that takes longer is ended, and the next file gets a new one
   * @throws Error with the reason for which the reader fails
   */
  async read(content: Uint8Array, mostMs: number): Promise<unknown> {
    const worker = (this.#worker ??= await started(this.#file));
    worker.postMessage(content);
    const limit = AbortSignal.timeout(mostMs);
    try {
      const said = await once(worker, 'message', { signal: limit });
      const message = answerSchema.parse(said[0]);
      if ('error' in message) throw new Error(message.error);
      return message.answer;
    } catch (error) {
      if (!limit.aborted) throw error;
      await this.end();
      return LATE;
    }
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }
}

/** Starting does not count towards the time that a reader may take. */
async function started(file: URL): Promise<Worker> {
  const worker = new Worker(file);
  await once(worker, 'message');
  return worker;
}

/** Runs in the thread: answers each content with what the reader says about it. */
export function answerThread(read: (file: Blob) => Promise<unknown>): void {
  // a browser's worker goes on after a promise that pdf.js leaves behind
  process.on('unhandledRejection', () => undefined);
  parentPort?.on('message', (content: unknown) => {
    if (!(content instanceof Uint8Array)) return;
    void read(new Blob([new Uint8Array(content)])).then(
      (answer) => parentPort?.postMessage({ answer }),
      (error: unknown) => parentPort?.postMessage({ error: String(error) }),
    );
  });
  parentPort?.postMessage('started');
}
