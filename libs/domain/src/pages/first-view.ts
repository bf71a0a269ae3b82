import * as z from 'zod/mini';

/**
 * The first view of one kind of page as HTML, rendered by the build of the module that shows it. It has no logic: what differs
 * between two pages of the same shape is a hole.
 */
const firstViewSchema = z.object({
  /** preload links, for the head */
  head: z.string(),
  /** the content of #root */
  html: z.string(),
  /** names of its class rules */
  rules: z.array(z.string()),
  /** the tags around the italic parts of a text */
  emphasis: z.object({ open: z.string(), close: z.string() }),
});
export type FirstView = z.infer<typeof firstViewSchema>;

/** HTML of a part of pages, such as an item of a list: any number of parts, one after the other, fill one hole. */
const firstViewPartSchema = z.object({
  html: z.string(),
  /** names of its class rules */
  rules: z.array(z.string()),
});
export type FirstViewPart = z.infer<typeof firstViewPartSchema>;

/** The format that this code reads and writes. A file of another format is not used. */
export const FIRST_VIEW_FORMAT = 1;

/** first-view.<hash>.json, a file of a module's version. */
export const firstViewFileSchema = z.object({
  format: z.literal(FIRST_VIEW_FORMAT),
  /** style rules of single classes by name */
  rules: z.record(z.string(), z.string()),
  /** by what `testimonialsShape` and its like say */
  parts: z._default(z.record(z.string(), firstViewPartSchema), {}),
  /** by what `pageShape` or `contentShape` says; by the address, where all see the same */
  views: z.record(z.string(), firstViewSchema),
});
export type FirstViewFile = z.infer<typeof firstViewFileSchema>;

/** The name of the `meta` element that says which file the first view of a page was made from, as the list of modules names it. */
export const FIRST_VIEW_META = 'wbd-first-view';

/** What a template says of a part that comes with a script of its own; React says it again when it puts the part in place. */
export const LATER = 'later';

/** A placeholder for a value in a template: letters only, so that no encoding changes it. */
export const hole = (name: string) => `qq${name}qq`;

/** A hole in a template; its name is the first group. */
export const HOLE = /qq([a-z]+)qq/g;

/** The name of the hole for the `srcset` of a picture, by the name of the one for its address. */
export const sourcesHole = (name: string) => `${name}sources`;

/** The one hole whose value may have italic parts. */
export const RICH_TEXT_HOLE = 'subtext';
