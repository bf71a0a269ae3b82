import type { Locator } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor, type FreshAdvisor } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { expectPublished } from '../fixtures/published.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const SEMINARS = 60;
const COACHINGS = 30;
/** No advisor has joined since, so that no other page shows them without a choice. */
const IN_THE_FUTURE = new Date('2099-01-01T12:00:00Z');

const number = (index: number) => String(index + 1).padStart(2, '0');
const titles = (count: number) =>
  Array.from({ length: count }, (_, index) => `Nummer ${number(index)}`);

/** Writing as many takes the triggers a while on a busy machine. */
const PATIENCE_MS = patient(60_000);
test.describe.configure({ timeout: 2 * PATIENCE_MS });

/** An advisor who shows these items of their own, in the order of their numbers. */
async function advisorWith(
  collection: 'seminars' | 'expertVideos',
  section: 'seminars' | 'experts',
  count: number,
  content: (title: string) => Parameters<typeof setFields>[1],
): Promise<FreshAdvisor> {
  const advisor = await freshAdvisor();
  const ids = Array.from({ length: count }, (_, index) => `${advisor.code}n${number(index)}`);
  await Promise.all(
    ids.map((id, index) =>
      setFields(`${collection}/${id}`, {
        ...content(`Nummer ${number(index)}`),
        advisor: advisor.uid,
        org: 'org-01',
        trailer: null,
        createdAt: IN_THE_FUTURE,
      }),
    ),
  );
  await setFields(`advisors/${advisor.uid}/selections/${section}`, {
    choices: Object.fromEntries(
      ids.map((id, index) => [id, { visible: true, dateForOrder: index }] as const),
    ),
    changed: [],
  });
  await expectPublished(advisor, 'Nummer 24', { timeout: PATIENCE_MS });
  return advisor;
}

const seminar = (title: string) => ({
  title,
  description: 'Eines von vielen.',
  duration: 60,
  online: true,
  video: null,
  preview: null,
  thumb: null,
  pdf: null,
});
const coaching = (description: string) => ({
  description,
  video: 'expert_videos/video/demoadvisorpro-coaching-plan.mp4',
  thumb: 'expert_videos/thumb/demoadvisorpro-cover-plan.webp',
  bookinglink: null,
});

const moreIn = (section: Locator) =>
  section.getByRole('button', { name: 'Mehr anzeigen', exact: true });

/** Does something that must not move what is on the screen, once the screen stands still. */
async function withoutJump(still: Locator, act: () => Promise<void>): Promise<void> {
  const place = async () => (await still.boundingBox())?.y;
  let before = await place();
  await expect
    .poll(
      async () => {
        const last = before;
        before = await place();
        return before === last;
      },
      { intervals: [250] },
    )
    .toBe(true);
  await act();
  expect(await place()).toBe(before);
}

test('PUB-06 sixty seminars come 24 at a time on "Mehr anzeigen", by keyboard, in order and without a jump', async ({
  page,
}) => {
  const advisor = await advisorWith('seminars', 'seminars', SEMINARS, seminar);
  await page.goto(`/${advisor.code}`);
  const section = page.locator('#seminare');
  const carousel = section.getByRole('region', { name: 'Seminare', exact: true });
  const cards = carousel.locator('h3');
  await expect(cards).toHaveText(titles(24));

  const more = moreIn(section);
  await more.focus();
  await withoutJump(section.getByRole('heading', { level: 2 }), async () => {
    await page.keyboard.press('Enter');
    // the emulator starts a process for the first call
    await expect(cards).toHaveText(titles(48), { timeout: PATIENCE_MS });
  });
  await expect(more).toBeFocused();
  await expect(carousel.locator('p[aria-hidden=true]')).toHaveText('1 von 48');
  await expectAccessible(page);

  await page.keyboard.press('Enter');
  await expect(cards).toHaveText(titles(SEMINARS));
  await expect(more).toHaveCount(0);
  await expect(section.getByText('Das sind alle Seminare.', { exact: true })).toBeFocused();
});

test('PUB-06 PUB-10 "Mehr anzeigen" also loads coachings; a failure shows an error, and the button tries again', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  const advisor = await advisorWith('expertVideos', 'experts', COACHINGS, coaching);
  consoleErrors.allow(/ERR_FAILED/);
  await page.goto(`/${advisor.code}`);
  const section = page.locator('#coachings');
  const cards = section.getByRole('link');
  await expect(cards).toHaveCount(24);

  await page.route(/moreOfPage/, (route) => route.abort());
  const more = moreIn(section);
  await more.click();
  await expect(section.getByRole('alert')).toHaveText(
    'Wir konnten die Videos nicht laden. Versuche es etwas später erneut.',
    { timeout: patient(20_000) },
  );
  await page.unroute(/moreOfPage/);

  await more.focus();
  await withoutJump(cards.nth(23), async () => {
    await page.keyboard.press('Enter');
    await expect(cards).toHaveCount(COACHINGS);
  });
  for (const [index, title] of titles(COACHINGS).entries()) {
    await expect(cards.nth(index)).toContainText(title);
  }
  // the focus goes on to the first of the new ones
  await expect(cards.nth(24)).toBeFocused();
  await expect(section.getByText('Das sind alle Coachings.', { exact: true })).toBeVisible();
  await expectAccessible(page);

  // the next page is at its top at once, without sliding there
  await cards.nth(29).focus();
  const start = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => {
    window.addEventListener('scroll', () => {
      const { dataset } = document.documentElement;
      dataset['places'] = `${dataset['places'] ?? ''} ${window.scrollY}`;
    });
  });
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(`/${advisor.code}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const place = () => page.evaluate(() => window.scrollY);
  await expect.poll(place).toBe(0);
  const places = await page.evaluate(() => document.documentElement.dataset['places'] ?? '');
  expect(start).toBeGreaterThan(0);
  expect(
    places
      .trim()
      .split(' ')
      .map(Number)
      .filter((y) => y !== start),
  ).toEqual([0]);

  // they are still there when the visitor returns from a card
  await page.goBack();
  await expect(cards).toHaveCount(COACHINGS);
});
