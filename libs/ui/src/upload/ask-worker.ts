import * as z from 'zod/mini';

/** Marks an answer: a library in a worker may send messages of its own, as pdf.js does. */
const answerSchema = z.object({ answer: z.unknown() });

/**
 * Time limit of the worker. It waits up to 10 s for each of three decoders, and a phone takes half a minute to read 2 GB without an
 * index. `mediabunny` 1.61 hangs on some damaged Matroska and WebM files, because its `resync` makes no progress in the last 8
 * bytes.
 */
const MOST_ANSWER_MS = 90_000;

export class LateAnswer extends Error {
  constructor() {
    super('The worker that reads files did not answer in time');
  }
}

/**
 * Passes a file to a worker that reads it off the main thread and answers once.
 * @throws LateAnswer when the worker exceeds the time limit, for example because a damaged file hangs the reader
 * @throws Error when the worker cannot be loaded or fails
 */
export async function askWorker(worker: Worker, file: Blob): Promise<unknown> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<unknown>((resolve, reject) => {
      limit = setTimeout(() => reject(new LateAnswer()), MOST_ANSWER_MS);
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = answerSchema.safeParse(data);
        if (message.success) resolve(message.data.answer);
      });
      worker.addEventListener('error', () => {
        reject(new Error('The worker that reads files failed'));
      });
      worker.postMessage(file);
    });
  } finally {
    clearTimeout(limit);
    worker.terminate();
  }
}
