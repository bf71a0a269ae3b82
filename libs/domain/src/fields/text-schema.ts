import * as z from 'zod/mini';

/**
 * A text of at most `max` characters. Longer texts are refused before any other check: a failed check does not stop the
 * next ones, and a pattern may take long on a long text.
 */
export function text(max: number, ...checks: z.core.$ZodCheck<string>[]): z.ZodMiniString<string> {
  return z.string().check(z.maxLength(max, { abort: true }), ...checks);
}

/** What is typed into a field that may stay empty: without blanks around it, null when nothing is left. */
export const typedOrNone = z.pipe(
  z.string(),
  z.transform((typed: string) => (typed.trim() === '' ? null : typed.trim())),
);
