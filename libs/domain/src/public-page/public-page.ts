import * as z from 'zod/mini';
import { filePathSchema, idSchema, nullableFile, nullableText } from '../entities/fields.ts';

export const pageTestimonialSchema = z.object({
  id: idSchema,
  url: filePathSchema,
  thumb: filePathSchema,
  customer: z.string(),
  quote: z.string(),
});
export type PageTestimonial = z.infer<typeof pageTestimonialSchema>;

export const pageSeminarSchema = z.object({
  id: idSchema,
  title: z.string(),
  thumb: nullableFile,
  hasTrailer: z.boolean(),
  advisorName: z.string(),
});
export type PageSeminar = z.infer<typeof pageSeminarSchema>;

export const pageExpertSchema = z.object({
  id: idSchema,
  description: z.string(),
  thumb: filePathSchema,
  hasTrailer: z.boolean(),
  advisorName: z.string(),
});
export type PageExpert = z.infer<typeof pageExpertSchema>;

/**
 * publicPages/{code}: everything an advisor's page shows, in one document kept by triggers, so that a visit costs
 * one read whatever the number of videos.
 */
export const publicPageSchema = z.object({
  id: idSchema,
  uid: idSchema,
  code: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  heroText: nullableText,
  heroSubtext: nullableText,
  loop: nullableFile,
  intro: nullableFile,
  introThumb: nullableFile,
  logo: nullableFile,
  hasOwnPage: z.boolean(),
  testimonials: z.array(pageTestimonialSchema),
  seminars: z.array(pageSeminarSchema),
  experts: z.array(pageExpertSchema),
});
export type PublicPage = z.infer<typeof publicPageSchema>;

/** publicPages/{code} of a code that its advisor gave up: the code under which their page is now. */
export const movedPageSchema = z.object({ id: idSchema, uid: idSchema, movedTo: z.string() });
export type MovedPage = z.infer<typeof movedPageSchema>;

/** What may stand at publicPages/{code}. */
export const publicPageDocumentSchema = z.union([movedPageSchema, publicPageSchema]);
export type PublicPageDocument = z.infer<typeof publicPageDocumentSchema>;
