import type { FileKind } from '@wbd/domain/files';
import { captionsFileProblem } from './captions-file.ts';
import { filmFileProblem } from './film/film-file-problem.ts';
import { pdfFileProblem } from './pdf/pdf-file-problem.ts';
import { pictureFileProblem } from './picture/picture-file-problem.ts';
import { uploadTexts as texts } from './texts.de.ts';

/**
 * Looks into a chosen file: says in German why visitors could not play, see or read it. A file that cannot be checked is
 * not accepted.
 * @param maxSeconds a longer film is refused
 * @returns null when they can
 */
export async function contentProblem(
  kind: FileKind,
  file: File,
  maxSeconds: number,
): Promise<string | null> {
  try {
    switch (kind) {
      case 'captions':
        return await captionsFileProblem(file);
      case 'video':
        return await filmFileProblem(file, maxSeconds);
      case 'image':
        return await pictureFileProblem(file);
      case 'pdf':
        return await pdfFileProblem(file);
      case 'csv':
      case 'other':
        return null;
    }
  } catch {
    return texts.notChecked;
  }
}
