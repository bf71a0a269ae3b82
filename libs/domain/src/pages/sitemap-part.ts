import * as z from 'zod/mini';

/** sitemap/{number}: codes of pages that search engines may list, and how many such documents there are. */
export const sitemapPartSchema = z.object({ codes: z.array(z.string()), parts: z.int() });
export type SitemapPart = z.infer<typeof sitemapPartSchema>;
