import * as z from 'zod/mini';
import { publicPageSchema } from './public-page.ts';

/** The element of the served HTML that holds an advisor's page as data. */
export const PAGE_DATA_ELEMENT = 'wbd-page';

/** Content of that element: the page, so that a visitor does not wait for the database once the scripts have loaded. */
export const pageDataSchema = z.object({
  /** when the server read it, in milliseconds since 1970: the network keeps HTML for minutes */
  readAt: z.number(),
  page: publicPageSchema,
});
export type PageData = z.infer<typeof pageDataSchema>;
