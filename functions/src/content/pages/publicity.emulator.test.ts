import '../../../test/own-project.ts';
import { berlinDay } from '@wbd/domain/time';
import { beforeEach, expect, test } from 'vitest';
import { anAdvisor, store } from '../../../test/data.ts';
import { db } from '../../core/firestore.ts';
import { refreshHero, refreshPage } from './refresh-pages.service.ts';

const DAY_MS = 24 * 3_600_000;
const dayFromNow = (days: number) => berlinDay(new Date(Date.now() + days * DAY_MS));

async function setDeadline(imprintsDue: string | null): Promise<void> {
  await db.doc('config/public').set({
    specialAdvisor: null,
    seminarRedirects: {},
    founderSchedulingLink: 'https://termine.example',
    introVideos: {},
    imprintsDue,
  });
}

const hasPage = async (code: string) => (await db.doc(`publicPages/${code}`).get()).exists;
const imprint = { name: 'Clara Weiß', address: 'Köln', email: 'clara@example.org' };

beforeEach(() => setDeadline(dayFromNow(0)));

test('from the deadline on a page without an imprint is not public, and is again with one', async () => {
  const advisor = await store('advisors', anAdvisor({ lv: 1 }));
  await setDeadline(dayFromNow(1));
  await refreshPage(advisor.id);
  expect(await hasPage(advisor.code)).toBe(true);

  await setDeadline(dayFromNow(0));
  await refreshHero(advisor.id, advisor.code);
  expect(await hasPage(advisor.code)).toBe(false);
  await refreshPage(advisor.id);
  expect(await hasPage(advisor.code)).toBe(false);

  await db.doc(`imprints/${advisor.id}`).set(imprint);
  await refreshPage(advisor.id);
  expect(await hasPage(advisor.code)).toBe(true);
});

test('former codes lead nowhere meanwhile, and choices of what the page shows stay', async () => {
  const advisor = await store('advisors', anAdvisor({ lv: 2 }));
  await db.doc(`codes/frueher${advisor.code}`).set({ uid: advisor.id });
  const choices = db.doc(`advisors/${advisor.id}/selections/seminars`);
  await choices.set({ choices: { one: { visible: false, dateForOrder: 1 } }, changed: ['one'] });
  await setDeadline(null);
  await refreshPage(advisor.id);
  expect(await hasPage(`frueher${advisor.code}`)).toBe(true);
  await setDeadline(dayFromNow(-1));
  await refreshPage(advisor.id);
  expect(await hasPage(`frueher${advisor.code}`)).toBe(false);
  expect((await choices.get()).exists).toBe(true);
});

test("a scout's page needs none", async () => {
  const scout = await store('advisors', anAdvisor({ lv: 0 }));
  await refreshPage(scout.id);
  expect(await hasPage(scout.code)).toBe(true);
});
