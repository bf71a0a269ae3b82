import * as z from 'zod/mini';
import { askWorker } from '../ask-worker.ts';
import { uploadTexts } from '../texts.de.ts';
import { PDF_STATES } from './pdf-states.ts';

const answerSchema = z.nullable(z.enum(PDF_STATES));

/**
 * Says in German why visitors could not open a PDF. The reader is fetched with the first one.
 * @returns null when they can
 * @throws Error when the PDF could not be checked
 */
export async function pdfFileProblem(file: File): Promise<string | null> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const state = answerSchema.parse(await askWorker(worker, file));
  if (state === null) return uploadTexts.unreadable;
  return state === 'fine' ? null : uploadTexts.pdf[state];
}
