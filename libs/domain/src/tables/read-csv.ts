import papaparse from 'papaparse';
import * as z from 'zod/mini';
import { unguarded } from '../csv/csv.ts';
import { isEmail } from '../fields/email.ts';
import type { RowProblem, TableRow } from './table-row.ts';

const SEPARATORS = [';', ',', '\t', '|'] as const;
/** Excel writes and reads it, and does not show it. */
const SEPARATOR_LINE = /^"?sep=(.)"?\n/i;
/** `="0151…"`, how spreadsheets keep a number a text */
const TEXT_FORMULA = /^="(.*)"$/;
/** Lines by which the separator and the usual number of cells are judged. */
const SAMPLE_LINES = 50;
/** After so many broken lines, quotation marks are no longer taken for the file's own. */
const MOST_REPAIRS = 200;

const cellsSchema = z.array(z.string());

/**
 * Reads separated values. A quotation mark that is never closed, or only some rows later, would swallow these rows: its line is
 * read without it and named.
 */
export function readCsv(text: string): { rows: TableRow[]; problems: RowProblem[] } {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const named = SEPARATOR_LINE.exec(lines);
  const body = named ? lines.slice(named[0].length) : lines;
  const { separator, width } = shapeOf(body, named?.[1]);
  const rows: TableRow[] = [];
  const problems: RowProblem[] = [];
  const add = (cells: string[]) => {
    rows.push({ number: rows.length + 1, cells: cells.map(tidy) });
    if (hidesRow(cells, separator)) problems.push({ number: rows.length, kind: 'hidden' });
  };
  let at = 0;
  let repairs = 0;
  while (at < body.length) {
    at = readUntilBroken(body, at, { separator, width, add });
    if (at >= body.length) break;
    const end = body.indexOf('\n', at);
    const line = body.slice(at, end === -1 ? body.length : end);
    add(line.split(separator).map((cell) => cell.trim().replace(/^"|"$/g, '')));
    if (line.includes('"')) {
      problems.push({ number: rows.length, kind: 'quote' });
      repairs += 1;
    }
    at = end === -1 ? body.length : end + 1;
    if (repairs >= MOST_REPAIRS) {
      for (const rest of body.slice(at).split('\n')) add(rest.split(separator));
      break;
    }
  }
  return { rows, problems };
}

interface Reading {
  separator: string;
  width: number;
  add: (cells: string[]) => void;
}

/** @returns where the first broken line begins; the length of the text when there is none */
function readUntilBroken(text: string, from: number, { separator, width, add }: Reading): number {
  const state = { good: from, isBroken: false };
  papaparse.parse(text.slice(from), {
    delimiter: separator,
    newline: '\n',
    step({ data, errors, meta }, parser) {
      const cells = cellsSchema.parse(data);
      if (errors.some(({ type }) => type === 'Quotes') || swallowsRows(cells, separator, width)) {
        state.isBroken = true;
        parser.abort();
        return;
      }
      add(cells);
      state.good = from + meta.cursor;
    },
  });
  return state.isBroken ? state.good : text.length;
}

/** Whether a cell holds whole rows: a line break is fine in a note, a line with as many separators as a row is not. */
function swallowsRows(cells: readonly string[], separator: string, width: number): boolean {
  if (width < 2) return false;
  return cells.some(
    (cell) =>
      cell.includes('\n') &&
      cell.split('\n').some((line, index) => index > 0 && line.split(separator).length >= width),
  );
}

/**
 * Whether a line within a cell has several cells, including an address: a row that lacks its last cells, hidden because
 * a quotation mark is closed too late. A note may look the same, so the advisor decides.
 */
function hidesRow(cells: readonly string[], separator: string): boolean {
  return cells.some((cell) =>
    cell
      .split('\n')
      .slice(1)
      .map((line) => line.split(separator))
      .some(
        (parts) => parts.length > 1 && parts.some((part) => isEmail(part.trim().toLowerCase())),
      ),
  );
}

/** The separator that most lines have equally often, and how many cells they have. */
function shapeOf(text: string, named: string | undefined): { separator: string; width: number } {
  const lines = text
    .split('\n', SAMPLE_LINES)
    .map((line) => line.replace(/"(?:[^"]|"")*"/g, ''))
    .filter((line) => line.trim() !== '');
  const candidates = named === undefined ? SEPARATORS : [named];
  const judged = candidates.map((separator) => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const width = line.split(separator).length;
      counts.set(width, (counts.get(width) ?? 0) + 1);
    }
    counts.delete(1);
    const [width = 1, count = 0] =
      [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
    return { separator, width, count };
  });
  return judged.reduce((best, one) => {
    if (one.count !== best.count) return one.count > best.count ? one : best;
    return one.width > best.width ? one : best;
  });
}

function tidy(cell: string): string {
  const text = cell.trim();
  return unguarded(TEXT_FORMULA.exec(text)?.[1] ?? text).trim();
}
