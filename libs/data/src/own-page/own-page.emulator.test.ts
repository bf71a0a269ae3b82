import { patient } from '@wbd/tools/host-speed';
import { actAs, expectRefusal, newAdvisor, store } from '../../testing/portal.ts';
import { countReads } from '../../testing/count-reads.ts';
import type { Advisor } from '@wbd/domain/advisors';
import { anExpertVideo, aSeminar, aTestimonial } from '@wbd/domain/testing';
import { expect, test, vi } from 'vitest';
import { updateAdvisor } from '../advisors/advisors.repository.ts';
import { readContentCards } from '../content-cards/content-cards.repository.ts';
import { storeSelections } from '../selections/selections.repository.ts';
import { updateSeminar } from '../seminars/seminars.repository.ts';
import { readOwnPage } from './own-page.repository.ts';

/** The functions that put pages together have what other tests stored to do, too. */
const PATIENCE = { timeout: patient(45_000), interval: 200 };

/** The advisor's own page once the server has put it together for the first time. */
async function ownPage({ id }: Advisor) {
  return vi.waitFor(async () => {
    const own = await readOwnPage(id);
    if (!own?.isComplete) throw new Error('the page is not there yet');
    return own.page;
  }, PATIENCE);
}

test('PUB-09 the advisor’s page shows every edit at once, and no one else can read the sources', async () => {
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
  const before = await ownPage(advisor);
  expect(before).toMatchObject({ uid: advisor.id, testimonials: [{ id: testimonial.id }] });
  // both were published after this advisor had joined
  expect([...before.seminars, ...before.experts].map(({ id }) => id)).not.toContain(seminar.id);

  const first = { visible: true, dateForOrder: 1 };
  await Promise.all([
    updateAdvisor(advisor.id, { heroText: 'Neu' }),
    storeSelections('seminar', advisor.id, [{ id: seminar.id, ...first }]),
    storeSelections('expert', advisor.id, [{ id: expert.id, ...first }]),
  ]);
  const after = await ownPage(advisor);
  expect(after.heroText).toBe('Neu');
  expect(after.seminars[0]).toMatchObject({ id: seminar.id, advisorName: 'Clara Weiß' });
  expect(after.experts[0]).toMatchObject({ id: expert.id, advisorName: 'Clara Weiß' });

  await storeSelections('seminar', advisor.id, [
    { id: seminar.id, visible: false, dateForOrder: 1 },
  ]);
  expect((await ownPage(advisor)).seminars.map(({ id }) => id)).not.toContain(seminar.id);

  await actAs(owner);
  await expectRefusal(readOwnPage(advisor.id));
});

test("PUB-09 an edit of the advisor's own seminar shows on their page at once", async () => {
  const advisor = await newAdvisor({ createdAt: new Date('2024-01-01T00:00:00Z') });
  const seminar = await store('seminars', aSeminar(advisor.id));
  await actAs(advisor);
  await storeSelections('seminar', advisor.id, [
    { id: seminar.id, visible: true, dateForOrder: 1 },
  ]);
  await updateSeminar(advisor.id, {
    id: seminar.id,
    content: { title: 'Ein neuer Titel' },
    hidden: false,
    audience: 'public',
    sessions: { before: [], after: [] },
  });
  expect((await ownPage(advisor)).seminars[0]?.title).toBe('Ein neuer Titel');
});

test('PUB-09 an advisor’s view of their page costs five reads and one per own item, in a network of any size', async () => {
  const owner = await newAdvisor();
  const [, seminar] = await Promise.all([
    store('expertVideos', anExpertVideo(owner.id)),
    store('seminars', aSeminar(owner.id)),
  ]);
  await actAs(owner);
  const isListed = async () =>
    expect((await readContentCards('seminar')).map(({ id }) => id)).toContain(seminar.id);
  await vi.waitFor(isListed, PATIENCE);
  // who joins after it was published sees it without a choice
  const advisor = await newAdvisor({ createdAt: new Date() });
  await actAs(advisor);
  const look = () => readOwnPage(advisor.id);
  expect((await ownPage(advisor)).seminars).not.toEqual([]);
  expect(await countReads(look)).toBe(5);

  const [own] = await Promise.all([
    store('seminars', aSeminar(advisor.id)),
    store('testimonials', aTestimonial(advisor.id, { displayOrder: 1 })),
    store('testimonials', aTestimonial(advisor.id, { displayOrder: 2 })),
  ]);
  await storeSelections('seminar', advisor.id, [{ id: own.id, visible: true, dateForOrder: 1 }]);
  expect((await ownPage(advisor)).seminars[0]?.id).toBe(own.id);
  // a query without a result is a read, too: the first testimonial costs nothing more
  expect(await countReads(look)).toBe(5 + 1 + 1);
});
