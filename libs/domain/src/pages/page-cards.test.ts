import { expect, test } from 'vitest';
import { anAdvisor, aKnowledgeVideo, aSeminar, aTestimonial } from '../../testing/factories.ts';
import type { FilmVersions } from '../files/film-versions.ts';
import {
  byOrder,
  knowledgeCards,
  pageFieldsOf,
  seminarCard,
  testimonialCards,
} from './page-cards.ts';
import { PUBLIC } from '../audiences/audience.ts';

test('PUB-05 testimonials without an order are left out, the others ascend', () => {
  const testimonial = (id: string, displayOrder: number | null) =>
    aTestimonial('anna', { id, displayOrder });
  const cards = testimonialCards([
    testimonial('b', 2),
    testimonial('hidden', null),
    testimonial('a', 1),
  ]);
  expect(cards.map(({ id, order }) => [id, order])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

/** A film that browsers cannot play, in a given state of its conversion. */
const converted = (path: string, state: 'processing' | 'failed' | 'limited'): FilmVersions => [
  { path, state, sizes: [], isPlayable: false },
];

test.each([
  ['processing', true],
  ['failed', false],
  ['limited', false],
] as const)('page placement of a film whose conversion is %s: %s', (state, isShown) => {
  const testimonial = aTestimonial('anna');
  const films = converted(testimonial.url, state);
  expect(testimonialCards([{ ...testimonial, films }])).toHaveLength(isShown ? 1 : 0);
  const video = aKnowledgeVideo(anAdvisor(), { audience: PUBLIC });
  const library = [{ ...video, films: converted(video.url, state) }];
  expect(knowledgeCards(library)).toHaveLength(isShown ? 1 : 0);
});

test.each(['processing', 'failed', 'limited'] as const)(
  'omits loop and introduction whose conversion is %s',
  (state) => {
    const [loop, intro] = ['hero/loop/a.mov', 'hero/intro/a.mov'];
    const shown = anAdvisor({ loop, intro });
    expect(pageFieldsOf(shown)).toMatchObject({ loop, intro });
    const films = [...(converted(loop, state) ?? []), ...(converted(intro, state) ?? [])];
    expect(pageFieldsOf({ ...shown, films })).toMatchObject({ loop: null, intro: null });
  },
);

test('PUB-03 emptied texts count as missing, so that the name replaces them', () => {
  const fields = (heroText: string, heroSubtext: string) =>
    pageFieldsOf(anAdvisor({ heroText, heroSubtext }));
  expect(fields(' ', '')).toMatchObject({ heroText: null, heroSubtext: null });
  const written = { heroText: 'Hallo', heroSubtext: 'ganz _klar_' };
  expect(fields(written.heroText, written.heroSubtext)).toMatchObject(written);
});

test('a card tells whether there is a trailer and whose seminar it is, and is placed by its day', () => {
  const createdAt = new Date('2025-06-01T00:00:00Z');
  const seminar = aSeminar('anna', { trailer: 'seminars/trailer/a.mp4', createdAt });
  expect(seminarCard(seminar, 'Anna Groß')).toMatchObject({
    hasTrailer: true,
    advisor: seminar.advisor,
    advisorName: 'Anna Groß',
    order: createdAt.getTime(),
  });
});

test('cards with the same key are in the order of their ids', () => {
  const places = ['b', 'a', 'c'].map((id) => ({ id, order: 4 }));
  expect(places.toSorted(byOrder).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(
    places
      .toReversed()
      .toSorted(byOrder)
      .map(({ id }) => id),
  ).toEqual(['a', 'b', 'c']);
});
