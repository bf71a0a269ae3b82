import type { Page, Request } from '@playwright/test';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { setFields } from '../fixtures/database.ts';
import { demoAccounts, DEMO_SEMINARS, registrationPath } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { expectTakenOver } from '../fixtures/navigation.ts';
import { expectPublished } from '../fixtures/published.ts';
import { countReads } from '../fixtures/reads.ts';
import { freshSession } from '../fixtures/registration.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const MINUTE = 60_000;
const toasts = (page: Page) =>
  page.getByText('Link in die Zwischenablage kopiert!', { exact: true });
const share = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Teilen' });

test('UX-01.1,3 a toast is at the bottom right and goes after 4 s', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/pro');
  // the first toast loads the code; after that, the clock can stop
  await share(page).click();
  await expect(toasts(page)).toBeVisible();
  await page.clock.fastForward(MINUTE);
  await expect(toasts(page)).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 2 * MINUTE);
  await share(page).click();
  await expect(toasts(page)).toBeVisible();
  const box = await page.locator('[data-scope=toast][data-part=root]').boundingBox();
  if (!box) throw new Error('The toast has no place');
  expect(1440 - (box.x + box.width)).toBeLessThan(40);
  expect(900 - (box.y + box.height)).toBeLessThan(40);
  await page.clock.runFor(3900);
  await expect(toasts(page)).toBeVisible();
  // its way out takes a moment of its own
  await page.clock.runFor(400);
  await expect(toasts(page)).toHaveCount(0);
});

test('UX-01.4 at most 3 toasts show at once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto('/pro');
  await share(page).click();
  await expect(toasts(page)).toHaveCount(1);
  // none of them goes meanwhile
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  for (let count = 0; count < 4; count += 1) await share(page).click();
  await expect(toasts(page)).toHaveCount(3);
});

test('UX-01.2 the theme follows light, dark and the system, and the choice is kept', async ({
  page,
}) => {
  const html = page.locator('html');
  const choose = async (mode: string) => {
    await page.getByRole('button', { name: 'Farbschema' }).click();
    await page.getByRole('menuitemradio', { name: mode }).click();
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await logIn(page, demoAccounts.pro.email);
  await page.goto('/intern/portal');
  await expect(html).toHaveClass(/light/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveClass(/dark/);

  await choose('Hell');
  await expect(html).toHaveClass(/light/);
  await page.reload();
  await expect(html).toHaveClass(/light/);
  await choose('Dunkel');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveClass(/dark/);
  await page.goto('/pro');
  await expect(html).toHaveClass(/dark/);
  await page.goto('/intern/portal');
  await choose('System');
  await expect(html).toHaveClass(/light/);
});

test('UX-01.5 a toast looks like the theme', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const background = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/pro');
    await share(page).click();
    const toast = page.locator('[data-scope=toast][data-part=root]');
    await expect(toast).toBeVisible();
    return toast.evaluate((element) => getComputedStyle(element).backgroundColor);
  };
  expect(await background('light')).not.toBe(await background('dark'));
});

test('UX-02.1,2,4 dates and times are those of Berlin, in the German formats, wherever the person is', async ({
  page,
}) => {
  expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(
    'America/New_York',
  );
  const session = await freshSession();
  // in New York it is the evening before
  const inWinter = new Date('2031-01-15T00:30:00Z');
  await setFields(`sessions/${session}`, { time: inWinter });
  await page.goto(registrationPath('pro', DEMO_SEMINARS.trailer));
  const option = page.getByLabel('Termin').locator(`option[value="${session}"]`);
  await expect(option).toContainText('15. Jan. 2031, 01:30');
  await setFields(`sessions/${session}`, { time: new Date('2031-07-14T22:30:00Z') });
  await page.reload();
  await expect(option).toContainText('15. Juli 2031, 00:30');

  const advisor = await freshAdvisor();
  await storeCustomer(advisor.uid, {
    firstName: 'Nina',
    lastName: 'Nacht',
    lastContact: new Date('2026-03-03T23:30:00Z'),
    registered: new Date('2024-12-31T23:30:00Z'),
  });
  await logIn(page, advisor.email);
  await page.goto('/intern/crm');
  const row = page.getByRole('row').filter({ hasText: 'Nina Nacht' });
  await expect(row).toContainText('04.03.2026');
  await expect(row).toContainText('01.01.2025');
  await expect(row.locator('time')).toHaveAttribute('title', '01. Jan. 2025, 00:30');
});

test('UX-03.1 within 5 minutes a second visit reads nothing, afterwards it is fresh again', async ({
  page,
}) => {
  await page.clock.install();
  const reads = countReads(page);
  const loading = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'script' && loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  /** A script that is still on its way would give up: it waits for two minutes. */
  const waitMinutes = async (minutes: number) => {
    await expect.poll(() => loading.size).toBe(0);
    await page.clock.fastForward(minutes * MINUTE);
  };
  const visit = async () => {
    await page
      .locator('#seminare')
      .getByRole('link', { name: /Altersvorsorge ohne Fachchinesisch/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Altersvorsorge ohne Fachchinesisch',
    );
    await page.getByRole('link', { name: 'Zurück zu Clara' }).click();
    await expect(page.getByRole('heading', { name: '1:1 Coachings' })).toBeVisible();
    return reads.documents();
  };
  await page.goto('/pro');
  // a link before that is a new document, which remembers nothing
  await expectTakenOver(page);
  const first = await visit();
  expect(first).toBeGreaterThan(0);
  await waitMinutes(4);
  expect(await visit()).toBe(first);
  await waitMinutes(2);
  await visit();
  await expect.poll(() => reads.documents()).toBeGreaterThan(first);
});

for (const [clause, kind, path, title] of [
  [
    'UX-03.2',
    'seminars',
    `/pro/seminar-teaser/${DEMO_SEMINARS.trailer}`,
    'Altersvorsorge ohne Fachchinesisch',
  ],
  [
    'UX-03.3',
    'expertVideos',
    '/pro/video-teaser/expertfinanzplan',
    'Dein Finanzplan in 45 Minuten',
  ],
  ['UX-03.4', 'testimonials', '/pro/shared/testimonial/testimonialhassan000', 'Hassan Öztürk'],
] as const) {
  test(`${clause} the page of one of the ${kind} stays fresh for 24 hours`, async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.postData()?.includes(`/documents/${kind}/`)) asked += 1;
    });
    const heading = page.getByRole('heading', { level: 1 });
    const comeBackAfter = async (time: number) => {
      await page.getByRole('link', { name: 'Zurück zu Clara' }).click();
      // everything has arrived: a script still on its way would not survive the day that passes
      await expect(page.getByRole('heading', { name: '1:1 Coachings' })).toBeVisible();
      await expect(page.locator('video[loop]')).toBeAttached();
      await page.clock.fastForward(time);
      await page.goBack();
      await expect(heading).toHaveText(title);
    };
    await page.goto(path);
    await expect(heading).toHaveText(title);
    // only then: under the test's clock the times of sessions are not those of Berlin, which the HTML has
    await expectTakenOver(page);
    await page.clock.install();
    // the HTML has brought it along
    await comeBackAfter(23 * 60 * MINUTE);
    expect(asked).toBe(0);
    await comeBackAfter(2 * 60 * MINUTE);
    await expect.poll(() => asked).toBe(1);
  });
}

test('UX-04 from 1280 px on the header shows the words of every area, for admins too', async ({
  page,
}) => {
  await logIn(page, demoAccounts.admin.email);
  await page.goto('/intern/portal');
  const areas = page.getByRole('banner').getByRole('navigation');
  for (const width of [1280, 1440, 1536, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(areas.getByRole('link')).toHaveText([
      'Portal',
      'Konfigurator',
      'CRM',
      'Termine',
      'Seminare',
      'Experten-Videos',
      'Wissensbibliothek',
      'Angebote',
      'Schnellvideos',
      'Team',
      'Netzwerk',
      'Admin',
    ]);
    const hidden = await areas.evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    );
    expect(hidden, `${width} px`).toBe(0);
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Profil', exact: true }),
    ).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Abmelden', exact: true })).toBeInViewport();
  }
});

test('at 320 px nothing leaves the page, however long a name is', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const advisor = await freshAdvisor();
  const word = 'Donaudampfschifffahrtsgesellschaftskapitän';
  await setFields(`advisors/${advisor.uid}`, {
    firstName: 'Maximiliane-Friederike',
    lastName: word,
    heroText: null,
  });
  await setFields(`testimonials/${advisor.code}`, {
    advisor: advisor.uid,
    url: 'testimonials/video/demoadvisorpro-voice-hassan.mp4',
    thumb: 'testimonials/thumb/demoadvisorpro-voice-hassan.webp',
    customer: word,
    quote: `${word} ${word}`,
    displayOrder: 1,
    thumbTime: 2,
  });
  await expectPublished(advisor, 'Maximiliane');
  for (const path of [
    `/${advisor.code}`,
    `/${advisor.code}/shared/testimonial/${advisor.code}`,
    `/action/${advisor.uid}/seminar/${DEMO_SEMINARS.trailer}`,
    `/action/${advisor.uid}/appointment/${advisor.uid}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
    for (const button of await page.getByRole('main').getByRole('link').all()) {
      // words that stand over the edge of their own button
      expect(
        await button.evaluate((element) => element.scrollHeight - element.clientHeight),
        path,
      ).toBeLessThanOrEqual(1);
    }
  }
});

test('UX-06.1 a page that cannot be shown says the generic words, and the retry shows it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|ChunkLoadError/);
  await page.goto('/pro');
  await expect(page.getByRole('heading', { name: '1:1 Coachings' })).toBeVisible();
  await page.route(/\/remotes\/public\/.*\/chunks\//, (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum', exact: true }).click();
  await expect(
    page.getByText('Ein Fehler ist aufgetreten. Bitte versuche es später erneut.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unroute(/\/remotes\/public\/.*\/chunks\//);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
});
