import type { Locator, Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { PUBLIC_PAGES } from '../fixtures/public-pages.ts';
import { expectPublished } from '../fixtures/published.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ isFirstVisit: true });

/** milliseconds for opening a page and looking at it in three sizes */
const SLOWEST_PAGE_MS = 5_000;
/** What moved on its own, as the browser measures it; 0.1 is where it begins to bother. */
const MOST_SHIFT = 0.005;

/** Opens a page and waits until everything on it has arrived. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Nothing sticks out of the page, and no words are cut off. */
async function expectToHold(page: Page, what: string): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    what,
  ).toBeLessThanOrEqual(0);
  const cutOff = await page
    .locator('main a:visible, main button:visible, main label:visible, h1')
    .evaluateAll((elements) =>
      elements
        .filter(({ clientWidth, clientHeight }) => clientWidth > 1 && clientHeight > 1)
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth - clientWidth > 1 || scrollHeight - clientHeight > 1,
        )
        // of a picture something may be cut off, of words nothing
        .filter(({ textContent }) => textContent.trim() !== '')
        .filter((element) => getComputedStyle(element).overflow !== 'visible')
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    );
  expect(cutOff, what).toEqual([]);
}

test('UX-04 on a phone nothing jumps while a public page loads, and it holds at 320 px and at 200 %', async ({
  page,
}) => {
  test.setTimeout(patient(PUBLIC_PAGES.length * SLOWEST_PAGE_MS));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || typeof entry.value !== 'number') continue;
        const { dataset } = document.documentElement;
        dataset['shift'] = String(Number(dataset['shift'] ?? 0) + entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of PUBLIC_PAGES) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
    expect(shift, path).toBeLessThanOrEqual(MOST_SHIFT);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectToHold(page, `${path} at 320 px`);
    // a screen of 1280 by 800 at 200 % zoom; the breakpoints are in em, so they scale too
    await page.setViewportSize({ width: 640, height: 400 });
    await expectToHold(page, `${path} at 200 %`);
  }
});

test('UX-04 on a phone whose text is twice as large nothing sticks out or is cut off', async ({
  page,
}) => {
  test.setTimeout(patient(PUBLIC_PAGES.length * SLOWEST_PAGE_MS));
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of PUBLIC_PAGES) {
    await open(page, path);
    await page.addStyleTag({ content: 'html { font-size: 32px }' });
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe('32px');
    await expectToHold(page, `${path} at 32 px`);
  }
});

test('UX-04 who asks for less motion sees none, but the picture that the motion begins with', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/pro', '/', '/partner']) {
    await open(page, path);
    await page.mouse.wheel(0, 2_000);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => {
          const { duration = 0, iterations = 1 } = effect?.getTiming() ?? {};
          return playState === 'running' && (Number(duration) > 1 || iterations === Infinity);
        })
        .map((animation) =>
          'animationName' in animation ? animation.animationName : 'transition',
        ),
    );
    expect(moving, path).toEqual([]);
    expect(
      await page.evaluate(() =>
        [...document.querySelectorAll('video')].every((video) => video.paused),
      ),
      path,
    ).toBe(true);
    // the hero's loop is the one video that a page shows by itself; in its place is its poster, and nothing of it is fetched
    const videos = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('video')].map(({ networkState, readyState }) => ({
          isAskedFor: networkState === HTMLMediaElement.NETWORK_LOADING || readyState > 0,
          poster: [...document.querySelectorAll('img')].some(
            ({ src, naturalWidth }) => src.includes('loop-hills') && naturalWidth > 0,
          ),
        })),
      );
    const still = { isAskedFor: false, poster: true };
    await expect.poll(videos, path).toEqual(path === '/pro' ? [still] : []);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('auto');
  }
});

test('UX-04 a loop from before there were posters shows its own first picture to who asks for less motion', async ({
  page,
}) => {
  const { uid, code } = await freshAdvisor();
  const loop = 'hero/loop/demoadvisorpro-loop-hills.mp4';
  await setFields(`advisors/${uid}`, { loop });
  await expectPublished({ code }, loop, { timeout: patient(20_000) });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `/${code}`);
  const video = page.getByRole('main').locator('video[loop]');
  await expect(video).toHaveCSS('opacity', '1');
  await expect(video).toHaveJSProperty('paused', true);
  await expect(page.locator('img[src*="loop-hills"]')).toHaveCount(0);
});

test('the sign-in begins at the edge of the mark, and a single testimonial at the edge of its heading', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 2, name: 'Was Kundinnen und Kunden sagen' });
  const voice = page.getByRole('main').locator('a[href*="/testimonial/"]');
  const mark = page.getByRole('banner').locator('svg').first();
  const edgeOf = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? NaN);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/auth');
    await expect(page.getByLabel('E-Mail')).toBeVisible();
    for (const part of [page.getByRole('heading', { level: 1 }), page.getByLabel('E-Mail')]) {
      await expect.poll(() => edgeOf(part), { message: `${width} px` }).toBe(await edgeOf(mark));
    }
    await page.goto('/kollege');
    await expect(voice).toHaveCount(1);
    await expect.poll(() => edgeOf(voice), { message: `${width} px` }).toBe(await edgeOf(heading));
  }
});
