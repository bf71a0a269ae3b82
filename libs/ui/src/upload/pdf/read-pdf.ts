import { getDocument } from 'unpdf/pdfjs';
import type { PdfState } from './pdf-states.ts';

/** Where readers look for the header and for the end of a PDF. */
const HEAD_BYTES = 1024;
const TAIL_BYTES = 1024;
/** A page that cannot be read is most often one of the last, or all are. */
const MOST_PAGES = 50;

/**
 * Opens a PDF as a reader does: header, cross-reference table, catalogue and pages.
 * @throws what reading the file throws, when it is gone
 */
export async function readPdf(file: Blob): Promise<PdfState> {
  const content = new Uint8Array(await file.arrayBuffer());
  const head = latin(content.subarray(0, HEAD_BYTES));
  if (!head.includes('%PDF-')) return 'noPdf';
  if (content.length < announcedLength(head)) return 'cut';
  if (!latin(content.subarray(-TAIL_BYTES)).includes('%%EOF')) return 'cut';
  try {
    const document = await getDocument({ data: content, verbosity: 0 }).promise;
    try {
      for (const number of pagesOf(document.numPages)) await document.getPage(number);
      return document.numPages > 0 ? 'fine' : 'damaged';
    } finally {
      await document.cleanup();
    }
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged';
  }
}

/** A document for the web, which has its end mark near the beginning, says how long it is. */
function announcedLength(head: string): number {
  const [, length] = /\/Linearized\b[^>]*\/L\s+(\d+)/.exec(head) ?? [];
  return Number(length ?? 0);
}

const latin = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** The numbers of the pages to open: of long documents the last ones. */
function pagesOf(count: number): number[] {
  const first = Math.max(1, count - MOST_PAGES + 1);
  return [1, ...Array.from({ length: count - first + 1 }, (_, index) => first + index)];
}
