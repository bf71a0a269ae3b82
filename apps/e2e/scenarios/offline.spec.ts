import type { Page } from '@playwright/test';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { readFields } from '../fixtures/database.ts';
import { logIn } from '../fixtures/login.ts';
import { expectTakenOver } from '../fixtures/navigation.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const LOST =
  /ERR_INTERNET_DISCONNECTED|RPC_ERROR|Failed to fetch|Loading (CSS )?chunk|ScriptExternalLoadError|RUNTIME-/;
const banner = (page: Page) =>
  page.getByText('Keine Internetverbindung. Was schon da ist, kannst du weiter ansehen.', {
    exact: true,
  });
const waiting = (page: Page) =>
  page.getByText(
    'Du bist gerade offline. Sobald die Verbindung zurück ist, geht es hier von selbst weiter.',
    { exact: true },
  );

test('the portal reports a lost connection, and a page opened meanwhile loads by itself afterwards', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(LOST);
  const advisor = await freshAdvisor();
  await logIn(page, advisor.email);
  await page.goto('/intern/portal');
  await expectTakenOver(page);
  await expect(banner(page)).toHaveCount(0);
  const crm = page.getByRole('banner').getByRole('link', { name: 'CRM', exact: true });
  await expect(crm).toBeVisible();
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await crm.click();
  await expect(waiting(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'CRM', exact: true })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
});

test('saving without a connection shows why it failed, keeps the input, and works afterwards', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(LOST);
  const advisor = await freshAdvisor();
  const id = await storeCustomer(advisor.uid, { firstName: 'Ada', lastName: 'Alt' });
  await logIn(page, advisor.email);
  await page.goto('/intern/crm');
  await page.getByRole('button', { name: 'Ada Alt bearbeiten', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Kunde bearbeiten' });
  await dialog.getByLabel('Nachname').fill('Neu');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
  // it stays when the toast has gone, until something is typed
  const words = dialog.getByText(
    'Fehler beim Speichern: Du bist gerade offline. Versuch es noch einmal, sobald du wieder Internet hast.',
    { exact: true },
  );
  await expect(words).toBeVisible();
  await expect(page.getByRole('region', { name: 'Meldungen' }).getByRole('status')).toHaveCount(0);
  await expect(words).toBeVisible();
  await expect(page.getByText(/Fehlernummer/)).toHaveCount(0);
  await expect(dialog.getByLabel('Nachname')).toHaveValue('Neu');
  await context.setOffline(false);
  await dialog.getByLabel('Vorname').fill('Eda');
  await expect(words).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect((await readFields(`customers/${id}`))?.['lastName']).toEqual({ stringValue: 'Neu' });
});

test('a notice reports a browser database that does not answer, and its button reloads the page', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  await logIn(page, advisor.email);
  await page.addInitScript(`
    if (localStorage.getItem('hangs') !== null) IDBFactory.prototype.open = () => new EventTarget();
  `);
  await page.goto('/intern/portal');
  await page.evaluate(() => {
    localStorage.setItem('hangs', 'yes');
  });
  await page.reload();
  const trouble = page.getByText('Dein Browser antwortet nicht', { exact: true });
  await expect(trouble).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem('hangs');
  });
  await page.getByRole('button', { name: 'Seite neu laden', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abmelden', exact: true })).toBeVisible();
  await expect(trouble).toHaveCount(0);
});
