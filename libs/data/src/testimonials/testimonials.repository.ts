import { testimonialSchema, type Testimonial } from '@wbd/domain';
import { readDocument } from '@wbd/firebase/firestore';

/** @returns null when there is none with this id */
export function readTestimonial(id: string): Promise<Testimonial | null> {
  return readDocument(testimonialSchema, `testimonials/${encodeURIComponent(id)}`);
}
