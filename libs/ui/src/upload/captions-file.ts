import { captionsProblem, FILE_LIMITS } from '@wbd/domain/files';
import { uploadTexts } from './texts.de.ts';

const texts = uploadTexts.captions;
const [CONTENT_TYPE = ''] = FILE_LIMITS.captions.contentTypes ?? [];

/** What a file field accepts: not every machine knows the type, but all know the ending. */
export const CAPTIONS_ACCEPT = `${CONTENT_TYPE},.vtt`;

/** The file with the type of its extension, where the system provides none. */
export function withCaptionsType(file: File): File {
  if (file.type !== '' || !/\.vtt$/i.test(file.name)) return file;
  return new File([file], file.name, { type: CONTENT_TYPE, lastModified: file.lastModified });
}

/**
 * Says in German why captions could not be shown.
 * @returns null when they can
 */
export async function captionsFileProblem(file: Blob): Promise<string | null> {
  let content: ArrayBuffer;
  try {
    content = await file.arrayBuffer();
  } catch {
    return uploadTexts.unreadable;
  }
  const problem = captionsProblem(new Uint8Array(content));
  if (!problem) return null;
  return 'line' in problem ? texts.lines[problem.reason](problem.line) : texts[problem.reason];
}
