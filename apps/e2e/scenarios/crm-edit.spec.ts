import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor, signInAs, type FreshAdvisor } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { readFields, setFields } from '../fixtures/database.ts';
import { logIn } from '../fixtures/login.ts';
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

const WRITES = /(updateCustomer|advisorCreatesCustomer)$/;

async function openWithOneCustomer(page: Page): Promise<{ advisor: FreshAdvisor; id: string }> {
  const advisor = await freshAdvisor();
  const id = await storeCustomer(advisor.uid, {
    firstName: 'Erna',
    lastName: 'Alt',
    email: 'erna.alt@mail.example',
  });
  await logIn(page, advisor.email);
  await page.goto('/intern/crm');
  await expect(page.getByText('1 Kunde', { exact: true })).toBeVisible();
  return { advisor, id };
}

test('CRM-02.1,2 editing: the e-mail is read-only, the rest is saved and shown', async ({
  page,
}) => {
  const { id } = await openWithOneCustomer(page);
  await page.getByRole('button', { name: 'Erna Alt bearbeiten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kunde bearbeiten' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByLabel('E-Mail')).toHaveAttribute('readonly', '');
  await expect(dialog.getByLabel('E-Mail')).toHaveValue('erna.alt@mail.example');
  await expect(
    dialog.getByText('Eine falsche Adresse berichtigst du auf der Seite des Kunden.'),
  ).toBeVisible();

  await dialog.getByLabel('Nachname').fill('');
  await dialog.getByLabel('Telefon').fill('12');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByText('Bitte Nachnamen angeben', { exact: true })).toBeVisible();
  await expect(
    dialog.getByText('Bitte gültige Telefonnummer angeben', { exact: true }),
  ).toBeVisible();

  await dialog.getByLabel('Vorname').fill('Ernestine');
  await dialog.getByLabel('Nachname').fill('Neu');
  await dialog.getByLabel('Telefon').fill('0155 5123/4567');
  await dialog.getByLabel('Geburtsdatum').fill('1980-05-17');
  await dialog.getByLabel('Beruf').selectOption('Beamter');
  await dialog.getByLabel('Letzter Kontakt').fill('2026-01-31');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Änderungen gespeichert', { exact: true })).toBeVisible({
    // the first call of a function on a busy machine
    timeout: patient(30_000),
  });
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: 'Ernestine Neu' });
  const shown = [
    '+49 15551 234567',
    '17.05.1980',
    'Beamter',
    '31.01.2026',
    'erna.alt@mail.example',
  ];
  for (const text of shown) await expect(row).toContainText(text);
  await page.reload();
  for (const text of shown) await expect(row).toContainText(text);
  expect(await readFields(`customers/${id}`)).toMatchObject({
    firstName: { stringValue: 'Ernestine' },
    email: { stringValue: 'erna.alt@mail.example' },
  });
});

test('CRM-02.4 a failure shows an error, keeps what was typed, and the retry saves it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|RPC_ERROR/);
  await openWithOneCustomer(page);
  await page.getByRole('button', { name: 'Erna Alt bearbeiten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kunde bearbeiten' });
  await dialog.getByLabel('Vorname').fill('Ernestine');
  await page.route(WRITES, (route) => route.abort());
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Fehler beim Speichern', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Die Änderungen konnten nicht gespeichert werden.', { exact: true }),
  ).toBeVisible();
  await expect(dialog.getByLabel('Vorname')).toHaveValue('Ernestine');
  await page.unroute(WRITES);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Änderungen gespeichert', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Ernestine Alt' })).toBeVisible();
});

test('CRM-02 who saved in between is noticed: nothing is overwritten unseen, and nothing typed is lost', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/409|ABORTED|status of 4\d\d/);
  const { id } = await openWithOneCustomer(page);
  await page.getByRole('button', { name: 'Erna Alt bearbeiten' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kunde bearbeiten' });
  await setFields(`customers/${id}`, { lastName: 'Anderswo', job: 'Rentner' });
  await dialog.getByLabel('Nachname').fill('Hier');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(
    page.getByText(
      'Dieser Kunde wurde inzwischen an anderer Stelle geändert. Deine Angaben sind noch da – prüfe sie und speichere noch einmal.',
      { exact: true },
    ),
  ).toBeVisible();
  expect(await readFields(`customers/${id}`)).toMatchObject({
    lastName: { stringValue: 'Anderswo' },
  });
  await expect(dialog.getByLabel('Nachname')).toHaveValue('Hier');
  await expect(dialog.getByLabel('Beruf')).toHaveValue('Rentner');

  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Änderungen gespeichert', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Erna Hier' })).toContainText('Rentner');
  expect(await readFields(`customers/${id}`)).toMatchObject({
    lastName: { stringValue: 'Hier' },
    job: { stringValue: 'Rentner' },
  });
});

test('CRM-02.3 UX-04.7 adding a customer: missing values, a known customer, a failure, and success', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|RPC_ERROR/);
  await openWithOneCustomer(page);
  await page.getByRole('button', { name: 'Kunde anlegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kunde anlegen' });
  const save = dialog.getByRole('button', { name: 'Speichern' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await save.click();
  for (const text of [
    'Bitte Vornamen angeben',
    'Bitte Nachnamen angeben',
    'Bitte Telefonnummer oder E-Mail angeben, oder darunter den Grund',
  ]) {
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByLabel('Vorname')).toBeFocused();
  await expect(dialog.getByLabel('Vorname')).toHaveAccessibleDescription('Bitte Vornamen angeben');
  await dialog.getByLabel('Vorname').fill('Gül');
  await dialog.getByLabel('Nachname').fill('Şahin');
  await dialog.getByLabel('E-Mail').fill('Erna.Alt@mail.example');
  await save.click();
  await expect(
    dialog.getByText('Diese E-Mail-Adresse gehört schon zu deinem Kunden Erna Alt.', {
      exact: true,
    }),
  ).toBeVisible();
  await dialog.getByLabel('E-Mail').fill('guel@mail.example');
  await dialog.getByLabel('Geburtsdatum').fill('1991-02-03');
  await dialog.getByLabel('Beruf').selectOption('Student');

  await page.route(WRITES, (route) => route.abort());
  await save.click();
  await expect(
    page.getByText(
      'Der Kunde konnte nicht angelegt werden. Deine Eingaben sind noch da – versuche es gleich noch einmal.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(dialog.getByLabel('Nachname')).toHaveValue('Şahin');
  await page.unroute(WRITES);
  await save.click();
  await expect(page.getByText('Kunde angelegt', { exact: true })).toBeVisible();
  await expect(page.getByText('2 Kunden', { exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Gül Şahin' });
  await page.reload();
  for (const text of ['guel@mail.example', '03.02.1991', 'Student']) {
    await expect(row).toContainText(text);
  }
});

test('CRM-02 REG-06 a customer with only a phone number takes three clicks and three fields; without contacts, a reason', async ({
  page,
}) => {
  await openWithOneCustomer(page);
  const dialog = page.getByRole('dialog', { name: 'Kunde anlegen' });
  const save = dialog.getByRole('button', { name: 'Speichern' });
  await page.getByRole('button', { name: 'Kunde anlegen' }).click();
  await dialog.getByLabel('Vorname').fill('Gül');
  await dialog.getByLabel('Nachname').fill('Şahin');
  await dialog.getByLabel('Telefon').fill('0155 51234567');
  await save.click();
  await expect(page.getByText('2 Kunden', { exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Gül Şahin' });
  await expect(row).toContainText('+49 15551 234567');

  await page.getByRole('button', { name: 'Kunde anlegen' }).click();
  await dialog.getByLabel('Vorname').fill('Otto');
  await dialog.getByLabel('Nachname').fill('Ohne');
  await expect(dialog.getByLabel('Grund ohne Kontaktdaten')).toBeHidden();
  await save.click();
  await dialog.getByLabel('Grund ohne Kontaktdaten').fill('Kommt nur persönlich vorbei');
  await expectAccessibleEverywhere(page);
  await save.click();
  await expect(page.getByText('3 Kunden', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Otto Ohne' }).click();
  await expect(page.getByText('Kommt nur persönlich vorbei', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Keine E-Mail-Adresse: Diese Person kann nicht per E-Mail eingeladen werden.', {
      exact: true,
    }),
  ).toBeVisible();
});

test('CRM-02 without customers the page says how they come, and the first one can be added', async ({
  page,
}) => {
  const { email } = await freshAdvisor();
  await logIn(page, email);
  await page.goto('/intern/crm');
  await expect(page.getByText('Noch keine Kunden', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kunde anlegen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('CRM-02.5 customers that fail to load show an error, and the retry shows them', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|RPC_ERROR/);
  const advisor = await freshAdvisor();
  await storeCustomer(advisor.uid, { firstName: 'Erna', lastName: 'Alt' });
  await signInAs(page, advisor);
  await page.route(/documents:runQuery/, (route) => route.abort());
  await page.goto('/intern/crm');
  await expect(page.getByText('Fehler beim Laden der Kundendaten', { exact: true })).toBeVisible({
    timeout: patient(20_000),
  });
  await page.unroute(/documents:runQuery/);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText('Erna Alt', { exact: true })).toBeVisible();
});
