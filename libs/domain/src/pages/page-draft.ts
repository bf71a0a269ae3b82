import * as z from 'zod/mini';
import { pageSectionSchema, publicPageSchema } from './public-page.ts';

/** Where the page shows what the configurator hands over, in a frame. */
export const PREVIEW_PATH = '/vorschau';

/** Sent by the framed page once it can take a draft. */
export const PREVIEW_READY = 'page-preview-ready';

/** An advisor's page as it is being edited: a message from the configurator to the preview in its frame. */
export const pageDraftSchema = z.object({
  kind: z.literal('page-draft'),
  page: publicPageSchema,
  /** addresses of files that were chosen and are not uploaded yet, by the path that the page names */
  files: z.record(z.string(), z.string().check(z.startsWith('blob:'))),
  /** what is being edited, to be in sight */
  section: z.nullable(z.union([z.literal('hero'), pageSectionSchema])),
});
export type PageDraft = z.infer<typeof pageDraftSchema>;
