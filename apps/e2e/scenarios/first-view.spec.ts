import type { Locator, Page } from '@playwright/test';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { DEMO_EXPERTS, DEMO_QUICK_VIDEOS, DEMO_SEMINARS, demoAccounts } from '../fixtures/demo.ts';
import { withEntry } from '../fixtures/deployment.ts';
import { logIn } from '../fixtures/login.ts';
import { expectTakenOver, isTakenOver } from '../fixtures/navigation.ts';
import { expectPublished } from '../fixtures/published.ts';
import { expect, expectAccessibleAsShown, test } from '../fixtures/test.ts';
import { playedSeconds } from '../fixtures/video.ts';

test.use({ isFirstVisit: true });

const { pro } = demoAccounts;
const SHELL_SCRIPT = /\/main\.[0-9a-f]+\.js$/;
const MOST_SHIFT = 0.005;
const LANDING_HEADING = 'Deine Seite spricht für dich, bevor du es tust.';
const TERMS = 'Allgemeine Geschäftsbedingungen';
const TESTIMONIAL = 'shared/testimonial/testimonialhassan000';
const PENSION = 'Deine Rentenlücke, ehrlich gerechnet – und der Weg, sie zu schließen.';
const COACHING = 'Dein Finanzplan in 45 Minuten';
const SEMINAR = 'Altersvorsorge ohne Fachchinesisch';
const PAGE_HEADING = 'Gute Beratung beginnt mit einem Menschen, dem du vertraust.';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const booking = (page: Page) =>
  main(page).getByRole('link', { name: 'Termin buchen', exact: true }).first();

declare global {
  interface Window {
    /**
     * the sum of the layout shifts, frames in which a heading that was there is gone, and how often rules were taken away,
     * after which the browser styles the whole page again
     */
    seen: { shift: number; blank: number; restyled: number };
    /** an element of the first view */
    remembered: Element | null;
    /** the address of the picture that is the largest paint so far */
    largest: string;
  }
}

/** Holds the shell's script back. The returned function lets it go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(SHELL_SCRIPT, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

/** Watches from the first paint on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0, blank: 0, restyled: 0 };
    window.seen = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver((changes) => {
      const gone = changes.flatMap(({ removedNodes }) => [...removedNodes]);
      seen.restyled += gone.filter((node) => node.nodeName === 'STYLE' && node.textContent).length;
    }).observe(document, { childList: true, subtree: true });
    let wasThere = false;
    const look = () => {
      const isThere = document.querySelector('h1') !== null;
      if (wasThere && !isThere) seen.blank += 1;
      wasThere ||= isThere;
      requestAnimationFrame(look);
    };
    look();
  });
}

const isShown = (picture: Locator) =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);

const remember = (element: Locator) =>
  element.evaluate((found) => {
    window.remembered = found;
  });
const rememberHeading = (page: Page) => remember(page.locator('h1').first());

/** Where everything of the first screen lies. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *, main h1, main h1 ~ *, main h1 ~ * *')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.top < window.innerHeight)
      .map(({ element, box }) => `${element.tagName} ${box.x} ${box.y} ${box.width} ${box.height}`),
  );

for (const { width, colorScheme } of [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const) {
  test(`PUB-03 PUB-02 PUB-11 PUB-12 PARTNER-02 ROUTE-06 the first view is there before any script, and is taken over without a change (${width} px, ${colorScheme})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await watch(page);
    for (const [path, title, tab, later] of [
      [`/${pro.code}`, 'Clara Weiß', 'Clara Weiß · WBD', '1:1 Coachings'],
      ['/', PAGE_HEADING, 'Gute Beratung beginnt mit Vertrauen · WBD', '1:1 Coachings'],
      [
        `/${pro.code}/seminar-teaser/${DEMO_SEMINARS.trailer}`,
        SEMINAR,
        `${SEMINAR} · WBD`,
        'Weitere Seminare',
      ],
      [
        `/${pro.code}/video-teaser/${DEMO_EXPERTS.pension}`,
        PENSION,
        `${PENSION} · WBD`,
        'Weitere 1:1 Coachings',
      ],
      ['/partner/advisor', LANDING_HEADING, 'Berater · WBD', 'Häufige Fragen'],
      ['/legal/agb', TERMS, `${TERMS} · WBD`, '2. Seminare'],
    ] as const) {
      const letGo = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole('contentinfo')).toContainText('Impressum');
      await expectAccessibleAsShown(page);
      expect(await isTakenOver(page)).toBe(false);
      await page.evaluate(() => document.fonts.ready);
      const before = await boxes(page);
      expect(before.length).toBeGreaterThan(8);
      await rememberHeading(page);

      letGo();
      await expectTakenOver(page);
      expect(await page.evaluate(() => window.remembered?.isConnected)).toBe(true);
      expect(await boxes(page)).toEqual(before);
      await expect(main(page).getByRole('heading', { name: later })).toBeVisible();
      await expect(page).toHaveTitle(tab);
      const { shift, ...others } = await page.evaluate(() => window.seen);
      expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
      expect(others).toEqual({ blank: 0, restyled: 0 });
      await page.unroute(SHELL_SCRIPT);
    }
  });
}

test.describe('on a sharp screen', () => {
  test.use({ deviceScaleFactor: 2 });

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`PUB-03 the loop's poster paints before any script and loads once, and the loop that fades in over it causes no larger paint (${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') asked.push(decodeURIComponent(request.url()));
      });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            window.largest = 'url' in entry && typeof entry.url === 'string' ? entry.url : '';
          }
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      });
      const letGo = await holdScripts(page);
      await page.goto(`/${pro.code}`, { waitUntil: 'commit' });
      const poster = main(page).locator('img[src*="loop-hills"]');
      await expect.poll(() => isShown(poster)).toBe(true);
      expect(await isTakenOver(page)).toBe(false);

      letGo();
      const loop = main(page).locator('video[loop]');
      await expect(loop).toHaveCSS('opacity', '1');
      await expect.poll(() => playedSeconds(loop)).toBeGreaterThan(0.2);
      await expect(poster).toBeVisible();
      expect(asked.filter((url) => url.includes('loop-hills'))).toEqual([
        expect.stringMatching(/\/hero\/thumb\/.*loop-hills\.webp\/1280\.webp/),
      ]);
      expect(await page.evaluate(() => decodeURIComponent(window.largest))).toContain(
        'loop-hills.webp',
      );
    });
  }
});

test('PUB-13 PUB-14 PUB-15 what an address says is in the HTML, and the browser asks for none of it', async ({
  page,
  request,
}) => {
  const html = async (rest: string) => (await request.get(`/${pro.code}/${rest}`)).text();
  for (const [rest, words] of [
    [`seminar/${DEMO_SEMINARS.plain}`, ['Der Weg ins Eigenheim', 'Vor Ort', 'Termine']],
    [`seminar/${DEMO_SEMINARS.online}`, ['ETFs für Einsteiger', '>Online<', '<li>']],
    [`seminar/${DEMO_SEMINARS.full}`, ['Richtig abgesichert', 'Ausgebucht']],
    [`seminar/${DEMO_SEMINARS.past}`, ['Finanzen für junge Familien', '<li>']],
    [`video/${DEMO_EXPERTS.plan}`, [COACHING, 'Wo stehst du, wo willst du hin']],
    [TESTIMONIAL, ['Hassan Öztürk', '<q>Endlich verstehe ich, wofür ich spare.</q>']],
    [`shared/schnellvideo/${DEMO_QUICK_VIDEOS.plan}`, ['Termin buchen', 'Mehr über Clara']],
  ] as const) {
    const [, root = ''] = /<div id="root">(.*)/s.exec(await html(rest)) ?? [];
    expect(root).toContain('<h1');
    for (const word of words) expect(root).toContain(word);
  }
  for (const id of [DEMO_SEMINARS.hidden, 'gone']) {
    const plain = await html(`seminar/${id}`);
    expect(plain).toContain('content="noindex"');
    expect(plain).not.toContain('<h1');
  }

  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  for (const rest of [
    TESTIMONIAL,
    `seminar/${DEMO_SEMINARS.online}`,
    `shared/schnellvideo/${DEMO_QUICK_VIDEOS.plan}`,
  ]) {
    const letGo = await holdScripts(page);
    await page.goto(`/${pro.code}/${rest}`, { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    await rememberHeading(page);
    letGo();
    await expectTakenOver(page);
    expect(await page.evaluate(() => window.remembered?.isConnected)).toBe(true);
    await page.unroute(SHELL_SCRIPT);
  }
  expect(asked.filter((url) => /\/documents|google\.firestore/.test(url))).toEqual([]);
});

test('PUB-03 links work before React has the page, place and focus stay, also after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const letGo = await holdScripts(page);
  await page.goto(`/${pro.code}`, { waitUntil: 'commit' });
  await expect(booking(page)).toHaveAttribute('href', `/action/${pro.uid}/appointment/${pro.uid}`);
  await booking(page).focus();
  await page.evaluate(() => window.scrollTo({ top: 240, behavior: 'instant' }));
  letGo();
  await expectTakenOver(page);
  await expect(booking(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(240);

  // the browser's own restoration, which the router leaves alone
  await page.unroute(SHELL_SCRIPT);
  await page.reload();
  await expectTakenOver(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(240);

  // React follows links in place, and the way back leads to the place that was left
  await rememberHeading(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  expect(await page.evaluate(() => window.remembered !== null)).toBe(true);
});

test('APPT-01 a tap before any script leads to the page of the appointment, which is taken over in place, also with a query', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watch(page);
  const path = `/action/${pro.uid}/appointment/${pro.uid}`;
  const tap = async () => {
    await page.goto(`/${pro.code}`, { waitUntil: 'commit' });
    await booking(page).click();
  };
  const withVideo = `?video=${DEMO_EXPERTS.plan}`;
  const open = () => page.goto(path + withVideo, { waitUntil: 'commit' });
  for (const [query, arrive] of [
    ['', tap],
    [withVideo, open],
  ] as const) {
    const letGo = await holdScripts(page);
    await arrive();
    await expect(heading(page)).toHaveText('Termin mit Clara Weiß');
    await expect(page).toHaveURL(path + query);
    await expectAccessibleAsShown(page);
    expect(await isTakenOver(page)).toBe(false);
    await rememberHeading(page);

    letGo();
    await expectTakenOver(page);
    await expect(page.getByLabel('Telefonnummer')).toBeVisible();
    expect(await page.evaluate(() => window.remembered?.isConnected)).toBe(true);
    await expect(page).toHaveTitle('Termin mit Clara Weiß · WBD');
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Anmelden', exact: true }),
    ).toHaveAttribute('href', `/auth?${new URLSearchParams({ next: path + query })}`);
    const { shift, blank } = await page.evaluate(() => window.seen);
    expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
    expect(blank).toBe(0);
    await page.unroute(SHELL_SCRIPT);
  }
});

test('PUB-03 a button of the first view that is pressed too early is answered once', async ({
  page,
}) => {
  const letGo = await holdScripts(page);
  await page.goto(`/${pro.code}`, { waitUntil: 'commit' });
  await main(page)
    .getByRole('button', { name: 'Vorstellungsvideo von Clara abspielen', exact: true })
    .click();
  letGo();
  await expect(main(page).getByLabel('Vorstellungsvideo von Clara Weiß')).toBeVisible();
});

test('PUB-05 PUB-08 what customers say is read and moved on before any script, and goes on from the slide that shows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watch(page);
  const voices = page.getByRole('region', { name: 'Kundenstimmen', exact: true });
  const slides = voices.getByRole('group');
  const press = (name: string) => voices.getByRole('button', { name, exact: true }).click();
  const letGo = await holdScripts(page);
  await page.goto(`/${pro.code}`, { waitUntil: 'commit' });
  await expect(slides.first()).toContainText('Endlich verstehe ich, wofür ich spare.');
  const total = await slides.count();
  expect(total).toBeGreaterThan(2);
  await expect(slides.nth(1)).toHaveAccessibleName(`2 von ${total}`);
  await expect(slides.first().getByRole('link')).toHaveAttribute(
    'href',
    `/${pro.code}/${TESTIMONIAL}`,
  );
  const shows = (index: number) =>
    expect(slides.nth(index).getByRole('link')).toBeInViewport({ ratio: 0.9 });
  await voices.scrollIntoViewIfNeeded();
  await shows(0);
  // round in both directions
  await press('Vorherige Folie');
  await shows(total - 1);
  await press('Nächste Folie');
  await shows(0);
  await press('Nächste Folie');
  await shows(1);
  await remember(slides.nth(1));
  expect(await isTakenOver(page)).toBe(false);

  letGo();
  await expectTakenOver(page);
  const position = voices.locator('p[aria-hidden=true]');
  await expect(position).toHaveText(`2 von ${total}`);
  await shows(1);
  expect(await page.evaluate(() => window.remembered?.isConnected)).toBe(true);
  await expect(voices.locator('[aria-live=polite]')).toHaveText('');
  await press('Nächste Folie');
  await expect(position).toHaveText(`3 von ${total}`);
  await shows(2);
  const { shift, ...others } = await page.evaluate(() => window.seen);
  expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
  expect(others).toEqual({ blank: 0, restyled: 0 });
});

test('PARTNER-04 a schedule that is chosen before React has the page is kept', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/partner/pricing/advisor/lite', { waitUntil: 'commit' });
  const annual = main(page).getByRole('radio', { name: 'Jährlich' });
  await annual.check();
  letGo();
  await expect(
    main(page).getByRole('link', { name: 'Jetzt buchen', exact: true }).first(),
  ).toHaveAttribute('href', '/advisor-signup?plan=lite&schedule=annually');
  await expect(annual).toBeChecked();
});

test('PUB-03 what an advisor writes is text in the served page, even if it looks like markup', async ({
  page,
}) => {
  const hostile = `</h1><img src=x onerror=alert(1)> "' $& qquidqq <!-- first view -->`;
  const advisor = await freshAdvisor();
  const words = { heroText: hostile, heroSubtext: `_${hostile.replaceAll('_', '')}_` };
  await setFields(`advisors/${advisor.uid}`, { ...words, lastName: '<b>Ich</b>' });
  await expectPublished(advisor, 'onerror');
  const letGo = await holdScripts(page);
  await page.goto(`/${advisor.code}`, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(hostile);
  await expect(main(page).locator('img')).toHaveCount(0);
  await rememberHeading(page);
  letGo();
  await expectTakenOver(page);
  expect(await page.evaluate(() => window.remembered?.isConnected)).toBe(true);
  await expect(heading(page)).toHaveText(hostile);
  await expect(main(page).locator('em')).toHaveText(hostile);
});

test('PUB-03 a first view of another version is replaced in one step, and one whose module is missing by the explanation', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|ChunkLoadError|RUNTIME-/);
  await watch(page);
  await withEntry(page, 'public', (entry) => ({ ...entry, firstView: `${entry.firstView}-newer` }));
  const letGo = await holdScripts(page);
  await page.goto(`/${pro.code}`, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Clara Weiß');
  const links = () =>
    main(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const served = await links();
  await rememberHeading(page);
  letGo();
  await expectTakenOver(page);
  await expect(heading(page)).toHaveText('Clara Weiß');
  expect(await page.evaluate(() => window.remembered?.isConnected)).toBe(false);
  expect((await page.evaluate(() => window.seen)).blank).toBe(0);
  // what React makes by itself leads where the HTML had led
  expect(served).toContain(`/${pro.code}/${TESTIMONIAL}`);
  await expect.poll(links).toEqual(expect.arrayContaining(served));

  await page.route(/\/remotes\/public\/.*\.js/, (route) => route.abort());
  await page.reload();
  await expect(
    page.getByText('Dieser Bereich ist gerade nicht erreichbar', { exact: true }),
  ).toBeVisible();
});

test('PUB-02 an advisor who is signed in gets from the start to their own page', async ({
  page,
}) => {
  await logIn(page, pro.email);
  await page.goto('/');
  await expect(page).toHaveURL(`/${pro.code}`);
  await expect(heading(page)).toHaveText('Clara Weiß');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Abmelden', exact: true })).toBeVisible();
});
