import { DEFAULT_ADVISOR_CODE } from '@wbd/domain/advisors';
import {
  appointmentShape,
  contentConditions,
  contentShape,
  emptyPageOf,
  pageConditions,
  pageShape,
  SAMPLE_DATES,
  testimonialsShape,
  testimonialSlideShape,
  type PageContent,
} from '@wbd/domain/pages';
import { anAdvisor, anExpertVideo, aQuickVideo, aSeminar, aTestimonial } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { sampleAppointments, sampleContents, samplePages } from './samples.ts';

const owner = anAdvisor();
const page = { ...emptyPageOf(owner), hasOwnPage: true };
const start = { ...page, code: DEFAULT_ADVISOR_CODE };
const card = { id: 'a', advisor: 'b', advisorName: '', hasTrailer: false, order: 0, thumb: 'x' };
const testimonial = { id: 'a', url: 'u', thumb: 't', customer: 'c', quote: 'q', order: 0 };

const pageShapes = samplePages().map(pageShape);
const contentShapes = sampleContents().map(({ shape }) => shape);

/** With each of the fields as it is and changed, in every combination. */
const everyWay = <Item extends object>(bare: Item, changes: Partial<Item>): Item[] =>
  Object.entries(changes).reduce<Item[]>(
    (some, [name, value]) => some.flatMap((one) => [one, { ...one, [name]: value }]),
    [bare],
  );

test.each(Object.entries({ own: pageConditions, ...contentConditions }))(
  'each condition of %s is met by some samples and not by others',
  (kind, conditions) => {
    const samples = [...pageShapes, ...contentShapes].map((shape) => shape.split(' '));
    for (const name of Object.keys(conditions)) {
      const answers = samples.filter((one) => one[0] === kind).map((one) => one.includes(name));
      expect(new Set(answers), name).toEqual(new Set([true, false]));
    }
  },
);

test('PUB-02 PUB-03 there is a template for every page of an advisor', () => {
  const files = { logo: 'x', loop: 'x', loopThumb: 'x', intro: 'x', introThumb: 'x' };
  const cards = {
    testimonials: [testimonial],
    seminars: [{ ...card, title: 'x', online: false, dates: [] }],
    experts: [{ ...card, description: 'x' }],
  };
  const others = { hasOwnPage: false, heroSubtext: 'x', bookable: !page.bookable };
  const pages = [page, start].flatMap((one) => everyWay(one, { ...files, ...cards, ...others }));
  expect(pageShapes).toEqual(expect.arrayContaining([...new Set(pages.map(pageShape))]));
});

test.each([1, 2, 3, 4, 24])('PUB-05 there is a template for %i testimonials', (count) => {
  const testimonials = Array.from({ length: count }, () => testimonial);
  const samples = samplePages();
  for (const one of [page, start]) {
    for (const hasMore of [true, false]) {
      const shown = { ...one, testimonials, more: { ...page.more, testimonials: hasMore } };
      expect(samples.map(testimonialsShape)).toContain(testimonialsShape(shown));
      expect(samples.map(testimonialSlideShape)).toContain(testimonialSlideShape(shown));
    }
  }
});

const changes = { video: 'x', trailer: 'x', thumb: 'x', online: true, dates: SAMPLE_DATES };
const seminars = everyWay(aSeminar(owner.id), changes);
const videos = everyWay(anExpertVideo(owner.id), { trailer: 'x', description: 'A\nB' });
const quickVideos = everyWay(aQuickVideo(owner.id), { thumb: 'x' });
const contents: PageContent[] = [
  ...seminars.map((item) => ({ kind: 'seminar' as const, item, owner })),
  ...videos.map((item) => ({ kind: 'video' as const, item, owner })),
  { kind: 'testimonial', item: aTestimonial(owner.id), owner },
  ...quickVideos.map((item) => ({ kind: 'schnellvideo' as const, item, owner })),
];

test.each([true, false])(
  'PUB-11 PUB-12 PUB-13 PUB-14 PUB-15 there is a template for every item (teaser: %s)',
  (teaser) => {
    const places = [page, start].map((one) => ({ page: one, teaser, now: new Date() }));
    const shapes = contents.flatMap((one) => places.map((place) => contentShape(one, place)));
    expect(contentShapes).toEqual(expect.arrayContaining([...new Set(shapes)]));
  },
);

test('APPT-01 there is a template for an appointment', () => {
  const shapes = sampleAppointments().map(({ shape }) => shape);
  expect(shapes).toEqual([page, start].map(appointmentShape));
});
