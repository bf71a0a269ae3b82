import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { berlinDay, formatDay } from '@wbd/domain/time';
import { patient } from '@wbd/tools/host-speed';
import { extractText } from 'unpdf';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { makeOrgAdmin } from '../fixtures/auth-admin.ts';
import { earn, pageOf, setTaxProfile } from '../fixtures/commission.ts';
import { setFields } from '../fixtures/database.ts';
import { logIn } from '../fixtures/login.ts';
import { expectToast } from '../fixtures/messages.ts';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

const NETWORK = '/intern/netzwerk';
const PAYOUTS = `${NETWORK}/auszahlungen`;
/** Calls that start their process, on a busy machine. */
const PATIENT = { timeout: patient(60_000) };

async function download(page: Page, button: string): Promise<{ name: string; file: Buffer }> {
  const downloading = page.waitForEvent('download', PATIENT);
  await page.getByRole('button', { name: button, exact: true }).first().click(PATIENT);
  const saved = await downloading;
  return { name: saved.suggestedFilename(), file: await readFile(await saved.path()) };
}

async function pdfText(page: Page, number: string): Promise<string> {
  const { name, file } = await download(page, `PDF: ${number}`);
  expect(name).toMatch(new RegExp(`^(Gutschrift|Provisionsabrechnung)-${number}\\.pdf$`));
  const { text } = await extractText(new Uint8Array(file), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** An organisation with two administrators that can pay, and two partners with commission that is due. */
async function aPayingOrganisation() {
  const org = `e2eobject${process.pid}x${Date.now()}`;
  const people = {
    boss: await freshAdvisor({ name: 'boss' }),
    second: await freshAdvisor({ name: 'two' }),
    shop: await freshAdvisor({ name: 'shop' }),
    person: await freshAdvisor({ name: 'person' }),
  };
  for (const { uid } of [people.boss, people.second]) {
    await setFields(`advisors/${uid}`, { org });
    await makeOrgAdmin(uid);
  }
  await setFields(`payers/${org}`, {
    name: 'WBD Beispiel GmbH',
    street: 'Am Sandtorkai 1',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'DE',
    taxId: 'DE123456788',
    ibanEnd: '3000',
    changedBy: people.boss.uid,
    changedAt: new Date(),
  });
  await setFields(`bankAccounts/payer~${org}`, {
    iban: 'DE89370400440532013000',
    expiresAt: null,
  });
  await setTaxProfile(people.shop.uid, {
    kind: 'business',
    name: 'Łukasz Şahin-Groß',
    iban: 'DE02120300000000202051',
    taxId: '12/345/67890',
  });
  await setTaxProfile(people.person.uid, {
    kind: 'private',
    name: 'Petra Privat',
    iban: 'AT611904300234573201',
  });
  await earn(org, people.shop.uid, 12_000);
  await earn(org, people.person.uid, 5_000);
  return people;
}

async function object(page: Page, number: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: `Widersprechen: ${number}`, exact: true }).click(PATIENT);
  const dialog = page.getByRole('dialog', { name: `Widerspruch gegen ${number}`, exact: true });
  await expect(
    dialog.getByText('Der Betrag wird nicht ausgezahlt, bis die Organisation antwortet.'),
  ).toBeVisible(PATIENT);
  await dialog.getByRole('button', { name: 'Widersprechen', exact: true }).click();
  await expect(dialog.getByText('Bitte schreib, was nicht stimmt')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await dialog.getByLabel('Was stimmt nicht?').fill(reason);
  await dialog.getByRole('button', { name: 'Widersprechen', exact: true }).click();
  await expectToast(page, 'Widerspruch eingelegt', PATIENT);
  await expect(page.getByText('Wartet auf die Antwort zu deinem Widerspruch')).toBeVisible(PATIENT);
}

test('NET-05.3 partners download their statements and object; administrators cancel one by a correction and answer the other', async ({
  page,
  browser,
}) => {
  test.setTimeout(patient(300_000));
  const { boss, second, shop, person } = await aPayingOrganisation();
  const today = formatDay(berlinDay(new Date()));
  const admin = await pageOf(browser, boss.email);
  await admin.goto(PAYOUTS);
  await admin.getByRole('button', { name: / abschließen$/ }).click(PATIENT);
  await admin
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Abschließen', exact: true })
    .click();
  await expectToast(admin, '2 Gutschriften ausgestellt', PATIENT);

  await logIn(page, shop.email);
  await page.goto(NETWORK);
  const credits = page.getByRole('list', { name: 'Deine Gutschriften', exact: true });
  await expect(credits).toContainText(`GS-00001 vom ${today}`, PATIENT);
  const text = await pdfText(page, 'GS-00001');
  for (const part of [
    'Gutschrift GS-00001',
    'WBD Beispiel GmbH',
    'Łukasz Şahin-Groß',
    'Steuernummer: 12/345/67890',
    'zzgl. 19 % Umsatzsteuer 22,80 €',
    'Gesamtbetrag 142,80 €',
    'Gegen diese Gutschrift ist Widerspruch möglich',
  ]) {
    expect(text).toContain(part);
  }
  const xml = await download(page, 'E-Rechnung: GS-00001');
  expect(xml.name).toBe('Gutschrift-GS-00001.xml');
  expect(xml.file.toString()).toContain('<ram:TypeCode>389</ram:TypeCode>');
  expect(xml.file.toString()).toContain('<ram:Name>Łukasz Şahin-Groß</ram:Name>');
  await object(page, 'GS-00001', 'Der Abschluss vom Januar fehlt.');
  expect(await pdfText(page, 'GS-00001')).toContain(
    `Der Empfänger hat dieser Gutschrift am ${today} widersprochen.`,
  );
  await expectAccessibleEverywhere(page);

  const other = await pageOf(browser, person.email);
  await other.goto(NETWORK);
  await expect(other.getByRole('button', { name: 'PDF: GS-00002', exact: true })).toBeVisible(
    PATIENT,
  );
  await expect(other.getByRole('button', { name: /^E-Rechnung/ })).toHaveCount(0);
  expect(await pdfText(other, 'GS-00002')).toContain('Provisionsabrechnung GS-00002');
  await object(other, 'GS-00002', 'Der Satz stimmt nicht.');

  await admin.goto(PAYOUTS);
  await expect(admin.getByText(/^Abschluss für /)).toBeVisible(PATIENT);
  await expect(admin.getByText(/auf Auszahlung:/)).toHaveCount(0);
  await admin.getByRole('tab', { name: 'Gutschriften (2)', exact: true }).click(PATIENT);
  await expect(
    admin.getByRole('heading', { name: '2 Widersprüche warten auf Antwort', exact: true }),
  ).toBeVisible(PATIENT);
  const open = admin.getByRole('list', { name: 'Offene Widersprüche', exact: true });
  await expect(open).toContainText('Der Abschluss vom Januar fehlt.');
  expect(await pdfText(admin, 'GS-00001')).toContain('widersprochen');
  await expectAccessibleEverywhere(admin);
  await open.getByRole('button', { name: 'Stattgeben: GS-00001', exact: true }).click();
  await admin
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Aufheben', exact: true })
    .click();
  await expectToast(admin, 'Gutschrift aufgehoben', PATIENT);
  await expect(
    admin.getByRole('heading', { name: 'Ein Widerspruch wartet auf Antwort', exact: true }),
  ).toBeVisible(PATIENT);
  const month = admin.getByRole('list', { name: 'Gutschriften des Monats', exact: true });
  await expect(month).toContainText('Aufgehoben durch GS-00003', PATIENT);
  await expect(month).toContainText('Hebt GS-00001 auf');

  const deputy = await pageOf(browser, second.email);
  await deputy.goto(`${PAYOUTS}?tab=gutschriften`);
  await deputy
    .getByRole('button', { name: 'Antworten, ohne aufzuheben: GS-00002', exact: true })
    .click(PATIENT);
  const dialog = deputy.getByRole('dialog');
  await dialog.getByLabel('Deine Antwort').fill('Der Satz gilt seit Januar.');
  await expectAccessibleEverywhere(deputy);
  await dialog.getByRole('button', { name: 'Antworten', exact: true }).click();
  await expectToast(deputy, 'Widerspruch beantwortet', PATIENT);
  await expect(deputy.getByRole('tab', { name: 'Gutschriften', exact: true })).toBeVisible(PATIENT);

  await page.reload();
  await expect(credits).toContainText(
    `Stattgegeben am ${today}: Die Gutschrift ist aufgehoben`,
    PATIENT,
  );
  await expect(credits).toContainText('Berichtigung: Hieraus wird nichts gezahlt');
  expect(await pdfText(page, 'GS-00003')).toContain(
    `Berichtigung: hebt die Gutschrift GS-00001 vom ${today} auf.`,
  );
  const correction = await download(page, 'E-Rechnung: GS-00003');
  expect(correction.file.toString()).toContain(
    '<ram:IssuerAssignedID>GS-00001</ram:IssuerAssignedID>',
  );
  await expectAccessibleEverywhere(page);
  await other.reload();
  const answered = other.getByRole('list', { name: 'Deine Gutschriften', exact: true });
  await expect(answered).toContainText(`Antwort vom ${today}`, PATIENT);
  await expect(answered).toContainText('Der Satz gilt seit Januar.');

  // the cancelled statement is due again, the other one is paid
  await deputy.getByRole('tab', { name: 'Monatsabschluss', exact: true }).click();
  await expect(deputy.getByText('Eine Gutschrift wartet auf Auszahlung: 50,00\u00a0€')).toBeVisible(
    PATIENT,
  );
  await expect(deputy.getByRole('list', { name: 'Fällige Provision je Partner' })).toContainText(
    'Wartet: in diesem Monat schon abgerechnet',
  );
  await Promise.all([admin, other, deputy].map((one) => one.context().close()));
});
