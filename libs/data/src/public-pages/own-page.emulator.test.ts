import { actAs, expectRefusal, newAdvisor, store } from '../../testing/portal.ts';
import { anExpertVideo, aSeminar, aTestimonial } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { updateAdvisor } from '../advisors/advisors.repository.ts';
import { storeSelections } from '../selections/selections.repository.ts';
import { readOwnPage } from './own-page.repository.ts';

test('PUB-09 the own page shows every edit at once, and can be put together by nobody else', async () => {
  const joined = new Date('2024-01-01T00:00:00Z');
  const [owner, advisor] = await Promise.all([
    newAdvisor({ firstName: 'Clara', lastName: 'Weiß' }),
    newAdvisor({ lv: 1, isSpecialist: false, createdAt: joined }),
  ]);
  const [seminar, expert, testimonial] = await Promise.all([
    store('seminars', aSeminar(owner.id)),
    store('expertVideos', anExpertVideo(owner.id)),
    store('testimonials', aTestimonial(advisor.id)),
  ]);
  await actAs(advisor);
  const before = await readOwnPage(advisor.id);
  expect(before).toMatchObject({ uid: advisor.id, testimonials: [{ id: testimonial.id }] });
  // both were published after this advisor had joined
  expect([before?.seminars, before?.experts].flat().map((item) => item?.id)).not.toContain(
    seminar.id,
  );

  const first = { visible: true, dateForOrder: 1 };
  await Promise.all([
    updateAdvisor(advisor.id, { heroText: 'Neu' }),
    storeSelections('seminar', advisor.id, [{ id: seminar.id, ...first }]),
    storeSelections('expert', advisor.id, [{ id: expert.id, ...first }]),
  ]);
  const after = await readOwnPage(advisor.id);
  expect(after?.heroText).toBe('Neu');
  expect(after?.seminars[0]).toMatchObject({ id: seminar.id, advisorName: 'Clara Weiß' });
  expect(after?.experts[0]).toMatchObject({ id: expert.id, advisorName: 'Clara Weiß' });

  await actAs(owner);
  await expectRefusal(readOwnPage(advisor.id));
});
