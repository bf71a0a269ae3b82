import { expect, test } from 'vitest';
import { INTERNAL_TESTING_CODE } from '../values/advisor-code.ts';
import { anAdvisor, aSeminar, aTestimonial } from '../../testing/factories.ts';
import type { Testimonial } from '../entities/content.ts';
import type { Seminar } from '../entities/seminar.ts';
import { assemblePublicPage, type PublicPageSources } from './assemble-public-page.ts';

const joined = new Date('2026-01-01T00:00:00Z');
const before = new Date('2025-06-01T00:00:00Z');
const after = new Date('2026-06-01T00:00:00Z');

function seminar(id: string, createdAt: Date, trailer: string | null = null): Seminar {
  return aSeminar(advisor.id, { id, createdAt, trailer });
}

const advisor = anAdvisor({ createdAt: joined });

function testimonial(id: string, displayOrder: number | null): Testimonial {
  return aTestimonial(advisor.id, { id, displayOrder });
}

function page(sources: Partial<PublicPageSources>) {
  return assemblePublicPage({
    advisor,
    testimonials: [],
    seminars: [],
    seminarSelections: [],
    experts: [],
    expertSelections: [],
    advisorNames: new Map([[advisor.id, 'Petra Prüfstein']]),
    config: { hiddenSeminars: [], hiddenExperts: [] },
    ...sources,
  });
}

test('testimonials without an order are left out, the others ascend', () => {
  const { testimonials } = page({
    testimonials: [testimonial('b', 2), testimonial('hidden', null), testimonial('a', 1)],
  });
  expect(testimonials.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('PUB-03 words that were emptied count as none, so that the name stands in for them', () => {
  const emptied = { ...advisor, heroText: ' ', heroSubtext: '' };
  expect(page({ advisor: emptied })).toMatchObject({ heroText: null, heroSubtext: null });
  const written = { ...advisor, heroText: 'Hallo', heroSubtext: 'ganz _klar_' };
  expect(page({ advisor: written })).toMatchObject({
    heroText: 'Hallo',
    heroSubtext: 'ganz _klar_',
  });
});

test('a seminar shows by default to advisors who joined after it, not to those who were there', () => {
  const { seminars } = page({ seminars: [seminar('old', before), seminar('new', after)] });
  expect(seminars.map(({ id }) => id)).toEqual(['old']);
});

test("the advisor's own choice beats the default, and sets the order", () => {
  const { seminars } = page({
    seminars: [seminar('one', before), seminar('two', before), seminar('three', after)],
    seminarSelections: [
      { id: 'one', visible: true, dateForOrder: 30 },
      { id: 'two', visible: false, dateForOrder: 20 },
      { id: 'three', visible: true, dateForOrder: 10 },
    ],
  });
  expect(seminars.map(({ id }) => id)).toEqual(['three', 'one']);
});

test('hidden ids are removed for everyone but internal testing', () => {
  const hidden = {
    seminars: [seminar('a', before)],
    config: { hiddenSeminars: ['a'], hiddenExperts: [] },
  };
  expect(page(hidden).seminars).toEqual([]);
  const testing = page({ ...hidden, advisor: { ...advisor, code: INTERNAL_TESTING_CODE } });
  expect(testing.seminars.map(({ id }) => id)).toEqual(['a']);
});

test('a card tells whether there is a trailer and whose seminar it is', () => {
  const { seminars } = page({ seminars: [seminar('a', before, 'seminars/trailer/a.mp4')] });
  expect(seminars[0]).toMatchObject({ hasTrailer: true, advisorName: 'Petra Prüfstein' });
});
