import type { Locator, Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor, requestAs, signInAs } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { DEMO_SEMINARS } from '../fixtures/demo.ts';
import { expectTakenOver } from '../fixtures/navigation.ts';
import { BY_ITSELF } from '../fixtures/patience.ts';
import { expectPublished, publishedText } from '../fixtures/published.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const slides = (of: Locator) => of.locator('[aria-roledescription=Folie]');
/** Slides that can be reached; the others are inert. */
const visibleSlides = (of: Locator) => slides(of).filter({ hasNot: of.page().locator('[inert]') });

test('PUB-05 testimonials come in their order, hidden ones do not', async ({ page }) => {
  const advisor = await freshAdvisor();
  for (const [id, customer, displayOrder] of [
    ['a', 'Dritte Stimme', 30],
    ['b', 'Erste Stimme', 10],
    ['c', 'Versteckte Stimme', null],
    ['d', 'Zweite Stimme', 20],
  ] as const) {
    await setFields(`testimonials/${advisor.code}${id}`, {
      advisor: advisor.uid,
      url: 'testimonials/video/demoadvisorpro-voice-hassan.mp4',
      thumb: 'testimonials/thumb/demoadvisorpro-voice-hassan.webp',
      customer,
      quote: 'Gut beraten.',
      displayOrder,
      thumbTime: 2,
    });
  }
  await expectPublished(advisor, 'Zweite Stimme');
  await page.goto(`/${advisor.code}`);
  await expect(slides(carousel(page, 'Kundenstimmen')).locator('p:last-child')).toHaveText([
    'Erste Stimme',
    'Zweite Stimme',
    'Dritte Stimme',
  ]);
  await carousel(page, 'Kundenstimmen').getByRole('link').first().click();
  await expect(page).toHaveURL(`/${advisor.code}/shared/testimonial/${advisor.code}b`);
});

test('PUB-05 PUB-10 sections that fail to load show an error, and the retry shows them', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|RPC_ERROR/);
  await page.route(/documents:batchGet/, (route) => route.abort());
  // from a page whose HTML carries no advisor's page as data
  await page.goto('/legal/impressum');
  await expectTakenOver(page);
  await page.getByRole('banner').getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(
    page.getByText('Wir konnten die Videos nicht laden. Versuche es etwas später erneut.'),
  ).toBeVisible({ timeout: patient(20_000) });
  await expect(page.getByText('Testimonials konnten nicht geladen werden.')).toBeVisible();
  await expect(page.getByText('Fehler', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Das hat leider nicht geklappt · WBD');
  await expectAccessible(page);
  await page.unroute(/documents:batchGet/);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Gute Beratung beginnt mit einem Menschen, dem du vertraust.',
  );
  await expect(page).toHaveTitle('Gute Beratung beginnt mit Vertrauen · WBD');
});

test('PUB-06 seminars and coachings show unless the advisor chose otherwise, in the order chosen', async ({
  page,
}) => {
  const advisor = await freshAdvisor({ joined: new Date() });
  const choose = (section: string, ...choices: [id: string, visible: boolean, order: number][]) =>
    setFields(`advisors/${advisor.uid}/selections/${section}`, {
      choices: Object.fromEntries(
        choices.map(([id, visible, dateForOrder]) => [id, { visible, dateForOrder }] as const),
      ),
      changed: choices.map(([id]) => id),
    });
  await choose(
    'seminars',
    [DEMO_SEMINARS.full, true, 2],
    [DEMO_SEMINARS.online, true, 1],
    [DEMO_SEMINARS.plain, false, 3],
  );
  await choose('experts', ['expertrente', true, 1], ['expertbaufinanzierung', false, 2]);
  // the choices of seminars and those of expert videos arrive on the page each on their own, and after its first version
  const cards = [DEMO_SEMINARS.full, DEMO_SEMINARS.plain, 'expertrente', 'expertbaufinanzierung'];
  const shown = async () => {
    const content = await publishedText(advisor.code);
    return cards.filter((card) => content.includes(card));
  };
  await expect.poll(shown, BY_ITSELF).toEqual([DEMO_SEMINARS.full, 'expertrente']);
  await page.goto(`/${advisor.code}`);
  const titles = slides(carousel(page, 'Seminare')).getByRole('heading');
  await expect(titles.nth(0)).toHaveText('ETFs für Einsteiger');
  await expect(titles.nth(1)).toHaveText('Richtig abgesichert');
  // without a choice: by the day of publication
  await expect(titles.nth(2)).toHaveText('Altersvorsorge ohne Fachchinesisch');
  await expect(titles.nth(3)).toHaveText('Finanzen für junge Familien');
  await expect(titles.filter({ hasText: 'Der Weg ins Eigenheim' })).toHaveCount(0);
  // the operator hides it for everyone
  await expect(titles.filter({ hasText: 'Erben und Schenken' })).toHaveCount(0);
  const coachings = page.locator('#coachings').getByRole('link');
  await expect(coachings.nth(0)).toContainText('Deine Rentenlücke, ehrlich gerechnet');
  await expect(coachings.nth(1)).toContainText('Dein Finanzplan in 45 Minuten');
  // by its address: other tests give their videos the same title
  await expect(page.locator('#coachings a[href$="/expertbaufinanzierung"]')).toHaveCount(0);
});

test('PUB-07 cards lead to the teaser exactly when there is a trailer', async ({ page }) => {
  await page.goto('/pro');
  const seminars = page.locator('#seminare');
  const coachings = page.locator('#coachings');
  for (const [section, card, path] of [
    [seminars, 'Altersvorsorge ohne Fachchinesisch', '/pro/seminar-teaser/seminaraltersvorsorge'],
    [seminars, 'Der Weg ins Eigenheim', '/pro/seminar/seminareigenheim'],
    [coachings, 'Dein Finanzplan in 45 Minuten', '/pro/video-teaser/expertfinanzplan'],
    [coachings, 'Baufinanzierung im Check', '/pro/video/expertbaufinanzierung'],
  ] as const) {
    await section.getByRole('link').filter({ hasText: card }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /abspielen$/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/pro');
  }
});

for (const [width, count] of [
  [390, 1],
  [1440, 3],
] as const) {
  test(`PUB-08 at ${width} px the carousel shows ${count} and goes round in both directions`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/pro');
    const seminars = carousel(page, 'Seminare');
    await seminars.scrollIntoViewIfNeeded();
    await expect(visibleSlides(seminars)).toHaveCount(count);
    const total = await slides(seminars).count();
    expect(total).toBeGreaterThan(3);
    const next = seminars.getByRole('button', { name: 'Nächste Folie' });
    const position = seminars.locator('p[aria-hidden=true]');
    await expect(position).toHaveText(`1 von ${total}`);
    for (let step = 2; step <= total; step += 1) {
      await next.click();
      await expect(position).toHaveText(`${step} von ${total}`);
    }
    await next.click();
    await expect(position).toHaveText(`1 von ${total}`);
    await expect(slides(seminars).first().getByRole('link')).toBeInViewport();
    await seminars.getByRole('button', { name: 'Vorherige Folie' }).click();
    await expect(position).toHaveText(`${total} von ${total}`);
    await expect(visibleSlides(seminars)).toHaveCount(count);
  });
}

test('PUB-08 the arrow keys move from card to card: a card that leaves the view hands over the focus', async ({
  page,
}) => {
  await page.goto('/pro');
  const seminars = carousel(page, 'Seminare');
  await seminars.scrollIntoViewIfNeeded();
  await expect(visibleSlides(seminars)).toHaveCount(3);
  const card = (index: number) => slides(seminars).nth(index).getByRole('link');
  await card(0).focus();
  for (const next of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expect(card(next)).toBeFocused();
  }
  await page.keyboard.press('ArrowLeft');
  await expect(card(3)).toBeFocused();
  await expect(seminars.locator('p[aria-hidden=true]')).toHaveText(/^3 von/);
});

test('PUB-08 a carousel far below the screen starts when it comes near, and obeys a press before that', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pro');
  const [near, far] = [carousel(page, 'Kundenstimmen'), carousel(page, 'Seminare')];
  const next = far.getByRole('button', { name: 'Nächste Folie' });
  // below the screen by less than half of its height; the other one by more than all of it
  await expect(visibleSlides(near)).toHaveCount(1);
  await expect(next).toBeVisible();
  await expect(far.locator('[inert]')).toHaveCount(0);

  // without the pointer, which would bring it near
  await next.dispatchEvent('click');
  await expect(far.locator('p[aria-hidden=true]')).toHaveText(/^2 von/);
  await expect(far.locator('[aria-live=polite]')).toHaveText(/^2 von/);
  await expect(visibleSlides(far)).toHaveCount(1);
});

test('PUB-08 the first three seminar images come first, the others 300 ms later', async ({
  page,
}) => {
  await page.goto('/pro');
  const images = slides(carousel(page, 'Seminare')).locator('img');
  await expect(images).toHaveCount(3);
  // the others wait until they are near, too
  await carousel(page, 'Seminare').scrollIntoViewIfNeeded();
  await expect(images).toHaveCount(5);
  const priorities = await images.evaluateAll((all) =>
    all.map((image) => image.getAttribute('fetchpriority')),
  );
  expect(priorities).toEqual(['high', 'high', 'high', 'auto', 'auto']);
  await expect.poll(() => imageStarts(images)).toHaveLength(5);
  const [first = 0, second = 0, third = 0, ...others] = await imageStarts(images);
  const last = Math.max(first, second, third);
  for (const other of others) expect(other - last).toBeGreaterThan(200);
});

test('PUB-08 a picture far below the screen loads when it comes near, or for printing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [kind] = /(seminars|testimonials|expert_videos)%2Fthumb/.exec(request.url()) ?? [];
    if (kind !== undefined) asked.push(kind);
  });
  const askedFor = (folder: string) => asked.filter((kind) => kind.startsWith(folder)).length;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pro');
  await expect(slides(carousel(page, 'Kundenstimmen')).first().locator('img')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([askedFor('seminars'), askedFor('expert_videos')]).toEqual([3, 0]);

  await page.getByRole('heading', { name: '1:1 Coachings' }).scrollIntoViewIfNeeded();
  await expect.poll(() => askedFor('expert_videos')).toBeGreaterThan(1);
  const before = asked.length;
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  const images = page.getByRole('main').locator('img');
  await expect(page.locator('[data-carousel-view] .wbd-skeleton')).toHaveCount(0);
  expect(await images.count()).toBeGreaterThan(13);
});

/** When the browser asked for each image, in milliseconds since the page was opened. */
async function imageStarts(images: Locator): Promise<number[]> {
  return images.evaluateAll((all) =>
    all.flatMap((image) => {
      const src = image instanceof HTMLImageElement ? image.currentSrc : '';
      return performance.getEntriesByName(src).map(({ startTime }) => startTime);
    }),
  );
}

test('PUB-08 an image that takes longer than 5 s is replaced, and still shows when it comes', async ({
  page,
}) => {
  await page.clock.install();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const thumb = /seminars%2Fthumb%2Fdemoadvisorpro-altersvorsorge/;
  await page.route(thumb, async (route) => {
    await held;
    await route.continue();
  });
  // the page is not loaded before its image is
  await page.goto('/pro', { waitUntil: 'commit' });
  const card = slides(carousel(page, 'Seminare')).first();
  const standIn = card.locator('.lucide-presentation');
  await expect(card.getByRole('heading')).toBeVisible();
  // from here on, waiting costs no time of the page
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.clock.fastForward(2000);
  await expect(standIn).toHaveCount(0);
  await page.clock.fastForward(4000);
  await expect(standIn).toBeVisible();
  await page.clock.resume();
  release();
  await expect(card.locator('img')).toBeVisible();
  await expect(standIn).toHaveCount(0);
});

test('PUB-09 the code is found in upper and lower case', async ({ page }) => {
  await page.goto('/PRO');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clara Weiß');
  await page.goto('/Pro/seminar/seminareigenheim');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Weg ins Eigenheim');
});

test('PUB-09 a code with umlauts is found, too, typed or linked', async ({ page }) => {
  const { code } = await freshAdvisor({ name: 'jörgweiß' });
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(`/${code.replace('jörg', 'JÖRG')}`);
  await expect(title).toHaveText('Frieda am Anfang');
  await page.goto(`/${encodeURIComponent(code)}`);
  await expect(title).toHaveText('Frieda am Anfang');
});

test('PUB-09 the advisor sees their own edit at once, while visitors see what is published', async ({
  page,
  browser,
}) => {
  const advisor = await freshAdvisor();
  await signInAs(page, advisor);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Frieda am Anfang');

  // what visitors get lags behind
  await setFields(`publicPages/${advisor.code}`, { heroText: 'Frieda von gestern' });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${advisor.code}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Frieda von gestern');
  await page.reload();
  await expect(title).toHaveText('Frieda am Anfang');

  const written = await requestAs(advisor, {
    method: 'PATCH',
    path: `/advisors/${advisor.uid}?updateMask.fieldPaths=heroText`,
    body: { fields: { heroText: { stringValue: 'Frieda ganz neu' } } },
  });
  expect(written.status).toBe(200);
  await page.reload();
  await expect(title).toHaveText('Frieda ganz neu');
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Frieda ganz neu', {
      timeout: 1000,
    });
  }).toPass(BY_ITSELF);
  await visitor.context().close();
});
