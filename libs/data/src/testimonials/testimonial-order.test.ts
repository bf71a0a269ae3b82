import { aTestimonial } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { inDisplayOrder, nextDisplayOrder, placesAfter } from './testimonial-order.ts';

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

test('a new order uses the places that are there, and only what moved is written', () => {
  const third = aTestimonial('anna', { id: 'third', displayOrder: 9 });
  const places = placesAfter([second, first, third]);
  expect(places.map(({ id, displayOrder }) => [id, displayOrder])).toEqual([
    ['second', 2],
    ['first', 7],
  ]);
});

test('a new order tells apart what had the same place', () => {
  const twin = aTestimonial('anna', { id: 'twin', displayOrder: 2 });
  expect(placesAfter([twin, first])).toEqual([{ ...first, displayOrder: 3 }]);
});
