import * as z from 'zod/mini';

/** A report that is larger is not read. */
export const MOST_REPORT_BYTES = 8 * 1024;
/** As many as fit into a report in any case. */
export const MOST_ERRORS = 2;
export const MOST_FRAMES = 12;
export const LONGEST_MESSAGE = 200;

const word = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[a-z0-9-]+$/));
/** A route's pattern, without values of its parameters: `/intern/crm/:customerId`. */
const route = z.string().check(z.maxLength(100), z.regex(/^\/[\w\-/:.*?]*$/));

/** Where in our files: relative to where they are served, so that a source map can be found by it. */
export const stackFrameSchema = z.object({
  name: z.string().check(z.maxLength(60), z.regex(/^[\w$.<> [\]]*$/)),
  file: z.string().check(z.maxLength(120), z.regex(/^[\w\-./]+\.m?js$/)),
  line: z.int().check(z.nonnegative()),
  column: z.int().check(z.nonnegative()),
});
export type StackFrame = z.infer<typeof stackFrameSchema>;

export const errorReportSchema = z.object({
  /** thrown and caught by no one, a promise that failed unseen, a script that did not arrive */
  kind: z.enum(['uncaught', 'rejection', 'chunk']),
  module: word,
  version: word,
  route,
  name: z.string().check(z.maxLength(40), z.regex(/^\w+$/)),
  message: z.string().check(z.maxLength(LONGEST_MESSAGE)),
  frames: z.array(stackFrameSchema).check(z.maxLength(MOST_FRAMES)),
});
export type ErrorReport = z.infer<typeof errorReportSchema>;

/** How quick a page felt: largest paint and reaction in milliseconds, shift of the layout as a score. */
export const vitalNameSchema = z.enum(['LCP', 'CLS', 'INP']);
export type VitalName = z.infer<typeof vitalNameSchema>;

export const vitalSchema = z.object({
  name: vitalNameSchema,
  value: z.number().check(z.nonnegative(), z.maximum(600_000)),
  module: word,
});
export type Vital = z.infer<typeof vitalSchema>;

/** reportBrowser: what went wrong in a page, or how quick it was. Holds nothing about the person. */
export const browserReportSchema = z.object({
  errors: z.array(errorReportSchema).check(z.maxLength(MOST_ERRORS)),
  vitals: z.array(vitalSchema).check(z.maxLength(3)),
});
export type BrowserReport = z.infer<typeof browserReportSchema>;
