import type { Page } from '@playwright/test';
import { accountSearch } from '@wbd/domain/accounts';
import { patient } from '@wbd/tools/host-speed';
import { requestAs } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { countReads } from '../fixtures/reads.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const QUERIES = /documents:runQuery/;

/** What all addresses of one test begin with. */
const unique = (name: string) => `${name}${process.pid}x${Date.now()}`;

async function storeAccount(email: string, plan: string, created: Date, isTest = false) {
  await setFields(`accounts/${email.replaceAll(/[@.]/g, '-')}`, {
    email,
    search: accountSearch({ email, name: '', code: '' }),
    plan,
    admin: false,
    isTest,
    datalink: null,
    createdAt: created,
  });
}

const on = (day: string) => new Date(`${day}T12:00:00Z`);

const title = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Admin-Dashboard', exact: true });
const says = (page: Page, text: string) => page.getByText(text, { exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Nach E-Mail suchen' });
const plan = (page: Page) => page.getByLabel('Paket', { exact: true });
const rows = (page: Page) => page.locator('tbody tr');
const emails = (page: Page) => page.locator('tbody tr td:first-child');

async function openDashboard(page: Page): Promise<void> {
  await logIn(page, demoAccounts.admin.email);
  await page.goto('/admin');
  await expect(title(page)).toBeVisible();
}

/** The numbers on the card of a package: all, then annual, monthly, trial. */
async function numbersOf(page: Page, group: string): Promise<number[]> {
  const card = page.getByRole('region', { name: group, exact: true });
  await expect(card).toBeVisible();
  const texts = await card.locator('p, dd').allTextContents();
  return texts.map((text) => Number(text.replaceAll('.', '')));
}

test('PORTAL-01.5 ADMIN-01.1,2,3,4 the tile leads admins to the number of advisors and a card for each package', async ({
  page,
}) => {
  await logIn(page, demoAccounts.admin.email);
  await page.goto('/intern/portal');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Admin/ })
    .click();
  await expect(page).toHaveURL('/admin');
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Admin' })).toBeVisible();
  const sumOf = async (group: string) => (await numbersOf(page, group))[0] ?? 0;
  // counted one after the other: another test may have signed someone up in between
  await expect(async () => {
    await page.reload();
    const sums = [await sumOf('Basic'), await sumOf('Lite'), await sumOf('Pro')] as const;
    expect(await sumOf('Berater insgesamt')).toBeGreaterThanOrEqual(sums[0] + sums[1] + sums[2]);
  }).toPass();
  await expect(
    page.getByRole('region', { name: 'Lite', exact: true }).getByRole('term'),
  ).toHaveText(['Jährlich', 'Monatlich', 'Probe']);
  await expectAccessible(page);

  const plus = (numbers: number[], more: number[]) =>
    numbers.map((number, index) => number + (more[index] ?? 0));
  // again when another test has signed someone up in between
  await expect(async () => {
    await page.reload();
    const before = {
      all: await numbersOf(page, 'Berater insgesamt'),
      lite: await numbersOf(page, 'Lite'),
      pro: await numbersOf(page, 'Pro'),
    };
    const name = unique('zahl');
    await storeAccount(`${name}a@example.org`, 'lite_trial', on('2020-01-01'));
    await storeAccount(`${name}b@example.org`, 'pro_annual', on('2020-01-02'));
    await storeAccount(`${name}c@example.org`, 'pro_monthly', on('2020-01-03'));
    await storeAccount(`${name}d@example.org`, 'pro_monthly', on('2020-01-04'), true);
    await page.reload();
    expect(await numbersOf(page, 'Berater insgesamt')).toEqual(plus(before.all, [3]));
    expect(await numbersOf(page, 'Lite')).toEqual(plus(before.lite, [1, 0, 0, 1]));
    expect(await numbersOf(page, 'Pro')).toEqual(plus(before.pro, [2, 1, 1, 0]));
  }).toPass();
});

test('ADMIN-02.1,2,3,4,5,6 ADMIN-03.2 advisors are found by address and package, the newest first, and tests are left out', async ({
  page,
}) => {
  const name = unique('suche');
  await storeAccount(`${name}.a@example.org`, 'basic', on('2024-01-01'));
  await storeAccount(`${name}.b@example.org`, 'pro_annual', on('2024-03-01'));
  await storeAccount(`${name}.c@example.org`, 'lite_trial', on('2024-02-01'));
  await storeAccount(`${name}.d@example.org`, 'default', on('2024-01-15'));
  await storeAccount(`${name}.e@example.org`, 'pro_annual', on('2024-04-01'), true);
  await openDashboard(page);
  await expect(page.getByRole('columnheader')).toHaveText(['E-Mail', 'Paket', 'Erstellt am']);

  await search(page).fill(` ${name.toUpperCase()}`);
  await expect(rows(page)).toHaveText([
    `${name}.b@example.orgPro (jährlich)01.03.2024`,
    `${name}.c@example.orgLite (Probe)01.02.2024`,
    `${name}.d@example.orgdefault15.01.2024`,
    `${name}.a@example.orgBasic01.01.2024`,
  ]);
  const colour = (at: number) =>
    rows(page)
      .nth(at)
      .evaluate((row) => getComputedStyle(row).backgroundColor);
  const [pro, lite, other, basic] = [
    await colour(0),
    await colour(1),
    await colour(2),
    await colour(3),
  ];
  expect(other).toBe(basic);
  expect(new Set([pro, lite, basic]).size).toBe(3);
  await expectAccessible(page);

  for (const [option, found] of [
    ['Lite', `${name}.c@example.org`],
    ['Pro', `${name}.b@example.org`],
    ['Basic', `${name}.a@example.org`],
    ['Standard (ohne Paket)', `${name}.d@example.org`],
  ] as const) {
    await plan(page).selectOption(option);
    await expect(emails(page)).toHaveText([found]);
  }
  await search(page).fill(`${name}.niemand`);
  await expect(says(page, 'Keine Berater gefunden')).toBeVisible();
  await plan(page).selectOption('Alle Pakete');
  await search(page).fill(`${name}.a`);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('list', { name: 'Berater' }).getByRole('listitem')).toHaveText([
    `${name}.a@example.orgBasic01.01.2024`,
  ]);
  await expectAccessible(page);
});

test('ADMIN-02 the table comes page by page, and the page reads few documents however many there are', async ({
  page,
}) => {
  const name = unique('seite');
  // newer than every other account, those of an earlier run included
  const future = Date.UTC(2300, 0) + Date.now();
  for (let number = 1; number <= 27; number++) {
    await storeAccount(`${name}.${number}@example.org`, 'basic', new Date(future + number));
  }
  await signIn(page, 'admin');
  const reads = countReads(page);
  await page.goto('/admin');
  await expect(emails(page).first()).toHaveText(`${name}.27@example.org`);
  await numbersOf(page, 'Pro');
  const next = page.getByRole('button', { name: 'Weiter', exact: true });
  const back = page.getByRole('button', { name: 'Zurück', exact: true });
  await expect(back).toBeDisabled();
  expect(await reads.documents()).toBeLessThanOrEqual(60);
  await next.click();
  await expect(says(page, 'Seite 2')).toBeVisible();
  await expect(emails(page).first()).toHaveText(`${name}.2@example.org`);
  await back.click();
  await expect(emails(page).first()).toHaveText(`${name}.27@example.org`);
  await next.click();
  await expect(says(page, 'Seite 2')).toBeVisible();
  await expect(page).toHaveURL('/admin?seite=2');
  await page.reload();
  await expect(emails(page).first()).toHaveText(`${name}.2@example.org`);
  await page.goBack();
  await expect(emails(page).first()).toHaveText(`${name}.27@example.org`);
  await page.goForward();
  await expect(says(page, 'Seite 2')).toBeVisible();
  // another filter begins on its first page
  await search(page).fill(name);
  await expect(says(page, 'Seite 1')).toBeVisible();
  await expect(page).toHaveURL(`/admin?suche=${name}`);
  await next.click();
  await expect(emails(page)).toHaveCount(2);
});

test('ADMIN-01 on a phone, where not all areas fit, the current one is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, demoAccounts.admin.email);
  await page.goto('/admin/betrieb');
  const areas = page.getByRole('navigation', { name: 'Admin-Bereiche' });
  const area = (name: string) => areas.getByRole('link', { name, exact: true });
  await expect(area('Betrieb')).toBeInViewport({ ratio: 1 });
  await expect(area('Berater')).not.toBeInViewport({ ratio: 1 });
});

test('ADMIN-03.1,3 the list shows that it loads, and a failure shows an error and a retry', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await signIn(page, 'admin');
  const held = Promise.withResolvers<undefined>();
  await page.route(QUERIES, async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.goto('/admin');
  await expect(says(page, 'Lade Daten...')).toBeVisible();
  held.resolve(undefined);
  await expect(says(page, 'Die Berater konnten nicht geladen werden.')).toBeVisible({
    timeout: patient(20_000),
  });
  await expectAccessible(page);
  await page.unroute(QUERIES);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('ADMIN-04.1,2 an advisor without admin rights gets neither page nor data', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/auth/);

  await logIn(page, demoAccounts.pro.email);
  await page.goto('/intern/portal');
  await expect(page.getByRole('main').getByRole('link', { name: /^Profil/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Admin/ })).toHaveCount(0);
  await page.goto('/admin');
  await expect(says(page, 'Zugriff verweigert')).toBeVisible();
  await expect(says(page, 'Diese Seite ist nur für Administratoren verfügbar')).toBeVisible();
  await expect(title(page)).toHaveCount(0);
  await expectAccessible(page);

  const from = [{ collectionId: 'accounts' }];
  const count = {
    structuredAggregationQuery: {
      structuredQuery: { from },
      aggregations: [{ alias: 'all', count: {} }],
    },
  };
  const list = { structuredQuery: { from, limit: 1 } };
  for (const [account, status] of [
    ['pro', 403],
    ['admin', 200],
  ] as const) {
    const ask = async (path: string, body: unknown) =>
      (await requestAs(demoAccounts[account], { method: 'POST', path, body })).status;
    expect(await ask(':runQuery', list), account).toBe(status);
    expect(await ask(':runAggregationQuery', count), account).toBe(status);
  }
});
