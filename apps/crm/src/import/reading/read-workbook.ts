import { filledRows, MOST_COLUMNS, MOST_ROWS, type TableRow } from '@wbd/domain/tables';
import * as z from 'zod/mini';

export interface Sheet {
  name: string;
  /** non-empty rows only */
  rows: TableRow[];
}

export type WorkbookProblem = 'not-workbook' | 'empty' | 'too-many' | 'too-large';

/** Several times the size of 10,000 customers with all fields filled. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_FILES = 500;
/** Allows for gaps between the rows. */
const LAST_ROW = 2 * MOST_ROWS;
const IS_TEXT = /\.(?:xml|rels)$/;
const IS_SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
/** Cells with a value and a position; others follow the previous cell. */
const CELL = /<(?:\w+:)?c\s(?:[^>]*\s)?r="([A-Z]+)(\d+)"[^>]*[^/]>/g;

const cellSchema = z.nullish(z.union([z.string(), z.number(), z.boolean(), z.date()]));
const sheetsSchema = z.array(z.object({ sheet: z.string(), data: z.array(z.array(cellSchema)) }));

/** Workbooks of Excel, LibreOffice and others are zip archives, but so are other files. */
export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

/** Reads the non-empty sheets of a workbook (.xlsx). */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[] | WorkbookProblem> {
  const archive = await checkedArchive(bytes);
  if (typeof archive === 'string') return archive;
  const sheets = await sheetsOf(archive);
  if (sheets === null) return 'not-workbook';
  const filled = sheets.map(({ sheet, data }) => ({
    name: sheet,
    rows: filledRows(data.map((cells, index) => ({ number: index + 1, cells: cells.map(textOf) }))),
  }));
  const readable = filled.flatMap(({ name, rows }) =>
    typeof rows === 'string' ? [] : [{ name, rows }],
  );
  if (readable.length > 0) return readable;
  return filled.some(({ rows }) => rows === 'too-many') ? 'too-many' : 'empty';
}

/**
 * Checks the size of a workbook and repacks its XML files uncompressed. A small archive may unpack to gigabytes,
 * and one cell in the last row may expand to a million rows.
 */
async function checkedArchive(bytes: Uint8Array): Promise<Uint8Array | WorkbookProblem> {
  const { strFromU8, unzipSync, zipSync } = await import('fflate');
  let files = 0;
  let size = 0;
  const isRead = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!IS_TEXT.test(name)) return false;
    files += 1;
    size += originalSize;
    return size <= MOST_BYTES && files <= MOST_FILES;
  };
  try {
    // unzipping never returns more bytes than the archive declares
    const unpacked = unzipSync(bytes, { filter: isRead });
    if (size > MOST_BYTES || files > MOST_FILES) return 'too-large';
    const sheets = Object.entries(unpacked).filter(([name]) => IS_SHEET.test(name));
    if (sheets.some(([, sheet]) => isFarOut(strFromU8(sheet)))) return 'too-many';
    // the reader unpacks large files in a blob worker, which the portal's policy forbids
    return zipSync(unpacked, { level: 0 });
  } catch {
    return 'not-workbook';
  }
}

function isFarOut(sheet: string): boolean {
  for (const [, letters = '', row = ''] of sheet.matchAll(CELL)) {
    if (Number(row) > LAST_ROW || columnOf(letters) > MOST_COLUMNS) return true;
  }
  return false;
}

/** A is 1, Z is 26, AA is 27. */
function columnOf(letters: string): number {
  return Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

/** @returns null for an archive that is not a workbook */
async function sheetsOf(bytes: Uint8Array): Promise<z.infer<typeof sheetsSchema> | null> {
  const { default: readSheets } = await import('read-excel-file/universal');
  try {
    return sheetsSchema.parse(await readSheets(new Blob([Uint8Array.from(bytes)])));
  } catch {
    return null;
  }
}

/** Formats a cell as a person would type it. Workbook dates have no time zone, so read them as UTC. */
function textOf(cell: z.infer<typeof cellSchema>): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell ?? '').trim();
}
