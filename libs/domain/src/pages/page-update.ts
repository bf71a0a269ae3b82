import * as z from 'zod/mini';

/** pageUpdates/rebuild: the progress of a rebuild of all pages. */
export const rebuildProgressSchema = z.object({ step: z.int(), after: z.nullable(z.string()) });
export type RebuildProgress = z.infer<typeof rebuildProgressSchema>;

const cursorSchema = z.object({ joined: z.number(), id: z.string() });
/** The last page that was updated. */
export type PageCursor = z.infer<typeof cursorSchema>;

/** pageUpdates/{what:item:pages}: progress of a change that affects more pages than one run handles. */
export const pageChangeSchema = z.object({
  what: z.enum(['seminar', 'expert', 'advisor']),
  /** id of the changed item */
  item: z.string(),
  /**
   * Which pages are affected: null for those that show it, otherwise those of advisors who joined after this time
   * (milliseconds since 1970), because they may show it now.
   */
  joinedAfter: z.nullable(z.number()),
  after: cursorSchema,
});

export type PageChange = z.infer<typeof pageChangeSchema>;

export const pageUpdateSchema = z.union([pageChangeSchema, rebuildProgressSchema]);
