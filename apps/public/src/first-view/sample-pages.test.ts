import { DEFAULT_ADVISOR_CODE, emptyPageOf, pageShape, type PublicPage } from '@wbd/domain';
import { anAdvisor } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { samplePages } from './sample-pages.ts';

const page = emptyPageOf(anAdvisor());
const card = { id: 'a', advisor: 'b', advisorName: '', hasTrailer: false, order: 0, thumb: 'x' };
const testimonial = { id: 'a', url: 'u', thumb: 't', customer: 'c', quote: 'q', order: 0 };
const expert = { ...card, description: 'x' };

test.each<[string, Partial<PublicPage>]>([
  ['nothing', {}],
  ['a poster without a video', { introThumb: 'x' }],
  ['a loop and a logo', { loop: 'x', logo: 'y' }],
  ['a video with its poster', { intro: 'x', introThumb: 'y' }],
  ['words and cards', { heroSubtext: 'a', testimonials: [testimonial], experts: [expert] }],
  ['a booking link', { bookable: true }],
])('PUB-03 there is a template for an advisor with %s', (_what, changes) => {
  const shown = { ...page, bookable: false, hasOwnPage: true, ...changes };
  expect([...samplePages().keys()]).toContain(pageShape(shown));
});

test('PUB-02 there is a template for the start and for an advisor without a page of their own', () => {
  const start = { ...page, code: DEFAULT_ADVISOR_CODE };
  const others = [start, { ...start, testimonials: [testimonial] }, { ...page, hasOwnPage: false }];
  const shapes = [...samplePages().keys()];
  for (const other of others) expect(shapes).toContain(pageShape(other));
});
