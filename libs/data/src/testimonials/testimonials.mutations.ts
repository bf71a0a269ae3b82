import { mutationOptions, type QueryClient } from '@wbd/query';
import { publicPageKeys } from '../public-pages/public-pages.queries.ts';
import { testimonialKeys } from './testimonials.queries.ts';
import {
  createTestimonial,
  deleteTestimonial,
  updateTestimonial,
  type TestimonialContent,
  type TestimonialDraft,
} from './testimonials.repository.ts';

async function changed(client: QueryClient, advisorId: string): Promise<void> {
  void client.invalidateQueries({ queryKey: publicPageKeys.own(advisorId) });
  await client.invalidateQueries({ queryKey: testimonialKeys.all });
}

/** Stores a new testimonial; takes a draft of `draftTestimonial` and can be tried again with it. */
export const createTestimonialMutation = (advisorId: string) =>
  mutationOptions({
    mutationKey: ['testimonials', 'create'],
    mutationFn: (testimonial: TestimonialDraft & TestimonialContent) =>
      createTestimonial(advisorId, testimonial),
    onSuccess: (_nothing, _input, _before, { client }) => changed(client, advisorId),
  });

/** Stores what the advisor changed about a testimonial. */
export const updateTestimonialMutation = (advisorId: string) =>
  mutationOptions({
    mutationKey: ['testimonials', 'update'],
    mutationFn: ({ id, changes }: { id: string; changes: Partial<TestimonialContent> }) =>
      updateTestimonial(id, changes),
    onSuccess: (_nothing, _input, _before, { client }) => changed(client, advisorId),
  });

/** Deletes a testimonial; its files follow on the server. */
export const deleteTestimonialMutation = (advisorId: string) =>
  mutationOptions({
    mutationKey: ['testimonials', 'delete'],
    mutationFn: deleteTestimonial,
    onSuccess: (_nothing, _id, _before, { client }) => changed(client, advisorId),
  });
