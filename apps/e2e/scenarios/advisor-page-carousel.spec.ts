import type { Locator } from '@playwright/test';
import { carousel, slides, visibleSlides } from '../fixtures/carousel.ts';
import { expect, test } from '../fixtures/test.ts';

for (const [clauses, width, count] of [
  ['PUB-08.1,3', 390, 1],
  ['PUB-08.2,3', 1440, 3],
] as const) {
  test(`${clauses} at ${width} px the carousel shows ${count} and goes round in both directions`, async ({
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

test('PUB-08.4 the first three seminar images come first, the others 300 ms later', async ({
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
