import type { Testimonial } from '@wbd/domain';

/** In ascending display order; those that are hidden come last. */
export function inDisplayOrder(testimonials: readonly Testimonial[]): Testimonial[] {
  const place = ({ displayOrder }: Testimonial) => displayOrder ?? Infinity;
  // the difference of two hidden ones is no number
  return testimonials.toSorted((a, b) => Math.sign(place(a) - place(b)) || 0);
}

/** The display order that comes after all others. */
export function nextDisplayOrder(testimonials: readonly Testimonial[]): number {
  return Math.max(0, ...testimonials.map(({ displayOrder }) => displayOrder ?? 0)) + 1;
}
