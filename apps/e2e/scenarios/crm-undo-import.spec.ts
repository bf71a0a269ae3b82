import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { logIn } from '../fixtures/login.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

/** The first call of a function on a busy machine. */
const PATIENT = { timeout: patient(90_000) };

test('CRM-02 undoing an import of 200 rows removes new customers and added values, and keeps a customer with a note', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(/ERR_FAILED/);
  const advisor = await freshAdvisor();
  const erna = { firstName: 'Erna', lastName: 'Alt', email: 'erna@mail.example' };
  await storeCustomer(advisor.uid, erna);
  await logIn(page, advisor.email);
  await page.goto('/intern/crm/import');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const says = (text: string) => page.getByText(text, { exact: true });
  await page.getByLabel('Datei wählen').setInputFiles({
    name: 'kunden.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'Vorname;Nachname;E-Mail;Geburtsdatum',
        'Jörg;Weiß;joerg@mail.example;',
        'Ada;Kurz;ada@mail.example;',
        'Erna;Alt;erna@mail.example;17.05.1960',
        ...Array.from({ length: 197 }, (_, at) => `Kim;Nummer ${at};kim${at}@mail.example;`),
      ].join('\r\n'),
    ),
  });
  await page.getByRole('button', { name: '200 Kunden importieren', exact: true }).click();
  await expect(
    says('Du kannst ihn einen Tag lang in deiner Kundenliste rückgängig machen.'),
  ).toBeVisible(PATIENT);
  await page.getByRole('link', { name: 'Zu deinen Kunden', exact: true }).click();
  await expect(says('200 Kunden')).toBeVisible();

  await page.getByRole('link', { name: 'Ada Kurz', exact: true }).click();
  await page.getByRole('textbox', { name: 'Neue Notiz' }).fill('Ruft im März zurück.');
  await page.getByRole('button', { name: 'Notiz speichern', exact: true }).click();
  await expect(says('Notiz gespeichert')).toBeVisible();
  await page.goto('/intern/crm');

  await expect(
    page.getByText(
      /^Import vom \d\d\. .{3,4} \d{4}, \d\d:\d\d Uhr: 199 Kunden angelegt, 1 ergänzt\.$/,
    ),
  ).toBeVisible();
  await expectAccessible(page);
  const undo = page.getByRole('button', { name: /^Import vom .* Uhr rückgängig machen$/ });
  const question = page.getByRole('alertdialog', { name: 'Import rückgängig machen?' });
  const confirm = question.getByRole('button', { name: 'Rückgängig machen', exact: true });
  await undo.click();
  await expect(
    question.getByText(
      '199 Kunden aus diesem Import werden gelöscht. Bei 1 Kunden verschwindet, was der Import ergänzt hat. Wen du seither geändert oder eingeladen hast und wer sich selbst angemeldet hat, bleibt, wie er ist.',
      { exact: true },
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Abbrechen', exact: true }).click();
  await expect(says('200 Kunden')).toBeVisible();

  await page.route(/undoImport$/, (route) => route.abort());
  await undo.click();
  await confirm.click();
  await expect(says('Der Import konnte nicht ganz rückgängig gemacht werden')).toBeVisible(PATIENT);
  await page.unroute(/undoImport$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await undo.click();
  await confirm.click();
  await expect(says('Import rückgängig gemacht')).toBeVisible(PATIENT);
  await expect(says('198 Kunden gelöscht, 1 wie vorher.')).toBeVisible();
  await expect(says('1 Kunde bleibt')).toBeVisible();
  await expect(
    says('Inzwischen gibt es eine Anmeldung, einen Wartelistenplatz oder eine Notiz zu Ada Kurz.'),
  ).toBeVisible();
  await expect(undo).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(says('2 Kunden')).toBeVisible();
  await expect(row('Erna Alt')).not.toContainText('17.05.1960');
});
