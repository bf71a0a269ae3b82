import { FILE_LIMITS, readCaptions, srtToVtt, type CaptionsProblem } from '@wbd/domain/files';
import type { Prepared } from './prepared.ts';
import { uploadTexts, type CaptionsFormat } from './texts.de.ts';

const texts = uploadTexts.captions;
const [CONTENT_TYPE = ''] = FILE_LIMITS.captions.contentTypes ?? [];
const SRT = /\.srt$/i;

/** What a file field accepts: not every machine knows the types, but all know the endings. */
export const CAPTIONS_ACCEPT = `${CONTENT_TYPE},.vtt,.srt`;

/**
 * Prepares captions for the upload: converts SubRip to WebVTT, drops captions with invalid times, and sets the type from the
 * extension where the operating system does not know it.
 */
export async function prepareCaptions(chosen: File): Promise<Prepared> {
  const isSrt = SRT.test(chosen.name);
  const file = isSrt ? withContent(chosen, chosen) : withCaptionsType(chosen);
  // rejects empty files, files that are too large and other types without reading them
  const { maxBytes } = FILE_LIMITS.captions;
  if (file.type !== CONTENT_TYPE || file.size > maxBytes || file.size === 0) return { file };
  const content = await contentOf(file);
  if (content === null) return { problem: uploadTexts.unreadable };
  const read = isSrt ? srtToVtt(content) : readCaptions(content);
  if ('problem' in read) return { problem: inGerman(read.problem, isSrt ? 'SubRip' : 'WebVTT') };
  const lines = read.skipped.map(({ line }) => line);
  if (!isSrt && lines.length === 0) return { file };
  const note = lines.length === 0 ? {} : { note: texts.skipped(lines) };
  return { file: withContent(chosen, read.vtt), ...note };
}

const withContent = ({ name, lastModified }: File, content: BlobPart) =>
  new File([content], name.replace(SRT, '.vtt'), { type: CONTENT_TYPE, lastModified });

function withCaptionsType(file: File): File {
  if (file.type !== '' || !/\.vtt$/i.test(file.name)) return file;
  return new File([file], file.name, { type: CONTENT_TYPE, lastModified: file.lastModified });
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
