import type { FileKind } from '@wbd/domain/files';
import { LateAnswer } from './ask-worker.ts';
import { checkFilm } from './film/check-film.ts';
import { pdfFileProblem } from './pdf/pdf-file-problem.ts';
import { pictureFileProblem } from './picture/picture-file-problem.ts';
import type { ContentCheck } from './prepared.ts';
import { uploadTexts as texts } from './texts.de.ts';

/**
 * Looks into a chosen file. A file that cannot be checked is not accepted.
 * @param maxSeconds a longer film is refused
 */
export async function checkContent(
  kind: FileKind,
  file: File,
  maxSeconds: number,
): Promise<ContentCheck> {
  try {
    if (kind === 'video') return await checkFilm(file, maxSeconds);
    const problem = await problemOf(kind, file);
    return problem === null ? { isConverted: false } : { problem };
  } catch (error) {
    return { problem: error instanceof LateAnswer ? damaged(kind) : texts.notChecked };
  }
}

const damaged = (kind: FileKind) => (kind === 'pdf' ? texts.pdf : texts.film).damaged;

async function problemOf(kind: Exclude<FileKind, 'video'>, file: File): Promise<string | null> {
  switch (kind) {
    case 'image':
      return pictureFileProblem(file);
    case 'pdf':
      return pdfFileProblem(file);
    // already checked during preparation, or without content checks
    case 'captions':
    case 'csv':
    case 'other':
      return null;
  }
}
