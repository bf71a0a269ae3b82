import papaparse from 'papaparse';
import * as z from 'zod/mini';
import { unguarded } from '../shared/csv.ts';

const MEGABYTE = 1024 * 1024;
/** 10,000 customers are about one megabyte. */
const MOST_BYTES = 5 * MEGABYTE;
/** What an advisor may enter in a day, and what the list shows. */
export const MOST_ROWS = 10_000;

export interface CsvRow {
  /** counted from the file's first row, which is 1 */
  number: number;
  cells: string[];
}

export interface CsvTable {
  header: string[];
  rows: CsvRow[];
}

export type CsvProblem = 'too-large' | 'not-csv' | 'empty' | 'too-many';

const cellsSchema = z.array(z.array(z.string()));

/** Reads comma-separated values of any separator and encoding: UTF-8, UTF-16 or Windows-1252. */
export function readCsv(bytes: ArrayBuffer): CsvTable | CsvProblem {
  if (bytes.byteLength > MOST_BYTES) return 'too-large';
  const text = decode(bytes);
  // a workbook, for instance
  if (text.includes('\0')) return 'not-csv';
  const { data } = papaparse.parse(text, { delimiter: separatorOf(text) });
  const [header = [], ...rows] = cellsSchema.parse(data);
  const filled = rows
    .map((cells, index) => ({ number: index + 2, cells: cells.map(tidy) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) return 'empty';
  if (filled.length > MOST_ROWS) return 'too-many';
  return { header: header.map(tidy), rows: filled };
}

/** The one that the titles have most of: the values may hold any of them. */
function separatorOf(text: string): string {
  const [titles = ''] = text.split(/\r?\n/, 1);
  const counted = [';', ',', '\t'].map((separator) => ({
    separator,
    count: titles.split(separator).length,
  }));
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).separator;
}

function tidy(cell: string): string {
  return unguarded(cell.trim());
}

function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // what Excel writes in Germany
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
