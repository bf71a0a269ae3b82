import * as z from 'zod/mini';
import { askWorker } from '../ask-worker.ts';
import type { ContentCheck } from '../prepared.ts';
import { uploadTexts } from '../texts.de.ts';
import { filmFactsSchema } from './film-facts.ts';
import { filmProblem, needsConversion } from './film-problem.ts';

const answerSchema = z.nullable(filmFactsSchema);

/**
 * Looks into a film. The reader is fetched with the first one.
 * @throws Error when the film could not be checked
 */
export async function checkFilm(file: File, maxSeconds: number): Promise<ContentCheck> {
  const worker = new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' });
  const facts = answerSchema.parse(await askWorker(worker, file));
  if (facts === null) return { problem: uploadTexts.unreadable };
  const problem = filmProblem(facts, file.type, maxSeconds);
  return problem === null ? { isConverted: needsConversion(facts) } : { problem };
}
