import * as z from 'zod/mini';

/** pageUpdates/rebuild: the progress of a rebuild of all pages. */
export const rebuildProgressSchema = z.object({ step: z.int(), after: z.nullable(z.string()) });
export type RebuildProgress = z.infer<typeof rebuildProgressSchema>;

const cursorSchema = z.object({ joined: z.number(), id: z.string() });
/** The last page that was brought up to date. */
export type PageCursor = z.infer<typeof cursorSchema>;

/** pageUpdates/{what:item:pages}: the progress of a change that concerns more pages than one run takes. */
export const pageChangeSchema = z.object({
  /** what has changed */
  what: z.enum(['seminar', 'expert', 'advisor']),
  /** its id */
  item: z.string(),
  /**
   * Which pages are concerned: null for those that show it, otherwise those whose advisors joined after this time
   * (milliseconds since 1970), because they may show it now.
   */
  joinedAfter: z.nullable(z.number()),
  after: cursorSchema,
});

export type PageChange = z.infer<typeof pageChangeSchema>;

export const pageUpdateSchema = z.union([pageChangeSchema, rebuildProgressSchema]);
