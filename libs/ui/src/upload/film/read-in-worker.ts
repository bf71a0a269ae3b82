import * as z from 'zod/mini';
import { filmFactsSchema, type FilmFacts } from './film-facts.ts';

const answerSchema = z.nullable(filmFactsSchema);

/**
 * Reads a film beside the page, which stays usable meanwhile. The reader is fetched with the first film.
 * @returns null when the file cannot be read
 * @throws Error when the reader cannot be fetched or fails
 */
export async function readInWorker(file: Blob): Promise<FilmFacts | null> {
  const worker = new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        resolve(data);
      });
      worker.addEventListener('error', () => {
        reject(new Error('The reader of films failed'));
      });
      worker.postMessage(file);
    });
    return answerSchema.parse(answer);
  } finally {
    worker.terminate();
  }
}
