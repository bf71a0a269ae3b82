export { testimonialKeys, testimonialQuery } from './testimonials.queries.ts';
