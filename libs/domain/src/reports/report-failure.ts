import * as z from 'zod/mini';

/** What went wrong in a browser: files that did not arrive (in time), another shell needed, code that threw. */
export const FAILURES = ['unreachable', 'unanswered', 'outdated', 'broken', 'crashed'] as const;

const word = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[a-z0-9-]+$/));

/** reportFailure: a page reports a failure of our code. Open to everyone; holds nothing about the person. */
export const reportFailureInput = z.object({
  module: word,
  version: word,
  failure: z.enum(FAILURES),
});
export type ReportFailureInput = z.infer<typeof reportFailureInput>;

export const reportFailureOutput = z.object({});
export type ReportFailureOutput = z.infer<typeof reportFailureOutput>;
