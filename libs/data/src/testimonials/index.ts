export { testimonialKeys, testimonialQuery, testimonialsQuery } from './testimonials.queries.ts';
export {
  createTestimonialMutation,
  deleteTestimonialMutation,
  orderTestimonialsMutation,
  restoreTestimonialMutation,
  updateTestimonialMutation,
  withdrawTestimonialMutation,
} from './testimonials.mutations.ts';
export {
  draftTestimonial,
  type TestimonialContent,
  type TestimonialDraft,
} from './testimonials.repository.ts';
