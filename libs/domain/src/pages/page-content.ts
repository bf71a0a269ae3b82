import * as z from 'zod/mini';
import { advisorSchema } from '../advisors/advisor.ts';
import { expertVideoSchema, testimonialSchema } from '../content/content.ts';
import { quickVideoSchema } from '../content/library.ts';
import { seminarSchema } from '../seminars/seminar.ts';

/** The element of the served HTML that holds what an address on an advisor's page leads to. */
export const PAGE_CONTENT_ELEMENT = 'wbd-content';

/** JSON has a time as text. */
const createdAt = z.coerce.date();
const moment = z._default(z.nullable(z.coerce.date()), null);
const owner = z.extend(advisorSchema, {
  createdAt,
  uploadsStoppedUntil: z.optional(z.coerce.date()),
});

/** Something on an advisor's page with an address of its own, and the advisor who published it. */
export const pageContentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('seminar'), item: z.extend(seminarSchema, { createdAt }), owner }),
  z.object({ kind: z.literal('video'), item: z.extend(expertVideoSchema, { createdAt }), owner }),
  z.object({
    kind: z.literal('testimonial'),
    item: z.extend(testimonialSchema, { consentAt: moment, withdrawnAt: moment }),
    owner,
  }),
  z.object({
    kind: z.literal('schnellvideo'),
    item: z.extend(quickVideoSchema, { createdAt }),
    owner,
  }),
]);
export type PageContent = z.infer<typeof pageContentSchema>;

/** Content of that element: the shown item, or the advisor with whom an appointment is made. */
export const servedContentSchema = z.object({
  /** when the server read it, in milliseconds since 1970: the network keeps HTML for minutes */
  readAt: z.number(),
  content: z.discriminatedUnion('kind', [
    pageContentSchema,
    z.object({ kind: z.literal('appointment'), owner }),
  ]),
});
export type ServedContent = z.infer<typeof servedContentSchema>;
