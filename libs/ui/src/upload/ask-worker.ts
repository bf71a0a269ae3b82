import * as z from 'zod/mini';

/** Marks an answer: a library in a worker may send messages of its own, as pdf.js does. */
const answerSchema = z.object({ answer: z.unknown() });

/**
 * Hands a file to a worker, which reads it beside the page and answers once.
 * @throws Error when the worker cannot be fetched or fails
 */
export async function askWorker(worker: Worker, file: Blob): Promise<unknown> {
  try {
    return await new Promise<unknown>((resolve, reject) => {
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
    worker.terminate();
  }
}
