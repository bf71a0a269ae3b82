import type { QueryClient } from '@wbd/query';
import { publicPageKeys } from '../public-pages/public-pages.queries.ts';
import { writeOptions } from '../write-options/index.ts';
import { testimonialKeys } from './testimonials.queries.ts';
import {
  createTestimonial,
  deleteTestimonial,
  updateTestimonial,
  type TestimonialContent,
  type TestimonialDraft,
} from './testimonials.repository.ts';

const changed = (advisorId: string) => async (client: QueryClient) => {
  void client.invalidateQueries({ queryKey: publicPageKeys.own(advisorId) });
  await client.invalidateQueries({ queryKey: testimonialKeys.all });
};

/** Stores a new testimonial; takes a draft of `draftTestimonial` and can be tried again with it. */
export const createTestimonialMutation = (advisorId: string) =>
  writeOptions(
    ['testimonials', 'create'],
    (testimonial: TestimonialDraft & TestimonialContent) =>
      createTestimonial(advisorId, testimonial),
    changed(advisorId),
  );

/** Stores what the advisor changed about a testimonial. */
export const updateTestimonialMutation = (advisorId: string) =>
  writeOptions(
    ['testimonials', 'update'],
    ({ id, changes }: { id: string; changes: Partial<TestimonialContent> }) =>
      updateTestimonial(id, changes),
    changed(advisorId),
  );

/** Deletes a testimonial; its files follow on the server. */
export const deleteTestimonialMutation = (advisorId: string) =>
  writeOptions(['testimonials', 'delete'], deleteTestimonial, changed(advisorId));
