import type { Testimonial } from '@wbd/domain/content';

/** In ascending display order; those that are hidden come last. */
export function inDisplayOrder(testimonials: readonly Testimonial[]): Testimonial[] {
  const place = ({ displayOrder }: Testimonial) => displayOrder ?? Infinity;
  // the difference of two hidden ones is NaN
  return testimonials.toSorted((a, b) => Math.sign(place(a) - place(b)) || 0);
}

/** The display order that comes after all others. */
export function nextDisplayOrder(testimonials: readonly Testimonial[]): number {
  return Math.max(0, ...testimonials.map(({ displayOrder }) => displayOrder ?? 0)) + 1;
}

/**
 * Testimonials in a new order, with the keys that are there: each goes to the place of the one that stood there before.
 * @returns those whose place is another one now
 */
export function placesAfter(inNewOrder: readonly Testimonial[]): Testimonial[] {
  const keys = inNewOrder
    .map(({ displayOrder }) => displayOrder ?? 0)
    .toSorted((a, b) => a - b)
    .reduce<number[]>(
      (taken, key) => [...taken, Math.max(key, (taken.at(-1) ?? -Infinity) + 1)],
      [],
    );
  return inNewOrder.flatMap((testimonial, index) => {
    const displayOrder = keys[index] ?? null;
    return displayOrder === testimonial.displayOrder ? [] : [{ ...testimonial, displayOrder }];
  });
}
