import * as z from 'zod/mini';

/** sitemap/{number}: codes of the pages that search engines may list, and the number of such documents. */
export const sitemapPartSchema = z.object({ codes: z.array(z.string()), parts: z.int() });
export type SitemapPart = z.infer<typeof sitemapPartSchema>;
