import * as z from 'zod/mini';

/** No letter or digit that a person could take for another one when reading the number out. */
const LETTERS = '23456789abcdefghjkmnopqrstuvwxyz';
const LENGTH = 8;

/** The id of one thing a person did, from the click over the logs to the mail; shown to them as a number of the error. */
export const traceSchema = z
  .string()
  .check(z.length(LENGTH), z.regex(/^[2-9a-hjkmnopqrstuvwxyz]+$/));

/** A new id: 40 random bits. */
export function newTrace(): string {
  return traceFrom(crypto.getRandomValues(new Uint8Array(LENGTH)));
}

/** The id that bytes lead to, the same each time. */
export function traceFrom(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
