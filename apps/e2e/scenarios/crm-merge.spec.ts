import type { Page } from '@playwright/test';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { documentExists, readFields } from '../fixtures/database.ts';
import { logIn } from '../fixtures/login.ts';
import { functionsOrigin } from '../fixtures/portal.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const CALLS = `${functionsOrigin}/**/mergeCustomers`;
const NOTICE = 'Vielleicht doppelt: 1 Eintrag';

async function openWithDuplicates(page: Page, { proven = false } = {}) {
  const advisor = await freshAdvisor();
  const name = { firstName: 'Erna', lastName: 'Alt' };
  const first = await storeCustomer(advisor.uid, {
    ...name,
    email: 'erna@mail.example',
    bday: '1951-09-30',
    registered: new Date('2026-01-02T10:00:00Z'),
  });
  const second = await storeCustomer(advisor.uid, {
    ...name,
    email: 'erna.alt@mail.example',
    phone: '+4915551234567',
    job: 'Rentner',
    proven,
    registered: new Date('2026-05-04T10:00:00Z'),
  });
  await storeCustomer(advisor.uid, { firstName: 'Gül', lastName: 'Şahin' });
  await logIn(page, advisor.email);
  await page.goto('/intern/crm');
  await expect(page.getByText('3 Kunden', { exact: true })).toBeVisible();
  await expect(page.getByText(NOTICE, { exact: true })).toBeVisible();
  await expect(
    page.getByText('Erna Alt und Erna Alt (gleicher Name)', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Erna Alt und Erna Alt vergleichen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kunden zusammenführen' });
  await expect(dialog).toBeVisible();
  return { dialog, first, second };
}

test('CRM-02 two entries about one person are shown side by side and become one that has everything', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_REFUSED/);
  const { dialog, first, second } = await openWithDuplicates(page);
  await expectAccessible(page);
  await expect(
    dialog.getByText(
      'Ist das dieselbe Person, wird aus zwei Einträgen einer. Anmeldungen, E-Mails und Empfehlungen gehen mit.',
      { exact: true },
    ),
  ).toBeVisible();
  const cells = (field: string) =>
    dialog.getByRole('row').filter({ hasText: field }).getByRole('cell');
  // the entry that has been there longest stays, unless the advisor chooses the other one
  await expect(dialog.getByRole('radio', { name: /Registriert am 02.01.2026/ })).toBeChecked();
  await expect(cells('E-Mail')).toHaveText([
    'erna@mail.example',
    'erna.alt@mail.example',
    'erna@mail.example, erna.alt@mail.example',
  ]);
  await dialog.getByRole('radio', { name: /Registriert am 04.05.2026/ }).check();
  await expect(cells('E-Mail')).toHaveText([
    'erna.alt@mail.example',
    'erna@mail.example',
    'erna.alt@mail.example, erna@mail.example',
  ]);
  await expect(cells('Geburtstag')).toHaveText(['–', '30.09.1951', '30.09.1951']);
  await expect(cells('Registriert')).toHaveText(['04.05.2026', '02.01.2026', '02.01.2026']);
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const comparison = dialog.getByRole('region', { name: 'Beide Einträge im Vergleich' });
  expect(await comparison.evaluate((area) => area.scrollWidth - area.clientWidth)).toBe(0);
  await expect(dialog.getByRole('rowheader', { name: 'E-Mail', exact: true })).toBeVisible();
  await expectAccessible(page);
  if (desk) await page.setViewportSize(desk);

  await page.route(CALLS, (route) => route.abort('connectionrefused'));
  await dialog.getByRole('button', { name: 'Zusammenführen' }).click();
  await expect(page.getByText('Fehler beim Zusammenführen', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /Registriert am 04.05.2026/ })).toBeChecked();
  await page.unroute(CALLS);
  await dialog.getByRole('button', { name: 'Zusammenführen' }).click();
  await expect(page.getByText('Kunden zusammengeführt', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('2 Kunden', { exact: true })).toBeVisible();
  await expect(page.getByText(NOTICE, { exact: true })).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: 'Erna Alt' });
  for (const text of ['erna.alt@mail.example', '+49 15551 234567', '30.09.1951', 'Rentner']) {
    await expect(row).toContainText(text);
  }
  expect(await documentExists(`customers/${first}`)).toBe(false);
  expect(await readFields(`customers/${second}`)).toMatchObject({
    otherEmails: { arrayValue: { values: [{ stringValue: 'erna@mail.example' }] } },
  });
});

test('CRM-02 a person who confirmed the number is the entry that stays', async ({ page }) => {
  const { dialog } = await openWithDuplicates(page, { proven: true });
  const proven = 'Hat die Telefonnummer selbst bestätigt, deshalb bleibt dieser Eintrag.';
  await expect(dialog.getByText(proven, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /Hat die Telefonnummer/ })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: /Registriert am/ })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText('3 Kunden', { exact: true })).toBeVisible();
});

test('CRM-02 two customers who are two people both stay, and are not proposed again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_REFUSED/);
  const { dialog, first, second } = await openWithDuplicates(page);
  const apart = dialog.getByRole('button', { name: 'Nicht dieselbe Person', exact: true });
  const decisions = `${functionsOrigin}/**/keepCustomersApart`;
  await page.route(decisions, (route) => route.abort('connectionrefused'));
  await apart.click();
  await expect(page.getByText('Fehler beim Speichern', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      'Deine Entscheidung konnte nicht gespeichert werden. Versuche es gleich noch einmal.',
      { exact: true },
    ),
  ).toBeVisible();
  await page.unroute(decisions);
  await apart.click();
  await expect(page.getByText('Beide Kunden bleiben', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Sie werden nicht mehr als vielleicht doppelt gezeigt.', { exact: true }),
  ).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(NOTICE, { exact: true })).toHaveCount(0);
  await expect(page.getByText('3 Kunden', { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByText('3 Kunden', { exact: true })).toBeVisible();
  await expect(page.getByText(NOTICE, { exact: true })).toHaveCount(0);
  expect(await readFields(`customers/${first}`)).toMatchObject({
    distinctFrom: { arrayValue: { values: [{ stringValue: second }] } },
  });
  expect(await documentExists(`customers/${second}`)).toBe(true);
});

test('CRM-02 a shared number with another name is proposed with that reason', async ({ page }) => {
  const advisor = await freshAdvisor();
  const phone = '+4915551234567';
  await storeCustomer(advisor.uid, { firstName: 'Erna', lastName: 'Alt', phone, proven: true });
  await storeCustomer(advisor.uid, { firstName: 'Gül', lastName: 'Şahin', phone });
  await logIn(page, advisor.email);
  await page.goto('/intern/crm');
  await expect(
    page.getByText('Erna Alt und Gül Şahin (gleiche Telefonnummer, anderer Name)', { exact: true }),
  ).toBeVisible();
});

test('CRM-02 every proposal is within reach, on a phone, too', async ({ page }) => {
  const advisor = await freshAdvisor();
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXY'.split('');
  await Promise.all(
    [...letters, ...letters].map((letter) =>
      storeCustomer(advisor.uid, { firstName: letter, lastName: 'Doppelt' }),
    ),
  );
  await logIn(page, advisor.email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/intern/crm');
  await expect(page.getByText('Vielleicht doppelt: 25 Einträge', { exact: true })).toBeVisible();
  const pairs = page.getByRole('list', { name: 'Vielleicht doppelte Einträge' });
  const compare = pairs.getByRole('button', { name: /vergleichen$/ });
  await expect(compare).toHaveCount(3);

  await page.getByRole('button', { name: '20 weitere anzeigen', exact: true }).click();
  await expect(compare).toHaveCount(23);
  await expect(compare.nth(3)).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: '2 weitere anzeigen', exact: true }).click();
  await expect(compare).toHaveCount(25);
  await expect(compare.nth(23)).toBeFocused();
  await expect(page.getByRole('button', { name: /anzeigen$/ })).toHaveCount(0);
  for (const letter of letters) {
    const words = `${letter} Doppelt und ${letter} Doppelt (gleicher Name)`;
    await expect(pairs.getByText(words, { exact: true })).toBeVisible();
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await compare.last().click();
  await page.getByRole('button', { name: 'Nicht dieselbe Person', exact: true }).click();
  await expect(page.getByText('Vielleicht doppelt: 24 Einträge', { exact: true })).toBeVisible();
});
