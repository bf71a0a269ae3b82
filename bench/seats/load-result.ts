import * as z from 'zod/mini';

export const PEOPLE = 500;
export const SEATS = 20;

/** What became of each person's attempt. */
export const loadResultSchema = z.object({
  /** how often each answer was given */
  codes: z.record(z.string(), z.number()),
  /** requests refused because the session is full */
  toldFull: z.number(),
  /** registrations in the database */
  stored: z.number(),
  /** the session's own count */
  counted: z.number(),
  p99Ms: z.number(),
  totalMs: z.number(),
});
export type LoadResult = z.infer<typeof loadResultSchema>;

export const answerSchema = z.object({
  error: z.optional(
    z.object({
      status: z.string(),
      message: z.string(),
      details: z.optional(z.object({ code: z.string() })),
    }),
  ),
});
