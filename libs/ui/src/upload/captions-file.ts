import { captionsProblem, FILE_LIMITS, srtToVtt, type CaptionsProblem } from '@wbd/domain/files';
import type { Prepared } from './prepared.ts';
import { uploadTexts, type CaptionsFormat } from './texts.de.ts';

const texts = uploadTexts.captions;
const [CONTENT_TYPE = ''] = FILE_LIMITS.captions.contentTypes ?? [];
const SRT = /\.srt$/i;

/** What a file field accepts: not every machine knows the types, but all know the endings. */
export const CAPTIONS_ACCEPT = `${CONTENT_TYPE},.vtt,.srt`;

/** Captions as they are stored: SubRip becomes WebVTT, and the ending says the type where the machine does not. */
export async function prepareCaptions(file: File): Promise<Prepared> {
  if (!SRT.test(file.name)) return { file: withCaptionsType(file) };
  const named = (content: BlobPart) =>
    new File([content], file.name.replace(SRT, '.vtt'), {
      type: CONTENT_TYPE,
      lastModified: file.lastModified,
    });
  // empty or too large files are refused unread
  if (file.size > FILE_LIMITS.captions.maxBytes || file.size === 0) return { file: named(file) };
  const content = await contentOf(file);
  if (content === null) return { problem: uploadTexts.unreadable };
  const converted = srtToVtt(content);
  if ('problem' in converted) return { problem: inGerman(converted.problem, 'SubRip') };
  return { file: named(converted.vtt) };
}

function withCaptionsType(file: File): File {
  if (file.type !== '' || !/\.vtt$/i.test(file.name)) return file;
  return new File([file], file.name, { type: CONTENT_TYPE, lastModified: file.lastModified });
}

/**
 * Says in German why captions could not be shown.
 * @returns null when they can
 */
export async function captionsFileProblem(file: Blob): Promise<string | null> {
  const content = await contentOf(file);
  if (content === null) return uploadTexts.unreadable;
  const problem = captionsProblem(content);
  return problem && inGerman(problem, 'WebVTT');
}

async function contentOf(file: Blob): Promise<Uint8Array | null> {
  return file.arrayBuffer().then(
    (content) => new Uint8Array(content),
    () => null,
  );
}

function inGerman(problem: CaptionsProblem, format: CaptionsFormat): string {
  return 'line' in problem
    ? texts.lines[problem.reason](problem.line, format)
    : texts[problem.reason];
}
