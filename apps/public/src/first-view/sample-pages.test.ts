import { DEFAULT_ADVISOR_CODE } from '@wbd/domain/advisors';
import {
  appointmentShape,
  contentShape,
  emptyPageOf,
  pageShape,
  testimonialsShape,
  testimonialSlideShape,
  type PageContent,
  type PublicPage,
} from '@wbd/domain/pages';
import type { Seminar } from '@wbd/domain/seminars';
import { anAdvisor, anExpertVideo, aQuickVideo, aSeminar, aTestimonial } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { samplePages } from './sample-pages.ts';
import { SAMPLE_DATES, sampleAppointments, sampleContents } from './sample-content.ts';

const page = emptyPageOf(anAdvisor());
const card = { id: 'a', advisor: 'b', advisorName: '', hasTrailer: false, order: 0, thumb: 'x' };
const testimonial = { id: 'a', url: 'u', thumb: 't', customer: 'c', quote: 'q', order: 0 };
const expert = { ...card, description: 'x' };

test.each<[string, Partial<PublicPage>]>([
  ['nothing', {}],
  ['a poster without a video', { introThumb: 'x' }],
  ['a loop and a logo', { loop: 'x', logo: 'y' }],
  ['a loop with its poster', { loop: 'x', loopThumb: 'y' }],
  ['a poster without a loop', { loopThumb: 'x' }],
  ['a video with its poster', { intro: 'x', introThumb: 'y' }],
  ['words and cards', { heroSubtext: 'a', testimonials: [testimonial], experts: [expert] }],
  ['a booking link', { bookable: true }],
])('PUB-03 there is a template for an advisor with %s', (_what, changes) => {
  const shown = { ...page, bookable: false, hasOwnPage: true, ...changes };
  expect(samplePages().map(pageShape)).toContain(pageShape(shown));
});

test('PUB-02 there is a template for the start and for an advisor without a page of their own', () => {
  const start = { ...page, code: DEFAULT_ADVISOR_CODE };
  const others = [start, { ...start, testimonials: [testimonial] }, { ...page, hasOwnPage: false }];
  const shapes = samplePages().map(pageShape);
  for (const other of others) expect(shapes).toContain(pageShape(other));
});

test.each([1, 2, 3, 4, 24])('PUB-05 there is a template for %i testimonials', (count) => {
  const testimonials = Array.from({ length: count }, (_, index) => ({
    ...testimonial,
    id: String(index),
  }));
  const samples = samplePages();
  for (const code of ['anna', DEFAULT_ADVISOR_CODE]) {
    for (const hasMore of [true, false]) {
      const more = { ...page.more, testimonials: hasMore };
      const shown = { ...page, code, hasOwnPage: true, testimonials, more };
      expect(samples.map(testimonialsShape)).toContain(testimonialsShape(shown));
      expect(samples.map(testimonialSlideShape)).toContain(testimonialSlideShape(shown));
    }
  }
});

test.each<[string, Partial<Seminar>]>([
  ['nothing to see', {}],
  ['a picture alone', { thumb: 'x' }],
  ['a video', { video: 'x' }],
  ['a trailer and its picture', { trailer: 'x', thumb: 'y', online: true }],
  ['both, and sessions', { video: 'x', trailer: 'y', thumb: 'z', dates: SAMPLE_DATES }],
])('PUB-12 PUB-13 there is a template for a seminar with %s', (_what, changes) => {
  const owner = anAdvisor();
  const content: PageContent = { kind: 'seminar', item: aSeminar(owner.id, changes), owner };
  const shapes = sampleContents().map(({ shape }) => shape);
  for (const code of ['anna', DEFAULT_ADVISOR_CODE]) {
    for (const teaser of [true, false]) {
      const place = { page: { ...page, code }, teaser, now: new Date() };
      expect(shapes).toContain(contentShape(content, place));
    }
  }
});

const owner = anAdvisor();

test.each<[string, PageContent]>([
  ['PUB-11', { kind: 'video', item: anExpertVideo(owner.id, { trailer: 'x' }), owner }],
  ['PUB-13', { kind: 'video', item: anExpertVideo(owner.id, { description: 'A\nB' }), owner }],
  ['PUB-14', { kind: 'testimonial', item: aTestimonial(owner.id), owner }],
  ['PUB-15', { kind: 'schnellvideo', item: aQuickVideo(owner.id, { thumb: 'x' }), owner }],
  ['PUB-15', { kind: 'schnellvideo', item: aQuickVideo(owner.id, { thumb: null }), owner }],
])('%s there is a template for it', (_row, content) => {
  const shapes = sampleContents().map(({ shape }) => shape);
  for (const teaser of [true, false]) {
    const place = { page, teaser, now: new Date() };
    expect(shapes).toContain(contentShape(content, place));
  }
});

test('APPT-01 there is a template for an appointment', () => {
  const shapes = sampleAppointments().map(({ shape }) => shape);
  for (const code of ['anna', DEFAULT_ADVISOR_CODE]) {
    expect(shapes).toContain(appointmentShape({ ...page, code }));
  }
});
