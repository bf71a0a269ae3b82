import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import {
  pageExpertSchema,
  pageSectionSchema,
  pageSeminarSchema,
  pageTestimonialSchema,
} from './public-page.ts';

/** moreOfPage: the cards of an advisor's page that follow on those its document holds. Open to everyone. */
export const moreOfPageInput = z.object({
  /** whose page */
  uid: idSchema,
  section: pageSectionSchema,
  /** the last card that is there */
  after: z.object({ id: idSchema, order: z.number() }),
});
export type MoreOfPageInput = z.infer<typeof moreOfPageInput>;

/** The next cards of the requested section, in the page's order. */
export const moreOfPageOutput = z.object({
  testimonials: z.array(pageTestimonialSchema),
  seminars: z.array(pageSeminarSchema),
  experts: z.array(pageExpertSchema),
  /** whether even more follow */
  more: z.boolean(),
});
export type MoreOfPageOutput = z.infer<typeof moreOfPageOutput>;
