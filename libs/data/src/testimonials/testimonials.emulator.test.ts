import { actAs, expectRefusal, newAdvisor, store } from '../../testing/portal.ts';
import type { Advisor } from '@wbd/domain/advisors';
import { aTestimonial } from '@wbd/domain/testing';
import { beforeAll, expect, test } from 'vitest';
import {
  createTestimonial,
  deleteTestimonial,
  draftTestimonial,
  placeTestimonials,
  readTestimonial,
  readTestimonials,
  restoreTestimonial,
  updateTestimonial,
} from './testimonials.repository.ts';

const content = {
  url: 'testimonials/video/a.mp4',
  captions: null,
  thumb: 'testimonials/thumb/a.jpg',
  customer: 'Ada',
  quote: 'Sehr zu empfehlen.',
  thumbTime: 2,
};

let lite: Advisor;
let basic: Advisor;
beforeAll(async () => {
  [lite, basic] = await Promise.all([
    newAdvisor({ lv: 1, isSpecialist: false }),
    newAdvisor({ lv: 0, isSpecialist: false, hasOwnPage: false }),
  ]);
});

test('a new testimonial comes after the others; it can be edited and deleted', async () => {
  await actAs(lite);
  const hidden = aTestimonial(lite.id, { displayOrder: null });
  const shown = aTestimonial(lite.id, { displayOrder: 4 });
  await Promise.all([hidden, shown].map((one) => store('testimonials', one)));

  const draft = draftTestimonial(await readTestimonials(lite.id));
  await createTestimonial(lite.id, { ...draft, ...content });
  await createTestimonial(lite.id, { ...draft, ...content });
  const listed = await readTestimonials(lite.id);
  expect(listed.map(({ id, displayOrder }) => [id, displayOrder])).toEqual([
    [shown.id, 4],
    [draft.id, 5],
    [hidden.id, null],
  ]);

  const [, opened] = listed;
  if (!opened) throw new Error('The new testimonial is not there');
  await updateTestimonial(opened, { quote: 'Noch besser.' });
  expect(await readTestimonial(draft.id)).toMatchObject({ ...content, quote: 'Noch besser.' });
  await placeTestimonials([
    { id: draft.id, displayOrder: 4 },
    { id: shown.id, displayOrder: 5 },
  ]);
  expect((await readTestimonials(lite.id)).map(({ id }) => id)).toEqual([
    draft.id,
    shown.id,
    hidden.id,
  ]);
  await deleteTestimonial(draft.id);
  await deleteTestimonial(draft.id);
  expect(await readTestimonial(draft.id)).toBeNull();
});

test("level 0 has no testimonials, and no one reads or changes another advisor's", async () => {
  await actAs(basic);
  await expectRefusal(createTestimonial(basic.id, { ...draftTestimonial([]), ...content }));
  const foreign = await store('testimonials', aTestimonial(lite.id));
  await expectRefusal(readTestimonials(lite.id));
  await expectRefusal(updateTestimonial(foreign, { quote: 'Meins' }));
  await expectRefusal(placeTestimonials([{ id: foreign.id, displayOrder: 1 }]));
  await expectRefusal(deleteTestimonial(foreign.id));
});

test('UX-05 a deleted testimonial is restored as it was, by its owner alone', async () => {
  await actAs(lite);
  const draft = draftTestimonial([]);
  await createTestimonial(lite.id, { ...draft, ...content });
  const stored = await readTestimonial(draft.id);
  if (!stored) throw new Error('The testimonial is not there');
  await deleteTestimonial(draft.id);
  await actAs(basic);
  await expectRefusal(restoreTestimonial(stored));
  await actAs(lite);
  await restoreTestimonial(stored);
  expect(await readTestimonial(draft.id)).toEqual(stored);
});
