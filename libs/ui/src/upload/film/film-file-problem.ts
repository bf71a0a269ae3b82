import * as z from 'zod/mini';
import { askWorker } from '../ask-worker.ts';
import { uploadTexts } from '../texts.de.ts';
import { filmFactsSchema } from './film-facts.ts';
import { filmProblem } from './film-problem.ts';

const answerSchema = z.nullable(filmFactsSchema);

/**
 * Says in German why visitors could not play a film. The reader is fetched with the first film.
 * @returns null when they can
 * @throws Error when the film could not be checked
 */
export async function filmFileProblem(file: File, maxSeconds: number): Promise<string | null> {
  const worker = new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' });
  const facts = answerSchema.parse(await askWorker(worker, file));
  return facts ? filmProblem(facts, file.type, maxSeconds) : uploadTexts.unreadable;
}
