import { advisorSchema } from '@wbd/domain/advisors';
import type { Testimonial } from '@wbd/domain/content';
import { expect, test } from 'vitest';
import { draftPage, type EditedPage } from './draft-page.ts';

const advisor = advisorSchema.parse({
  id: 'uid',
  code: 'clara',
  firstName: 'Clara',
  lastName: 'Weiß',
  org: 'org-01',
  lv: 2,
  isSpecialist: true,
  hasOwnPage: true,
  createdAt: new Date(0),
  bookingslink: null,
  heroText: 'Vorher',
  heroSubtext: null,
  loop: 'hero/loop/a.mp4',
  intro: 'hero/intro/a.mp4',
  introThumb: 'hero/thumb/a.webp',
  loopThumb: 'hero/thumb/loop.webp',
  logo: null,
  testimonialShareText: null,
});
const { loop, intro, introThumb, logo } = advisor;
const introCaptions = 'hero/captions/a.vtt';
const hero = {
  heroText: 'Vorher',
  heroSubtext: '',
  loop,
  intro,
  introCaptions,
  introThumb,
  logo,
};
const testimonial = (id: string, displayOrder: number): Testimonial => ({
  id,
  advisor: 'uid',
  url: 'v.mp4',
  captions: null,
  thumb: 't.webp',
  customer: id,
  quote: 'Gut.',
  displayOrder,
  thumbTime: 2,
  consentVersion: null,
  consentAt: null,
  withdrawnAt: null,
  hidden: false,
});
const edited = (changes: Partial<EditedPage>): EditedPage => ({
  advisor,
  hero,
  edit: null,
  testimonials: [],
  seminars: [],
  experts: [],
  ...changes,
});

test('CONF-01 the preview shows unsaved values and chosen files', () => {
  const changed = { heroText: 'Nachher', heroSubtext: ' ', loop: new File([], 'neu.mp4') };
  expect(draftPage(edited({ hero: { ...hero, ...changed, intro: null } }))).toMatchObject({
    heroText: 'Nachher',
    heroSubtext: null,
    loop: 'draft/loop',
    intro: null,
    introThumb: null,
  });
});

test('CONF-01 the preview shows the stored poster under the stored loop alone', () => {
  const chosen = { ...hero, loop: new File([], 'neu.mp4') };
  expect(draftPage(edited({ hero })).loopThumb).toBe('hero/thumb/loop.webp');
  expect(draftPage(edited({ hero: chosen })).loopThumb).toBeNull();
});

test('CONF-01 the preview has stored captions, and none that wait to be saved', () => {
  const chosen = { ...hero, introCaptions: new File([], 'neu.vtt') };
  expect(draftPage(edited({ hero })).introCaptions).toBe('hero/captions/a.vtt');
  expect(draftPage(edited({ hero: chosen })).introCaptions).toBeNull();
});

test('CONF-04 an edited testimonial keeps its position, a new one is last', () => {
  const testimonials = [testimonial('b', 2), testimonial('a', 1)];
  const edit = { url: 'v.mp4', thumb: new File([], 't.webp'), customer: 'Neu', quote: 'Ja!' };
  const names = (more: Pick<NonNullable<EditedPage['edit']>, 'id' | 'displayOrder'>) =>
    draftPage(edited({ testimonials, edit: { ...edit, ...more } })).testimonials.map(
      ({ customer, thumb }) => `${customer} ${thumb}`,
    );
  expect(names({ id: 'a', displayOrder: 1 })).toEqual(['Neu draft/thumb', 'b t.webp']);
  expect(names({ id: 'c', displayOrder: 3 })).toEqual(['a t.webp', 'b t.webp', 'Neu draft/thumb']);
  expect(names({ id: 'c', displayOrder: null })).toEqual(['a t.webp', 'b t.webp']);
});

test('CONF-05 the page shows a section up to its limit, and says that there is more', () => {
  const testimonials = Array.from({ length: 25 }, (_, index) => testimonial(`t${index}`, index));
  const page = draftPage(edited({ testimonials }));
  expect(page.testimonials).toHaveLength(24);
  expect(page.more).toEqual({ testimonials: true, seminars: false, experts: false });
});
