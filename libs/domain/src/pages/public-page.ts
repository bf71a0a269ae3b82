import * as z from 'zod/mini';
import {
  captionsFile,
  filePathSchema,
  idSchema,
  nullableFile,
  nullableText,
} from '../fields/fields.ts';
import { seminarDateSchema } from '../seminars/seminar.ts';
import { filmModeSchema, filmSizesSchema } from '../files/film-versions.ts';
import { widthsSchema } from '../files/picture-sizes.ts';

export const pageTestimonialSchema = z.object({
  id: idSchema,
  url: filePathSchema,
  thumb: filePathSchema,
  thumbWidths: widthsSchema,
  customer: z.string(),
  quote: z.string(),
  /** sort key, ascending; equal keys by id */
  order: z._default(z.number(), 0),
});
export type PageTestimonial = z.infer<typeof pageTestimonialSchema>;

export const pageSeminarSchema = z.object({
  id: idSchema,
  /** uid of the advisor who published it */
  advisor: z._default(z.string(), ''),
  title: z.string(),
  thumb: nullableFile,
  thumbWidths: widthsSchema,
  online: z._default(z.boolean(), false),
  /** the next sessions, the soonest first, one with a free place among them; see `cardDates` */
  dates: z._default(z.array(seminarDateSchema), []),
  /** the number of coming sessions; left out when `dates` contains all of them */
  dateCount: z.optional(z.int()),
  hasTrailer: z.boolean(),
  advisorName: z.string(),
  /** sort key, ascending; equal keys by id */
  order: z._default(z.number(), 0),
});
export type PageSeminar = z.infer<typeof pageSeminarSchema>;

export const pageExpertSchema = z.object({
  id: idSchema,
  /** uid of the advisor who published it */
  advisor: z._default(z.string(), ''),
  description: z.string(),
  thumb: filePathSchema,
  thumbWidths: widthsSchema,
  hasTrailer: z.boolean(),
  advisorName: z.string(),
  /** sort key, ascending; equal keys by id */
  order: z._default(z.number(), 0),
});
export type PageExpert = z.infer<typeof pageExpertSchema>;

/** A video of the library that its owner shows to everyone. */
export const pageKnowledgeSchema = z.object({
  id: idSchema,
  title: z.string(),
  /** its beginning */
  description: z.string(),
  thumb: nullableFile,
  thumbWidths: widthsSchema,
});
export type PageKnowledge = z.infer<typeof pageKnowledgeSchema>;

/** The most such videos on a page: the newest. */
export const MOST_KNOWLEDGE_ON_PAGE = 12;

/**
 * seminarCards/{from}, expertCards/{from}: cards of all items in the order of publication, from the key `from` up to the key
 * `next`. Each card is read by itself, so that one that does not fit takes no other along.
 */
export const cardChunkSchema = z.object({
  id: z.string(),
  from: z.string(),
  next: z.nullable(z.string()),
  cards: z.array(z.unknown()),
});

/** The most cards of a section in one answer: the page's document, or one more part of it. */
export const CARDS_AT_ONCE = 24;

/** The parts of a page that hold cards. */
export const pageSectionSchema = z.enum(['testimonials', 'seminars', 'experts']);
export type PageSection = z.infer<typeof pageSectionSchema>;

/** Who the advisor of a page is; with at least one of these. */
export const pageProfileSchema = z.object({
  portrait: nullableFile,
  portraitWidths: widthsSchema,
  bio: nullableText,
  topics: z.array(z.string()),
  qualifications: z.array(z.string()),
  languages: nullableText,
  place: nullableText,
});
export type PageProfile = z.infer<typeof pageProfileSchema>;

/**
 * publicPages/{code}: the first view of an advisor's page, complete in one document of bounded size, so that a visit costs
 * one read for any number of videos. It is kept by triggers; the rest comes by the call `moreOfPage`.
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
  /** short sides of the loop's versions in pixels, ascending */
  loopSizes: filmSizesSchema,
  loopThumb: z._default(nullableFile, null),
  loopThumbWidths: widthsSchema,
  intro: nullableFile,
  introSizes: filmSizesSchema,
  introMode: filmModeSchema,
  introCaptions: captionsFile,
  introThumb: nullableFile,
  introThumbWidths: widthsSchema,
  logo: nullableFile,
  logoWidths: widthsSchema,
  hasOwnPage: z.boolean(),
  profile: z.optional(pageProfileSchema),
  /** whether there is a link under which appointments are booked */
  bookable: z._default(z.boolean(), true),
  testimonials: z.array(pageTestimonialSchema),
  seminars: z.array(pageSeminarSchema),
  experts: z.array(pageExpertSchema),
  /** the newest first; left out without any */
  knowledge: z.optional(z.array(pageKnowledgeSchema)),
  /** whether there are more cards than the ones above */
  more: z._default(
    z.object({ testimonials: z.boolean(), seminars: z.boolean(), experts: z.boolean() }),
    { testimonials: false, seminars: false, experts: false },
  ),
});
export type PublicPage = z.infer<typeof publicPageSchema>;

/** publicPages/{code} of a code that its advisor gave up: the code under which their page is now. */
export const movedPageSchema = z.object({ id: idSchema, uid: idSchema, movedTo: z.string() });
export type MovedPage = z.infer<typeof movedPageSchema>;

/** What may stand at publicPages/{code}. */
export const publicPageDocumentSchema = z.union([movedPageSchema, publicPageSchema]);
export type PublicPageDocument = z.infer<typeof publicPageDocumentSchema>;
