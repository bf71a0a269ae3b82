import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { setFields } from '../fixtures/database.ts';
import { logIn } from '../fixtures/login.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

/** The first call of a function on a busy machine. */
const PATIENT = { timeout: patient(30_000) };

const WORKBOOK = fileURLToPath(new URL('../../crm/src/import/cases/excel.xlsx', import.meta.url));

const windows1252 = (text: string) => Buffer.from(text, 'latin1');

test('CRM-02 UPLOAD-01.4,8 a file of Excel is imported: columns recognised, error rows named, progress, a failure in between, and no one twice', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(/ERR_FAILED|RPC_ERROR/);
  const advisor = await freshAdvisor();
  await storeCustomer(advisor.uid, {
    firstName: 'Erna',
    lastName: 'Alt',
    email: 'erna@mail.example',
  });
  await logIn(page, advisor.email);
  await page.goto('/intern/crm');
  await page.getByRole('link', { name: 'Importieren', exact: true }).click();
  await expect(page).toHaveURL('/intern/crm/import');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Kunden importieren', exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const choose = page.getByLabel(/^(?:Andere )?Datei wählen$/);
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'text/csv', buffer });
  await choose.setInputFiles(file('kunden.xlsx', Buffer.from('PK\u0003\u0004\0\0')));
  await expect(
    page.getByText(
      'Bitte lade eine CSV-Datei hoch. Öffne deine Tabelle dazu in ihrem Programm und speichere sie als CSV.',
      { exact: true },
    ),
  ).toBeVisible();

  await choose.setInputFiles(file('kunden.csv', Buffer.alloc(5 * 1024 * 1024 + 1, 'a')));
  await expect(
    page.getByText('CSV-Datein dürfen maximal 5 MB groß sein. Diese Datei ist 5,1 MB.', {
      exact: true,
    }),
  ).toBeVisible();

  await choose.setInputFiles(
    file(
      'kunden.csv',
      windows1252(
        [
          'Anrede;Nachname;Vorname;E-Mail;Mobil privat;Geburtstag;Beruf',
          'Herr;Weiß;Jörg;joerg@mail.example;0155 5123/9876;03.02.1991;Beamter',
          'Frau;Alt;Erna;erna@mail.example;;17.05.1960;Rentnerin',
          'Frau;Öhler;;oehler@mail.example;;31.02.1990;',
          'Herr;Zell;Bo;bo@mail.example;;;Imker',
          'Frau;Kurz 2%;Ada;ada@mail.example;;;',
        ].join('\r\n'),
      ),
    ),
  );
  await expect(page.getByText('kunden.csv: 5 Zeilen', { exact: true })).toBeVisible();
  await expect(page.getByText(/^So lesen wir: Weiß, Jörg, Öhler$/)).toBeVisible();
  await page.getByLabel('Zeichensatz').selectOption('Mac');
  await expect(page.getByText(/^So lesen wir: Wei/)).not.toContainText('Weiß');
  await page.getByLabel('Zeichensatz').selectOption('Windows, Westeuropa');
  await expect(page.getByLabel('Zeile mit den Spaltennamen')).toHaveValue('0');
  await expect(page.getByLabel('Telefon')).toHaveValue('4');
  await page.getByLabel('Telefon').selectOption('– nicht übernehmen –');
  await expect(row('Jörg Weiß')).not.toContainText('+49 15551 239876');
  await page.getByLabel('Telefon').selectOption('Mobil privat');
  // as it will be stored
  await expect(row('Jörg Weiß')).toContainText('+49 15551 239876');
  await expect(
    page.getByText(
      '3 Kunden können importiert werden. 2 Zeilen haben einen Fehler und werden ausgelassen.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(row('Öhler')).toContainText('Bitte prüfen: Vorname');
  await expect(row('Ada Kurz')).toContainText(
    'Bitte prüfen: Nachname (Das Zeichen „%“ ist in Namen nicht möglich)',
  );
  await expect(row('Bo Zell')).toContainText('Bereit; Beruf „Imker“ bleibt leer');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Nur Zeilen mit Fehlern', exact: true }).check();
  await expect(row('Jörg Weiß')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Nur Zeilen mit Fehlern', exact: true }).uncheck();

  const cutOff = Promise.withResolvers<undefined>();
  await page.route(/importCustomers$/, async (route) => {
    await cutOff.promise;
    await route.abort();
  });
  await page.getByRole('button', { name: '3 Kunden importieren', exact: true }).click();
  await page.getByRole('link', { name: 'Alle Kunden', exact: true }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Import verlassen?', exact: true });
  await expect(leaving).toContainText('0 von 3 Kunden sind gespeichert.');
  await leaving.getByRole('button', { name: 'Hier bleiben', exact: true }).click();
  cutOff.resolve(undefined);
  await expect(page.getByText('Der Import wurde unterbrochen', { exact: true })).toBeVisible();
  await page.unroute(/importCustomers$/);
  await page.getByRole('button', { name: '3 Kunden importieren', exact: true }).click();
  await expect(page.getByText('Import abgeschlossen', { exact: true })).toBeVisible(PATIENT);
  await expect(page.getByText('2 Kunden angelegt, 1 war schon da.', { exact: true })).toBeVisible();
  await expect(row('Jörg Weiß')).toContainText('Angelegt');
  await expect(row('Erna Alt')).toContainText('War schon dein Kunde');
  await expect(page.getByRole('button', { name: /importieren$/ })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  // on a phone what is wrong with a row is read without scrolling sideways
  const wrong = row('Öhler').getByText('Bitte prüfen: Vorname', { exact: true });
  await wrong.scrollIntoViewIfNeeded();
  await expect(wrong).toBeInViewport({ ratio: 1 });
  const reason = row('Ada Kurz').getByText(/Das Zeichen „%“/);
  await reason.scrollIntoViewIfNeeded();
  // nothing of it is cut off
  expect(await reason.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('link', { name: 'Zu deinen Kunden', exact: true }).click();
  await expect(page.getByText('3 Kunden', { exact: true })).toBeVisible();
  for (const text of ['joerg@mail.example', '+49 15551 239876', '03.02.1991', 'Beamter']) {
    await expect(row('Jörg Weiß')).toContainText(text);
  }
  await expect(row('Erna Alt')).toContainText('17.05.1960');
});

test('CRM-02 a broken row, titles below other rows, dates in either order, and contacts of a phone lead to a question or are named', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  await logIn(page, advisor.email);
  await page.goto('/intern/crm/import');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const says = (text: string) => page.getByText(text, { exact: true });
  const choose = page.getByLabel(/^(?:Andere )?Datei wählen$/);
  const lines = [
    'Kundenliste Stand 01.03.2026;;;;',
    'Vorname;Nachname;E-Mail;Geburtsdatum;Beruf',
    'Eva;Prell;eva@mail.example;2/1/1985;',
    'Bo;Zell;bo@mail.example;0.0.00;"Rentner',
    'Ida;Kurz;ida@mail.example;11/9/1978;',
  ];
  await choose.setInputFiles({
    name: 'liste.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  });
  await expect(says('liste.csv: 3 Zeilen')).toBeVisible();
  await expect(
    says(
      'Zeile 4: Ein Anführungszeichen ist nicht geschlossen. Wir lesen die Zeile ohne es; bitte prüfe sie.',
    ),
  ).toBeVisible();
  await expect(page.getByLabel('Zeile mit den Spaltennamen')).toHaveValue('1');
  await expect(
    says(
      'Wähle, ob beim Geburtsdatum der Tag oder der Monat zuerst steht, dann siehst du die Vorschau.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  const order = page.getByLabel('Was steht beim Geburtsdatum zuerst?');
  await order.selectOption('Der Monat: 2/1/1985 ist der 1. Februar');
  await expect(row('Eva Prell')).toContainText('01.02.1985');
  await order.selectOption('Der Tag: 2/1/1985 ist der 2. Januar');
  await expect(row('Eva Prell')).toContainText('02.01.1985');
  await expect(row('Bo Zell')).toContainText('Bereit; Geburtsdatum „0.0.00“ bleibt leer');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await choose.setInputFiles({
    name: 'kunden.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: readFileSync(WORKBOOK),
  });
  await expect(says('2 Kunden können importiert werden.')).toBeVisible();
  await expect(row('Jörg Weiß')).toContainText('01.02.1985');
  await page.getByLabel('Tabellenblatt').selectOption('Alte');
  await expect(row('Bo Zell')).toContainText('Bereit');
  await expect(row('Jörg Weiß')).toHaveCount(0);
  await expectAccessible(page);
  await choose.setInputFiles({
    name: 'kaputt.xlsx',
    mimeType: 'text/csv',
    buffer: Buffer.from('PK\u0003\u0004\0\0'),
  });
  await expect(page.getByText(/^Bitte lade eine CSV-Datei hoch/)).toBeVisible();
  // clears the previous file
  await expect(row('Bo Zell')).toHaveCount(0);
  await expect(page.getByLabel('Tabellenblatt')).toHaveCount(0);

  const contact = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Weiß MBA;Jörg;;;',
    'NOTE:Treffen am Montag,',
    'ohne Einzug umbrochen',
    'EMAIL;type=INTERNET:joerg@mail.example',
    'TEL;type=CELL:+49 151 23450181',
    'END:VCARD',
  ];
  await choose.setInputFiles({
    name: 'kontakte.vcf',
    mimeType: 'text/vcard',
    buffer: Buffer.from(contact.join('\r\n')),
  });
  await expect(says('1 Kunde kann importiert werden.')).toBeVisible();
  await expect(row('Jörg Weiß')).toContainText('+49 1512 3450181');
  await expect(row('Jörg Weiß')).toContainText('Namenszusatz „MBA“ bleibt weg');
  await expect(
    says(
      'Zeile 5 (Jörg Weiß MBA): Diese Zeile können wir nicht lesen. Alles andere übernehmen wir.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: '1 Kunde importieren', exact: true }).click();
  await expect(says('1 Kunde angelegt, 0 waren schon da.')).toBeVisible(PATIENT);
});

test('CRM-01 the list as it is filtered is exported, and no value in it runs as a formula', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  const person = { email: 'ada@mail.example', bday: '1991-02-03', job: 'Student' };
  const id = await storeCustomer(advisor.uid, {
    ...person,
    firstName: 'Äda',
    lastName: 'Aal',
    phone: '+4915551230000',
    registered: new Date('2026-01-31T12:00:00Z'),
  });
  // from a time before names were checked
  await setFields(`customers/${id}`, {
    lastName: '=HYPERLINK("http://x.example")',
    tags: ['VIP', 'Rente'],
  });
  const note = { advisor: advisor.uid, text: 'Zwei Kinder.\nBaut ein Haus.' };
  await setFields(`customerNotes/${id}`, note);
  await storeCustomer(advisor.uid, { firstName: 'Bo', lastName: 'Zell' });
  await logIn(page, advisor.email);
  await page.goto('/intern/crm?name=%C3%A4da');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Liste exportieren', exact: true }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^kunden-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toBe(
    [
      '\uFEFFVorname;Nachname;E-Mail;Telefon;Geburtsdatum;Beruf;Grund ohne Kontaktdaten;Letzter Kontakt;Schlagwörter;Registriert;Notizen',
      `Äda;"'=HYPERLINK(""http://x.example"")";ada@mail.example;015551 230000;03.02.1991;Student;;;VIP, Rente;31.01.2026;"Zwei Kinder.\nBaut ein Haus."`,
    ].join('\r\n'),
  );
});
