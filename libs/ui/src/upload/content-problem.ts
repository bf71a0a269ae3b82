import type { FileKind } from '@wbd/domain/files';
import { captionsFileProblem } from './captions-file.ts';
import { filmProblem } from './film/film-problem.ts';
import { readInWorker } from './film/read-in-worker.ts';
import { uploadTexts as texts } from './texts.de.ts';

/**
 * Looks into a chosen file: says in German why visitors could not play or read it. A file that cannot be checked is not
 * accepted.
 * @param maxSeconds a longer film is refused
 * @returns null when they can
 */
export async function contentProblem(
  kind: FileKind,
  file: File,
  maxSeconds: number,
): Promise<string | null> {
  try {
    if (kind === 'captions') return await captionsFileProblem(file);
    if (kind === 'video') return await videoProblem(file, maxSeconds);
    return null;
  } catch {
    return texts.notChecked;
  }
}

async function videoProblem(file: File, maxSeconds: number): Promise<string | null> {
  const facts = await readInWorker(file);
  return facts ? filmProblem(facts, file.type, maxSeconds) : texts.unreadable;
}
