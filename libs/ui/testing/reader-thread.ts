import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';
import * as z from 'zod/mini';

const answerSchema = z.union([z.object({ answer: z.unknown() }), z.object({ error: z.string() })]);

/** The result when a reader exceeds its time limit. */
export const LATE = Symbol('late');

/** Reads damaged files in a thread with a time limit, because some of them hang the reader and would hang the test. */
export class ReaderThread {
  readonly #file: URL;
  #worker: Worker | null = null;

  /** @param file module that calls `answerThread` */
  constructor(file: URL) {
    this.#file = file;
  }

  /**
   * @param mostMs time limit, after which the reader is terminated; the next file gets a new one
   * @throws Error with the reader's message when it fails
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

/** Waits for the start, which does not count towards the time limit. */
async function started(file: URL): Promise<Worker> {
  const worker = new Worker(file);
  await once(worker, 'message');
  return worker;
}

/** Runs in the thread and answers each file with the reader's result. */
export function answerThread(read: (file: Blob) => Promise<unknown>): void {
  // a browser's worker survives the unhandled rejections of pdf.js, so this thread must, too
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
