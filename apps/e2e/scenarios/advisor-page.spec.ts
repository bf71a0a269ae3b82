import { signInAsCustomer } from '../fixtures/customer-session.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { allowMotion } from '../fixtures/motion.ts';
import { countReads } from '../fixtures/reads.ts';
import { withoutShare } from '../fixtures/shares.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '../fixtures/test.ts';
import { playedSeconds } from '../fixtures/video.ts';

const { pro } = demoAccounts;

test('ROUTE-01.1,2 PUB-02.1 / shows visitors the default page and sends an advisor to their own', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Gute Beratung beginnt mit einem Menschen, dem du vertraust.',
  );
  await expect(page).toHaveURL('/');
  await logIn(page, demoAccounts.pro.email);
  await page.goto('/');
  await expect(page).toHaveURL(`/${pro.code}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clara Weiß');
});

test('PUB-02.2,3 the generic hero has two buttons that scroll to seminars and coaching', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const [button, section] of [
    ['Zu den Seminaren', 'Kostenlose Seminare'],
    ['Zu den 1:1 Coachings', '1:1 Coachings'],
  ] as const) {
    await page.evaluate(() => window.scrollTo(0, 0));
    const heading = main.getByRole('heading', { level: 2, name: section });
    const top = async () => (await heading.boundingBox())?.y ?? 0;
    await expect.poll(top).toBeGreaterThan(600);
    await main.getByRole('link', { name: button }).click();
    await expect.poll(top).toBeLessThan(400);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
  await expect(main.getByRole('link', { name: 'Termin buchen' })).toHaveCount(0);
});

test('PUB-01.1,3,5 a visitor can share the page and sign in, and sees no link to the portal', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/pro');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'Teilen' }).click();
  await expect(page.getByText('Link in die Zwischenablage kopiert!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await expect(bar.getByRole('link', { name: 'Portal' })).toHaveCount(0);
  await expect(bar.getByRole('button', { name: 'Abmelden' })).toHaveCount(0);
  await bar.getByRole('link', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(/\/auth/);
});

test('PUB-01.1,2,6 an advisor has the portal button, signs out, and is named in what they share', async ({
  page,
  context,
  consoleErrors,
}) => {
  // signing out refuses what the page is still asking for
  consoleErrors.allow(/status of 403/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'pro');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Portal' })).toBeVisible();
  await bar.getByRole('button', { name: 'Teilen' }).click();
  await expect(page.getByText('Link in die Zwischenablage kopiert!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/${pro.code}\\?ref=${pro.uid}$`),
  );
  await bar.getByRole('link', { name: 'Portal' }).click();
  await expect(page).toHaveURL('/intern/portal');
  await page.goto('/pro');
  await bar.getByRole('button', { name: 'Abmelden' }).click();
  await expect(bar.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Portal' })).toHaveCount(0);
});

test('PUB-01.4,6 a customer signs out like everyone and has no portal button', async ({ page }) => {
  await signInAsCustomer(page);
  await page.goto('/pro');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Portal' })).toHaveCount(0);
});

test('PUB-03.1,2,3,4,5,6 the hero shows loop, words with their italics, logo, intro and the way to an appointment', async ({
  page,
}) => {
  await allowMotion(page);
  await page.goto('/pro');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Clara Weiß');
  await expect(main.getByText('Vorsorge, die zu dir passt')).toBeVisible();
  await expect(main.locator('em')).toHaveText('dir');
  await expect(main.locator('em')).toHaveCSS('font-style', 'italic');
  await expect(main.getByRole('link', { name: 'Termin buchen' })).toHaveAttribute(
    'href',
    `/action/${pro.uid}/appointment/${pro.uid}`,
  );
  await expect(main.getByRole('img', { name: 'Logo von Clara Weiß' })).toHaveJSProperty(
    'complete',
    true,
  );

  const loop = main.locator('video[loop]');
  await expect(loop).toHaveAttribute('src', /loop-hills/);
  await expect(loop).toHaveJSProperty('muted', true);
  await expect.poll(() => playedSeconds(loop)).toBeGreaterThan(0.2);

  const cover = main.getByRole('button', { name: 'Vorstellungsvideo von Clara abspielen' });
  await expect(cover.locator('img')).toHaveAttribute('src', /intro-clara\.webp/);
  await cover.click();
  const intro = main.getByLabel('Vorstellungsvideo von Clara Weiß');
  await expect(intro).toHaveAttribute('poster', /intro-clara\.webp/);
  await expect(intro).toBeFocused();
  await expect.poll(() => playedSeconds(intro)).toBeGreaterThan(0.2);
});

test('PUB-03 a player that does not arrive takes neither the words nor the rest of the page along', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|ChunkLoadError|RUNTIME-/);
  await withoutShare(page, '@wbd/ui/player');
  await page.goto('/pro');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: '1:1 Coachings' })).toBeVisible();
  await main.getByRole('button', { name: 'Vorstellungsvideo von Clara abspielen' }).click();
  await expect(main.getByText('Ein Teil der Seite ist nicht angekommen.')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Clara Weiß');
  await expect(main.getByRole('link', { name: 'Termin buchen' })).toBeVisible();
  await expectAccessible(page);
});

test('PUB-03.7 without an intro, a logo or words of their own the hero shows the name', async ({
  page,
}) => {
  await page.goto('/fremd');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sabine Hoffmann');
  await expect(main.getByRole('button', { name: /Vorstellungsvideo/ })).toHaveCount(0);
  await expect(main.getByRole('img', { name: /Logo/ })).toHaveCount(0);
});

test('PUB-04.1,2 an unknown code shows an error and says whom to ask', async ({ page }) => {
  await page.goto('/gibtesnicht');
  await expect(page.getByText('Whoops, falscher Link!')).toBeVisible();
  await expect(
    page.getByText('Frag deinen Berater am besten nach dem richtigen Link.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL('/');
});

for (const path of ['/', '/pro']) {
  test(`PUB-09 a visit of ${path} reads no document: it comes with the HTML`, async ({ page }) => {
    const reads = countReads(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '1:1 Coachings' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const documents = await reads.documents();
    test.info().annotations.push({ type: 'documents read', description: `${path}: ${documents}` });
    process.stdout.write(`${path} reads ${documents} document(s)\n`);
    expect(documents).toBe(0);
  });

  test(`${path} breaks no accessibility rule, on a phone and at a desk, light and dark`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '1:1 Coachings' })).toBeVisible();
    await expectAccessibleEverywhere(page);
  });
}

test('PUB-08 on a phone the edge of the next slide shows that there is more', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pro');
  const carousel = page.getByRole('region', { name: 'Seminare', exact: true });
  await carousel.scrollIntoViewIfNeeded();
  const next = carousel.getByRole('link').nth(1);
  await expect(next).toBeInViewport();
  const { x = 0, width = 0 } = (await next.boundingBox()) ?? {};
  expect(x).toBeGreaterThan(320);
  // enough of it to be seen
  expect(x).toBeLessThan(370);
  expect(x + width).toBeGreaterThan(390);
});
