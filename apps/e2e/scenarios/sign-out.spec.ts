import type { Page } from '@playwright/test';
import { demoAccounts, DEMO_PASSWORD } from '../fixtures/demo.ts';
import { signIn, signOutButton, submitCredentials } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

async function expectSignedOut(page: Page): Promise<void> {
  await page.goto('/intern/portal');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
}

/** Requests of the page that were pending when the login ended. */
const UNDER_WAY = /403 \(Forbidden\)/;

test('ROUTE-04.1,2 signing out returns home and says so', async ({ page, consoleErrors }) => {
  consoleErrors.allow(UNDER_WAY);
  await signIn(page, 'pro');
  await signOutButton(page).click();
  await expect(page.getByText('Erfolgreich ausgeloggt', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectSignedOut(page);
});

test('ROUTE-04.3 a failed sign-out shows an error, keeps the login and can be retried', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(UNDER_WAY);
  await page.goto('/auth');
  await submitCredentials(page, demoAccounts.pro.email, DEMO_PASSWORD);
  await expect(page).toHaveURL('/pro');
  // the login is kept in the browser's database: while that refuses, it cannot be removed
  await page.evaluate(`
    const remove = IDBObjectStore.prototype.delete;
    IDBObjectStore.prototype.delete = () => { throw new DOMException('refused', 'UnknownError'); };
    window.acceptAgain = () => { IDBObjectStore.prototype.delete = remove; };
  `);
  await signOutButton(page).click();
  await expect(page.getByText('Fehler beim Abmelden', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/pro');
  await page.evaluate('window.acceptAgain()');
  await signOutButton(page).click();
  await expect(page.getByText('Erfolgreich ausgeloggt', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('ROUTE-04.4 signing out succeeds when the browser has already dropped the login', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(UNDER_WAY);
  await signIn(page, 'pro');
  // in one step, before the page notices by itself that its login is gone
  const kept = await signOutButton(page).evaluate(async (button) => {
    const opened = indexedDB.open('firebaseLocalStorageDb');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const change = opened.result.transaction('firebaseLocalStorage', 'readwrite');
    const store = change.objectStore('firebaseLocalStorage');
    const before = store.count();
    store.clear();
    const after = store.count();
    await new Promise((resolve) => change.addEventListener('complete', resolve));
    opened.result.close();
    if (button instanceof HTMLElement) button.click();
    return [before.result, after.result];
  });
  expect(kept).toEqual([1, 0]);
  await expect(page.getByText('Erfolgreich ausgeloggt', { exact: true })).toBeVisible();
  await expect(page.getByText('Fehler beim Abmelden')).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('ROUTE-10.1,5 the login survives a reload, and signing out ends it in every tab', async ({
  page,
  context,
}) => {
  await signIn(page, 'pro');
  await page.goto('/intern/portal');
  await page.reload();
  await expect(page).toHaveURL('/intern/portal');
  await expect(signOutButton(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/intern/crm');
  await expect(other.getByRole('heading', { level: 1, name: 'CRM' })).toBeVisible();
  await signOutButton(page).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL(/\/auth\?next=/);
  await expectSignedOut(page);
});

test('ROUTE-10.2 a token that has run out is refreshed without a word', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'pro');
  // the page knows who looks at it before the time jumps
  const portal = page.getByRole('link', { name: 'Portal', exact: true });
  await expect(portal).toBeVisible();
  const refreshed = page.waitForRequest(/securetoken\.googleapis\.com/);
  await page.clock.fastForward('02:00:00');
  await portal.click();
  await page.getByRole('navigation').getByRole('link', { name: 'CRM', exact: true }).click();
  await refreshed;
  await expect(page.getByRole('heading', { level: 1, name: 'CRM' })).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
