import type { Testimonial } from '@wbd/domain/content';
import { mutationOptions, type QueryClient } from '@wbd/query';
import { publicPageKeys } from '../keys/index.ts';
import { writeOptions } from '../write-options/index.ts';
import { inDisplayOrder, placesAfter } from './testimonial-order.ts';
import { testimonialKeys, testimonialsQuery } from './testimonials.queries.ts';
import {
  createTestimonial,
  deleteTestimonial,
  placeTestimonials,
  restoreTestimonial,
  updateTestimonial,
  withdrawTestimonial,
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
    ({ opened, changes }: { opened: Testimonial; changes: Partial<TestimonialContent> }) =>
      updateTestimonial(opened, changes),
    changed(advisorId),
  );

/** Restores a testimonial that was deleted a moment ago. */
export const restoreTestimonialMutation = (advisorId: string) =>
  writeOptions(['testimonials', 'restore'], restoreTestimonial, changed(advisorId));

/** Deletes a testimonial; its files follow on the server some minutes later. */
export const deleteTestimonialMutation = (advisorId: string) =>
  writeOptions(['testimonials', 'delete'], deleteTestimonial, changed(advisorId));

/** Takes a testimonial down for good: the person in it withdrew the consent. */
export const withdrawTestimonialMutation = (advisorId: string) =>
  writeOptions(['testimonials', 'withdraw'], withdrawTestimonial, (client, id) => {
    // the server deletes it within seconds
    client.setQueryData(testimonialsQuery(advisorId).queryKey, (list) =>
      list?.filter((one) => one.id !== id),
    );
    void client.invalidateQueries({ queryKey: publicPageKeys.own(advisorId) });
  });

/** Puts the testimonials that are shown into another order. It shows at once, and is taken back when it cannot be stored. */
export const orderTestimonialsMutation = (advisorId: string) => {
  const { queryKey } = testimonialsQuery(advisorId);
  const mutationKey = ['testimonials', 'order', advisorId];
  return mutationOptions({
    mutationKey,
    scope: { id: `testimonials/order/${advisorId}` },
    mutationFn: (inNewOrder: readonly Testimonial[]) => placeTestimonials(placesAfter(inNewOrder)),
    onMutate: async (inNewOrder, { client }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      const placed = new Map(placesAfter(inNewOrder).map((one) => [one.id, one.displayOrder]));
      client.setQueryData(
        queryKey,
        (list) =>
          list &&
          inDisplayOrder(
            list.map((one) => ({ ...one, displayOrder: placed.get(one.id) ?? one.displayOrder })),
          ),
      );
      return before;
    },
    onError: (_error, _inNewOrder, before, { client }) => {
      client.setQueryData(queryKey, before);
    },
    onSettled: (_nothing, _error, _inNewOrder, _before, { client }) => {
      // data read during another change would revert it on the screen
      if (client.isMutating({ mutationKey }) > 1) return;
      void changed(advisorId)(client);
    },
  });
};
