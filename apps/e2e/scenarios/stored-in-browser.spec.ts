import type { Page } from '@playwright/test';
import { STORED_IN_BROWSER } from '@wbd/domain/retention';
import { demoAccounts, DEMO_PASSWORD, DEMO_SEMINARS } from '../fixtures/demo.ts';
import { signInAsCustomer } from '../fixtures/customer-session.ts';
import { PORTAL_PAGES } from '../fixtures/portal-pages.ts';
import { PUBLIC_PAGES } from '../fixtures/public-pages.ts';
import { submitCredentials } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const { pro, lite } = demoAccounts;

/** What the browser holds of the portal and no row of the table names. */
async function unnamed(page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => ({ place: 'localStorage', key })),
    ...Object.keys(sessionStorage).map((key) => ({ place: 'sessionStorage', key })),
    ...(await indexedDB.databases()).map(({ name = '' }) => ({ place: 'indexedDB', key: name })),
  ]);
  expect(await page.context().cookies()).toEqual([]);
  const isNamed = ({ place, key }: (typeof kept)[number]) =>
    STORED_IN_BROWSER.some(
      (row) =>
        row.place === place &&
        (row.key.endsWith('*') ? key.startsWith(row.key.slice(0, -1)) : key === row.key),
    );
  return kept.filter((entry) => !isNamed(entry)).map(({ place, key }) => `${place}: ${key}`);
}

test('whatever a crawl of the pages leaves in the browser is on the privacy page, and no cookie', async ({
  page,
}) => {
  test.slow();
  await page.goto(`/pro?ref=${lite.uid}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of PUBLIC_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await page.goto(`/action/${pro.uid}/seminar/${DEMO_SEMINARS.trailer}`);
  await page.getByLabel('Vorname').fill('Jana');
  await signInAsCustomer(page);
  expect(await unnamed(page)).toEqual([]);

  await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click();
  // as a person does: the shortcut of other tests leaves a mark of its own
  await page.goto('/auth');
  await submitCredentials(page, pro.email, DEMO_PASSWORD);
  await expect(page).toHaveURL('/pro');
  for (const path of PORTAL_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(await unnamed(page)).toEqual([]);

  await page.goto('/legal/datenschutz');
  for (const { what } of STORED_IN_BROWSER) {
    await expect(page.getByText(what, { exact: false }).first()).toBeVisible();
  }
});
