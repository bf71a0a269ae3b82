import * as z from 'zod/mini';
import type { FileTarget } from '../files/file-limits.ts';
import { isLink } from '../fields/link.ts';
import { isFilled, isLine, isText, isTwoLines } from '../fields/written-text.ts';

/*
 * The values of fields that clients write, as `firestore.rules` accept them. Entities are read more leniently:
 * documents stored under earlier rules stay readable.
 */

const LONGEST_PATH = 1024;
const MOST = Number.MAX_SAFE_INTEGER;

const checked = (is: (text: string) => boolean) => z.string().check(z.refine(is));

/** A text of one line. */
export const lineSchema = (max: number) => checked((text) => isLine(text, max));
/** A text with something to see in it; it may have line breaks. */
export const filledSchema = (max: number) => checked((text) => isFilled(text, max));
/** A text that may be empty. */
export const textSchema = (max: number) => checked((text) => isText(text, max));
/** A description in one or two lines. */
export const twoLinesSchema = (max: number) => checked((text) => isTwoLines(text, max));
/** A day as yyyy-MM-dd; whether the calendar has it is the form's to check. */
export const dayTextSchema = checked((text) => /^\d{4}-\d{2}-\d{2}$/.test(text));
/** The id of a document or a write, as Firestore clients generate it. */
export const automaticIdSchema = checked((text) => /^[A-Za-z0-9]{20}$/.test(text));
export const linkSchema = checked(isLink);

/** The path of a file in its place. */
export function fileSchema(target: FileTarget) {
  return checked((path) => {
    const name = path.slice(target.length + 1);
    return isText(path, LONGEST_PATH) && path.startsWith(`${target}/`) && /^[^/\n]+$/.test(name);
  });
}

export const numberSchema = z.number().check(z.gte(-MOST), z.lte(MOST));
export const countSchema = (max: number) => z.int().check(z.gte(1), z.lte(max));
