import { anAdvisor, aSeminar, newId, store } from '../../../test/data.ts';
import { PATIENCE } from '../../../test/patience.ts';
import type { Advisor } from '@wbd/domain/advisors';
import { orgAudience, PUBLIC, teamAudience } from '@wbd/domain/audiences';
import type { ExpertVideo, KnowledgeVideo, Testimonial } from '@wbd/domain/content';
import { publicPageSchema, type PublicPage } from '@wbd/domain/pages';
import { aKnowledgeVideo } from '@wbd/domain/testing';
import { expect, test, vi } from 'vitest';
import { db, parseDocument } from '../../core/firestore.ts';
import { refreshPage } from './refresh-pages.service.ts';

const DAY = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
/** Older than everything else in the database: it comes first on every page, which shows a part of it at once. */
const LONG_AGO = 9_000;

async function pageOf(code: string): Promise<PublicPage | null> {
  return parseDocument(publicPageSchema, await db.doc(`publicPages/${code}`).get());
}

async function eventually(code: string, check: (page: PublicPage) => void): Promise<void> {
  await vi.waitFor(async () => {
    const page = await pageOf(code);
    expect(page).not.toBeNull();
    if (page) check(page);
  }, PATIENCE);
}

/** Only what this test made: the database may hold other content. */
const ownSeminars = (page: PublicPage, ids: readonly string[]) =>
  page.seminars.map(({ id }) => id).filter((id) => ids.includes(id));

async function choose(
  advisor: Advisor,
  id: string,
  choice: object,
  section = 'seminars',
): Promise<void> {
  const choices = { choices: { [id]: choice }, changed: [id] };
  await db.doc(`advisors/${advisor.id}/selections/${section}`).set(choices, { merge: true });
}

test('PUB-06 the page shows seminars unless the selection says otherwise, by ascending key', async () => {
  const owner = await store('advisors', anAdvisor());
  const first = await store('seminars', aSeminar(owner.id, { createdAt: daysAgo(LONG_AGO) }));
  const second = await store('seminars', aSeminar(owner.id, { createdAt: daysAgo(LONG_AGO - 1) }));
  const ids = [first.id, second.id];
  const advisor = await store('advisors', anAdvisor({ createdAt: daysAgo(1) }));
  await eventually(advisor.code, (page) => expect(ownSeminars(page, ids)).toEqual(ids));

  const last = second.createdAt.getTime() + 1;
  await choose(advisor, first.id, { visible: true, dateForOrder: last });
  await eventually(advisor.code, (page) =>
    expect(ownSeminars(page, ids)).toEqual([second.id, first.id]),
  );
  await choose(advisor, second.id, { visible: false, dateForOrder: 1 });
  await eventually(advisor.code, (page) => expect(ownSeminars(page, ids)).toEqual([first.id]));
});

test('PUB-06 expert videos follow their selection', async () => {
  const owner = await store('advisors', anAdvisor());
  const expert: ExpertVideo = await store('expertVideos', {
    id: newId('exp'),
    advisor: owner.id,
    org: owner.org,
    description: 'Wie du deine Rente planst',
    video: 'expert_videos/video/a.mp4',
    videoCaptions: null,
    trailer: null,
    trailerCaptions: null,
    thumb: 'expert_videos/thumb/a.jpg',
    bookinglink: null,
    hidden: false,
    audience: 'public',
    createdAt: daysAgo(10),
  });
  const advisor = await store('advisors', anAdvisor({ createdAt: daysAgo(20) }));
  const shows = (page: PublicPage) => page.experts.some(({ id }) => id === expert.id);
  await eventually(advisor.code, (page) => expect(shows(page)).toBe(false));

  await choose(advisor, expert.id, { visible: true, dateForOrder: 1 }, 'experts');
  await eventually(advisor.code, (page) => expect(shows(page)).toBe(true));
});

test('a new seminar appears on no page, an edited one on those that show it, a deleted one on none', async () => {
  const owner = await store('advisors', anAdvisor({ createdAt: daysAgo(9) }));
  await eventually(owner.code, (page) => expect(page.firstName).toBe(owner.firstName));
  const seminar = await store('seminars', aSeminar(owner.id, { createdAt: new Date() }));
  await choose(owner, seminar.id, { visible: true, dateForOrder: 1 });
  await eventually(owner.code, (page) =>
    expect(ownSeminars(page, [seminar.id])).toEqual([seminar.id]),
  );

  await db.doc(`seminars/${seminar.id}`).update({ title: 'Neuer Titel' });
  await eventually(owner.code, (page) =>
    expect(page.seminars.find(({ id }) => id === seminar.id)?.title).toBe('Neuer Titel'),
  );
  await db.doc(`seminars/${seminar.id}`).delete();
  await eventually(owner.code, (page) => expect(ownSeminars(page, [seminar.id])).toEqual([]));
});

test('PUB-09 an edit of the advisor reaches the page, its name also pages that show the seminars', async () => {
  const owner = await store('advisors', anAdvisor());
  const seminar = await store('seminars', aSeminar(owner.id, { createdAt: daysAgo(LONG_AGO) }));
  const viewer = await store('advisors', anAdvisor({ createdAt: daysAgo(1) }));
  await eventually(viewer.code, (page) =>
    expect(ownSeminars(page, [seminar.id])).toEqual([seminar.id]),
  );

  await db.doc(`advisors/${owner.id}`).update({ lastName: 'Weiß-Özdemir', heroText: 'Hallo' });

  await eventually(owner.code, (page) => expect(page.heroText).toBe('Hallo'));
  await eventually(viewer.code, (page) =>
    expect(page.seminars.find(({ id }) => id === seminar.id)?.advisorName).toBe(
      `${owner.firstName} Weiß-Özdemir`,
    ),
  );
});

test('a changed code moves the page, a deleted advisor takes it along', async () => {
  const advisor = await store('advisors', anAdvisor());
  const moved = `${advisor.code}neu`;
  await eventually(advisor.code, (page) => expect(page.uid).toBe(advisor.id));

  await db.doc(`advisors/${advisor.id}`).update({ code: moved });
  await eventually(moved, (page) => expect(page.code).toBe(moved));
  await vi.waitFor(async () => expect(await pageOf(advisor.code)).toBeNull(), PATIENCE);

  await db.doc(`advisors/${advisor.id}`).delete();
  await vi.waitFor(async () => expect(await pageOf(moved)).toBeNull(), PATIENCE);
});

test('a testimonial appears and disappears with its display order', async () => {
  const advisor = await store('advisors', anAdvisor());
  const testimonial: Testimonial = await store('testimonials', {
    id: newId('tes'),
    advisor: advisor.id,
    url: 'testimonials/a.mp4',
    captions: null,
    thumb: 'testimonials/a.jpg',
    customer: 'Ada',
    quote: 'Sehr zu empfehlen',
    displayOrder: 1,
    thumbTime: null,
    consentVersion: null,
    consentAt: null,
    withdrawnAt: null,
    hidden: false,
  });
  await eventually(advisor.code, (page) => expect(page.testimonials).toHaveLength(1));
  await db.doc(`testimonials/${testimonial.id}`).update({ displayOrder: null });
  await eventually(advisor.code, (page) => expect(page.testimonials).toHaveLength(0));
});

test('KNOW-01.4 the page shows library videos for everyone, the newest first, and none that is for others or hidden', async () => {
  const advisor = await store('advisors', anAdvisor({ createdAt: daysAgo(1) }));
  await eventually(advisor.code, (page) => expect(page.knowledge).toBeUndefined());
  const share = (title: string, changes: Partial<KnowledgeVideo>) =>
    store('knowledgeVideos', aKnowledgeVideo(advisor, { title, ...changes }));
  await share('Für die Organisation', {});
  await share('Für das Team', { audience: teamAudience('nord') });
  await share('Verborgen', { audience: PUBLIC, hidden: true });
  const old = await share('Alt', { audience: PUBLIC, createdAt: daysAgo(3) });
  await share('Neu', { audience: PUBLIC, createdAt: daysAgo(2), description: 'a'.repeat(2_000) });
  const titles = (page: PublicPage) => page.knowledge?.map(({ title }) => title);
  await eventually(advisor.code, (page) => expect(titles(page)).toEqual(['Neu', 'Alt']));
  const stored = JSON.stringify((await db.doc(`publicPages/${advisor.code}`).get()).data());
  expect(stored).not.toContain('knowledge_videos/video');
  expect(stored).not.toContain('a'.repeat(301));

  await db.doc(`knowledgeVideos/${old.id}`).update({ audience: orgAudience(advisor.org) });
  await eventually(advisor.code, (page) => expect(titles(page)).toEqual(['Neu']));
  await refreshPage(advisor.id);
  await eventually(advisor.code, (page) => expect(titles(page)).toEqual(['Neu']));
});

test('an advisor that does not fit the schema keeps no other page from changing', async () => {
  const advisors = [await store('advisors', anAdvisor()), await store('advisors', anAdvisor())];
  await Promise.all(advisors.map(({ id }) => refreshPage(id)));
  const [broken, other] = advisors;
  await db.doc(`advisors/${broken?.id}`).update({ heroText: 7 });
  await db.doc(`advisors/${other?.id}`).update({ heroText: 'neu' });
  await Promise.all(advisors.map(({ id }) => refreshPage(id)));
  expect((await pageOf(other?.code ?? ''))?.heroText).toBe('neu');
  expect((await pageOf(broken?.code ?? ''))?.heroText).toBe(broken?.heroText);
});

test('refreshes that run at the same time end with what is stored, and write nothing twice', async () => {
  const advisor = await store('advisors', anAdvisor({ heroText: 'alt' }));
  await Promise.all([1, 2, 3].map(() => refreshPage(advisor.id)));
  await db.doc(`advisors/${advisor.id}`).update({ heroText: 'neu' });
  await Promise.all([1, 2, 3].map(() => refreshPage(advisor.id)));
  expect((await pageOf(advisor.code))?.heroText).toBe('neu');

  const before = await db.doc(`publicPages/${advisor.code}`).get();
  await refreshPage(advisor.id);
  const after = await db.doc(`publicPages/${advisor.code}`).get();
  expect(after.updateTime?.isEqual(before.updateTime ?? after.createTime ?? after.readTime)).toBe(
    true,
  );
});
