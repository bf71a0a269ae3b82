import type { Locator, Page } from '@playwright/test';
import { freshAdvisor, signInAs } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

// two long walks
test.describe.configure({ timeout: 90_000 });

/** Every tile in its order: label, address and the level that opens it; the preview's address is the advisor's own. */
const TILES = [
  ['Vorschau', 'preview', 1],
  ['Konfigurator', '/intern/konfigurator', 1],
  ['CRM', '/intern/crm', 1],
  ['Seminare', '/intern/veranstaltungen', 2],
  ['Experten-Videos', '/intern/expert-videos', 2],
  ['Wissensbibliothek', '/intern/wissensbibliothek', 0],
  ['Schnellvideos', '/intern/schnellvideos', 1],
  ['Profil', '/intern/profile', 0],
] as const;

const MESSAGES = {
  1: 'Nur mit WBD Lite oder WBD Pro verfügbar',
  2: 'Nur mit WBD Pro verfügbar',
} as const;

const tiles = (page: Page) => page.getByRole('list', { name: 'Bereiche', exact: true });
const tile = (page: Page, label: string) =>
  tiles(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name: label, exact: true }) });
const surface = (of: Locator) =>
  of.locator('> *').evaluate((card) => getComputedStyle(card).backgroundColor);

test('PORTAL-01 PORTAL-02 each package opens its tiles; the others are grey, lead nowhere and say which package does', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  await signInAs(page, advisor);
  for (const level of [0, 1, 2] as const) {
    await setFields(`advisors/${advisor.uid}`, { lv: level });
    await page.goto('/intern/portal');
    await expect(tiles(page).getByRole('heading', { level: 2 })).toHaveText(
      TILES.map(([label]) => label),
    );
    const open = await surface(tile(page, 'Profil'));
    for (const [label, path, needed] of TILES) {
      const link = tile(page, label).getByRole('link');
      if (needed === 0 || needed <= level) {
        const address = path === 'preview' ? `/${advisor.code}` : path;
        await expect(link, label).toHaveAttribute('href', address);
        await expect(tile(page, label)).not.toContainText('Nur mit');
      } else {
        await expect(link, label).toHaveCount(0);
        await expect(
          tile(page, label).getByText(MESSAGES[needed], { exact: true }),
          label,
        ).toBeVisible();
        expect(await surface(tile(page, label)), label).not.toBe(open);
        await tile(page, label).click();
        await expect(page).toHaveURL('/intern/portal');
      }
    }
    if (level === 0) await expectAccessible(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await tile(page, 'Profil').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dein WBD-Profil' })).toBeVisible();
});

test('PORTAL-01 admins have a tile of their own, after all others', async ({ page }) => {
  await signIn(page, 'admin');
  await expect(tiles(page).getByRole('heading', { level: 2 }).last()).toHaveText('Admin');
  await expect(tile(page, 'Admin').getByRole('link')).toHaveAttribute('href', '/admin');
});

test('an advisor sees the next dates with their seats, the link to pass on, and what the page still lacks', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const advisor = await freshAdvisor();
  const { uid } = advisor;
  // an organisation of its own: no other test meets this seminar
  await setFields(`advisors/${uid}`, { org: `org-${uid}`, bookingslink: 'termine.example/frieda' });
  await setFields(`seminars/seminar-${uid}`, {
    ...{
      advisor: uid,
      org: `org-${uid}`,
      title: 'Vorsorge heute',
      description: 'Kurz',
      hidden: true,
    },
    ...{ duration: 60, online: false, video: null, trailer: null, preview: null, thumb: null },
    ...{ pdf: null, createdAt: new Date() },
  });
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  for (const [name, days, registrationCount] of [
    ['voll', 2, 20],
    ['bald', 1, 3],
    ['vorbei', -1, 9],
  ] as const) {
    await setFields(`sessions/${name}-${uid}`, {
      ...{ advisor: uid, seminar: `seminar-${uid}`, time: inDays(days), location: 'Köln' },
      ...{ maxParticipants: 20, registrationCount, hidden: true },
    });
  }
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs(page, advisor);
  await page.route(/documents:runQuery/, (route) => route.abort());
  await page.goto('/intern/portal');
  const main = page.getByRole('main');
  await expect(
    main.getByText('Deine Termine konnten nicht geladen werden.', { exact: true }),
  ).toBeVisible({ timeout: 20_000 });
  await page.unroute(/documents:runQuery/);
  await main.getByRole('button', { name: 'Erneut versuchen', exact: true }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Vorsorge heute' })).toHaveText([
    /3 von 20 Plätzen belegt$/,
    /Ausgebucht$/,
  ]);
  await expect(main.getByRole('link', { name: 'Buchungslink eintragen' })).toHaveCount(0);
  await expect(main.getByRole('listitem').filter({ hasText: 'Erledigt:' })).toHaveText([
    'Erledigt: Buchungslink eintragen',
    'Erledigt: Begrüßung für deine Seite schreiben',
  ]);
  await expect(
    main.getByRole('link', { name: 'Vorstellungsvideo hochladen', exact: true }),
  ).toHaveAttribute('href', '/intern/konfigurator');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Link teilen', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(new URL(`/${advisor.code}`, page.url()).href);
});
