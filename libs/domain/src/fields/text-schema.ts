import * as z from 'zod/mini';

/**
 * A text of at most `max` characters. What is longer is refused before any other check looks at it: a check alone does
 * not stop those behind it, and a pattern may take long for what is long.
 */
export function text(max: number, ...checks: z.core.$ZodCheck<string>[]): z.ZodMiniString<string> {
  return z.string().check(z.maxLength(max, { abort: true }), ...checks);
}
