import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { readFields, setFields } from '../fixtures/database.ts';
import { logIn } from '../fixtures/login.ts';
import { expectToast } from '../fixtures/messages.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

/** The first call of a function on a busy machine. */
const PATIENT = { timeout: patient(30_000) };

test('CRM-02 notes have a date, are changed, deleted, and not lost by leaving', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  const id = await storeCustomer(advisor.uid, { firstName: 'Gül', lastName: 'Şahin' });
  await logIn(page, advisor.email);
  await page.goto(`/intern/crm/${id}`);
  const composer = page.getByRole('form', { name: 'Neue Notiz' });
  await composer.getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(composer.getByText('Bitte schreibe etwas', { exact: true })).toBeVisible();
  for (const text of ['Zwei Kinder.\nBaut ein Haus.', 'Will im Herbst sprechen.']) {
    await composer.getByLabel('Neue Notiz').fill(text);
    await composer.getByRole('button', { name: 'Notiz speichern' }).click();
    await expectToast(page, 'Notiz gespeichert');
    await expect(composer.getByLabel('Neue Notiz')).toHaveValue('');
  }
  const entries = page.getByRole('list', { name: 'Verlauf', exact: true }).getByRole('listitem');
  await expect(entries.first()).toContainText('Will im Herbst sprechen.');
  await expect(entries.first()).toContainText(/\d{1,2}\. \S+ \d{4}, \d\d:\d\d/);
  await expect(entries.nth(1)).toContainText('Zwei Kinder.');

  await entries.nth(1).getByRole('button', { name: 'Notiz ändern oder löschen' }).click();
  await page.getByRole('menuitem', { name: 'Bearbeiten' }).click();
  const form = page.getByRole('form', { name: 'Notiz bearbeiten' });
  await form.getByLabel('Notiz', { exact: true }).fill('Drei Kinder.');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expectToast(page, 'Notiz gespeichert');
  await expect(entries.nth(1)).toContainText('Drei Kinder.');

  await entries.first().getByRole('button', { name: 'Notiz ändern oder löschen' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Notiz löschen?' });
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expectToast(page, 'Notiz gelöscht');
  await expect(entries.first()).toContainText('Drei Kinder.');

  await composer.getByLabel('Neue Notiz').fill('Noch nicht gespeichert');
  await page.getByRole('link', { name: 'Alle Kunden', exact: true }).click();
  await page
    .getByRole('alertdialog', { name: 'Änderungen verwerfen?' })
    .getByRole('button', { name: 'Weiter bearbeiten' })
    .click();
  await expect(composer.getByLabel('Neue Notiz')).toHaveValue('Noch nicht gespeichert');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

test('CRM-02 a note of an earlier release is shown without a date, and is not overwritten from elsewhere', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  const id = await storeCustomer(advisor.uid, { firstName: 'Gül', lastName: 'Şahin' });
  await setFields(`customerNotes/${id}`, { advisor: advisor.uid, text: 'Von früher.' });
  await logIn(page, advisor.email);
  await page.goto(`/intern/crm/${id}`);
  const entry = page
    .getByRole('list', { name: 'Verlauf', exact: true })
    .getByRole('listitem')
    .filter({ hasText: 'Notiz ohne Datum' });
  await expect(entry).toContainText('Von früher.');
  await entry.getByRole('button', { name: 'Notiz ändern oder löschen' }).click();
  await page.getByRole('menuitem', { name: 'Bearbeiten' }).click();
  await setFields(`customerNotes/${id}`, { text: 'Vom Telefon aus geschrieben.' });
  const form = page.getByRole('form', { name: 'Notiz bearbeiten' });
  await form.getByLabel('Notiz', { exact: true }).fill('Am Rechner geschrieben.');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(
    form.getByText(
      'Die Notiz wurde inzwischen woanders geändert. Speichere noch einmal, um sie mit deinem Text zu ersetzen.',
    ),
  ).toBeVisible();
  await expect(form.getByLabel('Notiz', { exact: true })).toHaveValue('Am Rechner geschrieben.');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expectToast(page, 'Notiz gespeichert');
  await expect(entry).toContainText('Am Rechner geschrieben.');
  expect(await readFields(`customerNotes/${id}`)).toMatchObject({
    text: { stringValue: 'Am Rechner geschrieben.' },
  });
});

test('CRM-02 an advisor corrects an address; one of another customer is refused, and the old one stays in the timeline', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  const advisor = await freshAdvisor();
  const run = Date.now();
  const wrong = `gul${run}@gmial.example`;
  const taken = `bea${run}@mail.example`;
  await storeCustomer(advisor.uid, { firstName: 'Bea', lastName: 'Braun', email: taken });
  const id = await storeCustomer(advisor.uid, {
    firstName: 'Gül',
    lastName: 'Şahin',
    email: wrong,
  });
  await logIn(page, advisor.email);
  await page.goto(`/intern/crm/${id}`);
  await page.getByRole('button', { name: 'E-Mail-Adresse korrigieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'E-Mail-Adresse korrigieren' });
  const save = dialog.getByRole('button', { name: 'Speichern' });
  await dialog.getByLabel('E-Mail').fill(taken);
  await save.click();
  await expect(
    dialog.getByText('Diese E-Mail-Adresse ist bereits registriert.', { exact: true }),
  ).toBeVisible(PATIENT);
  const right = `gul${run}@gmail.example`;
  await dialog.getByLabel('E-Mail').fill(right);
  await save.click();
  await expectToast(page, 'E-Mail-Adresse gespeichert', PATIENT);
  await expect(page.getByRole('link', { name: right })).toBeVisible();
  const timeline = page.getByRole('list', { name: 'Verlauf', exact: true });
  await expect(timeline).toContainText(`E-Mail-Adresse geändert: ${wrong} → ${right}`);
});
