import * as z from 'zod/mini';
import { fileSchema, filledSchema, lineSchema, numberSchema } from '../writes/written-fields.ts';

/** The fields of a testimonial that its advisor writes; forms and `firestore.rules` accept the same. */
export const testimonialWrites = z.object({
  url: fileSchema('testimonials/video'),
  captions: z.nullable(fileSchema('testimonials/captions')),
  thumb: fileSchema('testimonials/thumb'),
  customer: lineSchema(100),
  quote: filledSchema(1000),
  displayOrder: z.nullable(numberSchema),
  thumbTime: z.nullable(numberSchema),
});
