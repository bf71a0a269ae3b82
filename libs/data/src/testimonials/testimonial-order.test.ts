import { aTestimonial } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { inDisplayOrder, nextDisplayOrder } from './testimonial-order.ts';

const hidden = aTestimonial('anna', { id: 'hidden', displayOrder: null });
const alsoHidden = aTestimonial('anna', { id: 'also', displayOrder: null });
const first = aTestimonial('anna', { id: 'first', displayOrder: 2 });
const second = aTestimonial('anna', { id: 'second', displayOrder: 7 });

test('ascending, hidden ones last and as they were', () => {
  const ordered = inDisplayOrder([hidden, second, alsoHidden, first]);
  expect(ordered.map(({ id }) => id)).toEqual(['first', 'second', 'hidden', 'also']);
});

test('a new one comes after the last', () => {
  expect(nextDisplayOrder([second, hidden, first])).toBe(8);
  expect(nextDisplayOrder([hidden])).toBe(1);
  expect(nextDisplayOrder([])).toBe(1);
});
