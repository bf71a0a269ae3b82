import * as z from 'zod/mini';

export const OPERATIONS = 2_000;
export const MIXED_PEOPLE = 200;
export const MIXED_SEATS = 60;

/** What became of registrations, removals and duplicates in any order. */
export const mixedResultSchema = z.object({
  operations: z.int(),
  /** how often each answer was given */
  codes: z.record(z.string(), z.number()),
  /** how often session and registrations were looked at, as they were at one instant */
  observations: z.int(),
  /** how often something was wrong then, and what the first few times */
  violations: z.int(),
  examples: z.array(z.string()),
  /** people whose registration contradicts the answer they got */
  misled: z.int(),
  /** registrations in the database at the end */
  stored: z.int(),
  totalMs: z.number(),
});
export type MixedResult = z.infer<typeof mixedResultSchema>;
