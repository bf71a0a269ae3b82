import type { Locator } from '@playwright/test';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { DEMO_EXPERTS, DEMO_QUICK_VIDEOS, DEMO_SEMINARS, demoAccounts } from '../fixtures/demo.ts';
import { withEntry } from '../fixtures/deployment.ts';
import {
  boxes,
  heading,
  holdNoScripts,
  holdScripts,
  main,
  MOST_SHIFT,
  rememberHeading,
  watch,
} from '../fixtures/first-view.ts';
import { logIn } from '../fixtures/login.ts';
import { expectTakenOver, isTakenOver } from '../fixtures/navigation.ts';
import { expectPublished } from '../fixtures/published.ts';
import { expect, expectAccessibleAsShown, test } from '../fixtures/test.ts';
import { playedSeconds } from '../fixtures/video.ts';

test.use({ isFirstVisit: true });

const { pro } = demoAccounts;
const LANDING_HEADING = 'Deine Seite spricht für dich, bevor du es tust.';
const TERMS = 'Allgemeine Geschäftsbedingungen';
const TESTIMONIAL = 'shared/testimonial/testimonialhassan000';
const PENSION = 'Deine Rentenlücke, ehrlich gerechnet – und der Weg, sie zu schließen.';
const COACHING = 'Dein Finanzplan in 45 Minuten';
const SEMINAR = 'Altersvorsorge ohne Fachchinesisch';
const PAGE_HEADING = 'Gute Beratung beginnt mit einem Menschen, dem du vertraust.';

declare global {
  interface Window {
    /** the address of the picture that is the largest paint so far */
    largest: string;
  }
}

const isShown = (picture: Locator) =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);

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
      await holdNoScripts(page);
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
    await holdNoScripts(page);
  }
  expect(asked.filter((url) => /\/documents|google\.firestore/.test(url))).toEqual([]);
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
