import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { freshAdvisor, type FreshAdvisor } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { DEMO_SEMINARS } from '../fixtures/demo.ts';
import { demoFile, PICTURES_OF_OTHERS, readText } from '../fixtures/files.ts';
import { logIn } from '../fixtures/login.ts';
import { portalOrigin } from '../fixtures/portal.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const FRAME = 'iframe[title="Vorschau deiner Seite"]';
const SEMINARS = ['Altersvorsorge ohne Fachchinesisch', 'ETFs für Einsteiger'] as const;
const HASSAN = 'testimonials/testimonialhassan000';
const WRITES = /documents:commit/;

const previewOf = (page: Page) => page.frameLocator(FRAME);
const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Titel', exact: true });
const openButton = (page: Page) => page.getByRole('button', { name: 'Live-Vorschau', exact: true });
const screenWidth = (page: Page) =>
  previewOf(page)
    .locator('html')
    .evaluate(() => window.innerWidth);

/** Opens the configurator of an advisor with a testimonial, whose page shows two seminars. */
async function openConfigurator(page: Page): Promise<FreshAdvisor> {
  const advisor = await freshAdvisor();
  const ids = [DEMO_SEMINARS.trailer, DEMO_SEMINARS.online];
  const choices = ids.map((id, index) => [id, { visible: true, dateForOrder: index + 1 }] as const);
  await setFields(`advisors/${advisor.uid}/selections/seminars`, {
    choices: Object.fromEntries(choices),
    changed: [],
  });
  const [url = '', thumb = ''] = await Promise.all(
    ['url', 'thumb'].map(async (field) => (await readText(HASSAN, field)) ?? ''),
  );
  await setFields(`testimonials/${advisor.uid}x1`, {
    advisor: advisor.uid,
    url,
    thumb,
    customer: 'Lena Köster',
    quote: 'Alles verstanden.',
    displayOrder: 1,
    thumbTime: 2,
  });
  await logIn(page, advisor.email);
  await page.goto('/intern/konfigurator');
  await expect(titleOf(page)).toHaveValue('Frieda am Anfang');
  return advisor;
}

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.allow(PICTURES_OF_OTHERS);
});

test('CONF-01 CONF-02 the live preview beside the forms shows what is typed and chosen before it is saved', async ({
  page,
}) => {
  const advisor = await openConfigurator(page);
  await expect(page.locator(FRAME)).toHaveCount(0);
  await titleOf(page).fill('Frieda berät anders');
  await openButton(page).click();
  await expect(page).toHaveURL('/intern/konfigurator?vorschau=telefon');
  const preview = previewOf(page);
  const heading = preview.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Frieda berät anders');
  expect(await screenWidth(page)).toBe(390);
  await expect(
    page.getByText(
      'Zeigt auch, was du noch nicht gespeichert hast. Links sind hier abgeschaltet.',
      { exact: true },
    ),
  ).toBeVisible();

  await page.getByLabel('Untertitel', { exact: true }).fill('Für _dein_ Leben');
  await expect(preview.locator('em')).toHaveText('dein');
  const input = (label: string) => page.getByLabel(label).and(page.locator('input'));
  await input('Logo').setInputFiles(demoFile('logo-clara.webp'));
  const logo = preview.getByRole('img', { name: /^Logo von Frieda/ });
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await input('Loop-Video').setInputFiles(demoFile('loop-hills.mp4'));
  await expect(preview.locator('video[loop]')).toHaveAttribute('src', /^blob:/);
  expect(await readText(`advisors/${advisor.uid}`, 'heroText')).toBe('Frieda am Anfang');

  // as a person without a login sees it, and without a way out of the frame
  await expect(preview.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Abmelden' })).toHaveCount(0);
  await preview.getByRole('link', { name: 'Anmelden' }).click();
  await expect(heading).toHaveText('Frieda berät anders');
  expect(page.frames().map((frame) => new URL(frame.url()).pathname)).toEqual([
    '/intern/konfigurator',
    '/vorschau',
  ]);

  await page.getByText('Computer', { exact: true }).click();
  await expect.poll(() => screenWidth(page)).toBe(1280);
  await expectAccessible(page, FRAME);
  await page.getByRole('button', { name: 'Live-Vorschau groß anzeigen' }).click();
  const large = page.getByRole('dialog', { name: 'Live-Vorschau' });
  await expect(large).toBeVisible();
  await expect(heading).toHaveText('Frieda berät anders');
  await large.getByRole('button', { name: 'Schließen' }).click();
  await expect(page.getByRole('button', { name: 'Live-Vorschau groß anzeigen' })).toBeFocused();
  await page.getByRole('button', { name: 'Live-Vorschau schließen' }).click();
  await expect(page.locator(FRAME)).toHaveCount(0);
  await expect(openButton(page)).toBeFocused();
  await expect(page).toHaveURL('/intern/konfigurator');
  await expect(titleOf(page)).toHaveValue('Frieda berät anders');
});

test('CONF-04 CONF-05 the live preview follows switches, order and the testimonial in the dialog, and takes back what fails', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|RPC_ERROR/);
  await openConfigurator(page);
  await page.goto('/intern/konfigurator?vorschau=computer');
  const preview = previewOf(page);
  const cards = preview.getByRole('region', { name: 'Seminare' }).getByRole('link');
  const [first, second] = SEMINARS;
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(first);

  await page.getByRole('button', { name: `${second} nach oben`, exact: true }).click();
  await expect(cards.first()).toContainText(second);
  await expect(cards.first()).toBeInViewport();
  // a change that cannot be stored goes from the preview, too
  const release = Promise.withResolvers<undefined>();
  await page.route(WRITES, async (route) => {
    await release.promise;
    await route.abort();
  });
  await page.getByRole('switch', { name: `${second} anzeigen`, exact: true }).click();
  await expect(cards).toHaveCount(1);
  release.resolve(undefined);
  await expect(cards).toHaveCount(2);
  await page.unroute(WRITES);

  const quote = preview.getByText('Jetzt weiß ich Bescheid.', { exact: true });
  await page.getByRole('button', { name: 'Aktionen für das Testimonial von Lena Köster' }).click();
  await page.getByRole('menuitem', { name: 'Bearbeiten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Testimonial bearbeiten' });
  await dialog.getByLabel('Zitat').fill('Jetzt weiß ich Bescheid.');
  await expect(quote).toBeAttached();
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(quote).toHaveCount(0);
  await expect(preview.getByText('Alles verstanden.', { exact: true })).toBeAttached();
});

test('CONF-01 on a phone a button opens the live preview over the whole screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openConfigurator(page);
  await titleOf(page).fill('Frieda unterwegs');
  await openButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Live-Vorschau' });
  // it slides in
  await expect
    .poll(() => dialog.boundingBox())
    .toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await expect(previewOf(page).getByRole('heading', { level: 1 })).toHaveText('Frieda unterwegs');
  await expectAccessible(page, FRAME);
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(titleOf(page)).toHaveValue('Frieda unterwegs');
  await expect(openButton(page)).toBeFocused();
});

test('CONF-01 the preview by itself shows nothing, and no other origin can frame it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/frame-ancestors|X-Frame-Options/);
  const answer = await page.goto('/vorschau');
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  const message = 'Die Vorschau gehört in den Konfigurator';
  await expect(page.getByRole('heading', { level: 1, name: message, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zum Konfigurator', exact: true })).toHaveAttribute(
    'href',
    '/intern/konfigurator',
  );
  await expectAccessible(page);
  // the preview listens only to the page around it
  await page.evaluate((text) => window.postMessage({ kind: 'page-draft', page: { text } }), 'x');
  await expect(page.getByRole('heading', { level: 1, name: message, exact: true })).toBeVisible();

  const stranger = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<iframe src="${portalOrigin}/vorschau"></iframe>`);
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const address = stranger.address();
  const refused = page.waitForEvent('console', (entry) => /frame-ancestors/.test(entry.text()));
  await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  await refused;
  expect(page.frames().map((frame) => frame.url())).not.toContain(`${portalOrigin}/vorschau`);
  stranger.close();
});
