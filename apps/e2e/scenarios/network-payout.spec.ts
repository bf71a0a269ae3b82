import { readFile } from 'node:fs/promises';
import { berlinDay } from '@wbd/domain/time';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { makeOrgAdmin } from '../fixtures/auth-admin.ts';
import { earn, pageOf, setTaxProfile } from '../fixtures/commission.ts';
import { setFields } from '../fixtures/database.ts';
import { logIn } from '../fixtures/login.ts';
import { expectToast } from '../fixtures/messages.ts';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

const NETWORK = '/intern/netzwerk';
/** Calls that start their process, on a busy machine. */
const PATIENT = { timeout: patient(60_000) };
const SUM = '142,80\u00a0€';
/** With what comes back. */
const BOTH = '192,80\u00a0€';

/** A partner who can be paid. */
async function aReadyPartner(org: string, cents: number): Promise<void> {
  const { uid } = await freshAdvisor({ name: 'back' });
  await setTaxProfile(uid, {
    kind: 'private',
    name: 'Rudi Rücklauf',
    iban: 'AT611904300234573201',
  });
  await earn(org, uid, cents);
}

test('NET-04.4 NET-05.1 NET-06.3 a partner says where to pay to, one administrator closes the month, another approves it, and the money arrives', async ({
  page,
  browser,
}) => {
  test.setTimeout(patient(240_000));
  const org = `e2epay${process.pid}x${Date.now()}`;
  const partner = await freshAdvisor({ name: 'scout' });
  await setFields(`advisors/${partner.uid}`, { lv: 0, firstName: 'Silke', lastName: 'Scout' });
  const [boss, second] = [
    await freshAdvisor({ name: 'boss' }),
    await freshAdvisor({ name: 'two' }),
  ];
  for (const { uid } of [boss, second]) await setFields(`advisors/${uid}`, { org });
  await makeOrgAdmin(boss.uid);
  await earn(org, partner.uid, 12_000);
  await aReadyPartner(org, 5_000);

  await logIn(page, partner.email);
  await page.goto(NETWORK);
  await expect(
    page.getByText('Steht dir zu. Für die Auszahlung fehlen noch deine Auszahlungsdaten.'),
  ).toBeVisible(PATIENT);
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Auszahlungsdaten', exact: true }).click();
  await expect(page.getByLabel('Name oder Firma')).toHaveValue('Silke Scout', PATIENT);
  await page.getByRole('radio', { name: /^Unternehmen mit Umsatzsteuer/ }).check();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Bitte gib Straße und Hausnummer ein')).toBeVisible();
  await page.getByLabel('Straße und Hausnummer').fill('Hafenstraße 4');
  await page.getByLabel('Postleitzahl').fill('20457');
  await page.getByRole('textbox', { name: /^Ort/ }).fill('Hamburg');
  await page.getByLabel('IBAN').fill('DE02 1203 0000 0000 2020 52');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Das ist keine gültige IBAN')).toBeVisible();
  await expect(page.getByText('Bitte gib eine Steuernummer oder USt-IdNr. ein')).toBeVisible();
  await expect(
    page.getByText('Ohne dein Einverständnis kann nichts ausgezahlt werden'),
  ).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByLabel('IBAN').fill('DE02 1203 0000 0000 2020 51');
  await page.getByLabel('Steuernummer oder USt-IdNr.').fill('DE123456788');
  await page.getByLabel(/^Ich bin einverstanden/).check();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expectToast(page, 'Auszahlungsdaten gespeichert', PATIENT);
  await expect(page.getByText(/^Hinterlegt ist das Konto, das auf 2051 endet/)).toBeVisible(
    PATIENT,
  );
  await expect(page.getByLabel('IBAN')).toHaveValue('');

  const admin = await pageOf(browser, boss.email);
  await admin.goto(NETWORK);
  await admin.getByRole('link', { name: 'Auszahlungen', exact: true }).click(PATIENT);
  await expect(admin.getByText(/^Trag zuerst unter „Zahler“ ein/)).toBeVisible(PATIENT);
  await expect(
    admin.getByText(/^Eine Auszahlung gibt immer eine zweite Person frei/),
  ).toBeVisible();
  await makeOrgAdmin(second.uid);
  await admin.getByRole('tab', { name: 'Zahler', exact: true }).click();
  await admin.getByLabel('Name der Organisation').fill('WBD Beispiel GmbH');
  await admin.getByLabel('Straße und Hausnummer').fill('Am Sandtorkai 1');
  await admin.getByLabel('Postleitzahl').fill('20457');
  await admin.getByRole('textbox', { name: /^Ort/ }).fill('Hamburg');
  await admin.getByLabel('Steuernummer oder USt-IdNr.').fill('DE123456788');
  await admin.getByLabel('IBAN').fill('DE89370400440532013000');
  await expectAccessibleEverywhere(admin);
  await admin.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expectToast(admin, 'Angaben gespeichert', PATIENT);

  await admin.getByRole('tab', { name: 'Monatsabschluss', exact: true }).click();
  const row = admin.getByRole('list', { name: 'Fällige Provision je Partner' });
  await expect(row).toContainText('Silke Scout', PATIENT);
  await expect(row).toContainText('120,00\u00a0€ und 22,80\u00a0€ Umsatzsteuer');
  await row.getByRole('button', { name: 'Abschlüsse zeigen', exact: true }).first().click();
  const lines = row.getByRole('list', { name: 'Abschlüsse auf der Gutschrift' });
  await expect(lines).toHaveText(
    /^Provision für den Abschluss vom 15\.\d\d\.\d{4} \(10\u00a0% des Nettobetrags\)120,00\u00a0€$/,
    PATIENT,
  );
  // known to have a payer once the preview has been read again
  await expect(admin.getByRole('button', { name: / abschließen$/ })).toBeEnabled(PATIENT);
  await expectAccessibleEverywhere(admin);
  await admin.getByRole('button', { name: / abschließen$/ }).click();
  await admin
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Abschließen', exact: true })
    .click();
  await expectToast(admin, '2 Gutschriften ausgestellt', PATIENT);
  await expect(admin.getByText(`2 Gutschriften warten auf Auszahlung: ${BOTH}`)).toBeVisible(
    PATIENT,
  );
  await admin.getByRole('button', { name: 'Auszahlung anlegen', exact: true }).click();
  await expectToast(admin, 'Auszahlung angelegt', PATIENT);
  await expect(
    admin.getByText(/^Das hast du angelegt: Jemand anderes aus der Verwaltung gibt es frei/),
  ).toBeVisible(PATIENT);
  await expect(admin.getByRole('button', { name: /^Freigeben/ })).toHaveCount(0);
  await expectAccessibleEverywhere(admin);

  const other = await pageOf(browser, second.email);
  await other.goto(`${NETWORK}/auszahlungen?tab=liste`);
  const payout = other.getByRole('list', { name: 'Auszahlungen', exact: true });
  await expect(payout.getByText(/^GS-0000\d · Konto endet auf 2051$/)).toBeVisible(PATIENT);
  await other.getByRole('button', { name: /^Freigeben/ }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Freigeben', exact: true }).click();
  await expectToast(other, 'Auszahlung freigegeben', PATIENT);
  const downloading = other.waitForEvent('download');
  await other.getByRole('button', { name: /^Bankdatei laden/ }).click(PATIENT);
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^auszahlung-\d{4}-\d{2}-\d{2}-\w{6}\.xml$/);
  const xml = await readFile(await download.path(), 'utf8');
  expect(xml).toContain('<CtrlSum>192.80</CtrlSum>');
  expect(xml).toContain('<IBAN>DE02120300000000202051</IBAN>');
  await expect(payout.getByText('Bei der Bank', { exact: true })).toBeVisible(PATIENT);
  await expectAccessibleEverywhere(other);

  await page.goto(NETWORK);
  await expect(
    page.getByRole('list', { name: 'Deine Gutschriften' }).getByRole('listitem'),
  ).toContainText(['Geht auf das Konto, das auf 2051 endet'], PATIENT);
  await other.getByRole('button', { name: 'Kam zurück: Rudi Rücklauf', exact: true }).click();
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Kam zurück', exact: true })
    .click();
  await expectToast(other, 'Rückläufer eingetragen', PATIENT);
  await expect(payout.getByText('Zurückgekommen', { exact: true })).toBeVisible(PATIENT);
  await expect(other.getByRole('button', { name: /^Bankdatei laden/ })).toHaveCount(0);
  await other.getByRole('button', { name: /^Angekommen/ }).click();
  await other
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Angekommen', exact: true })
    .click();
  await expectToast(other, 'Auszahlung abgeschlossen', PATIENT);
  await expect(payout.getByText('Abgeschlossen', { exact: true })).toBeVisible(PATIENT);

  await page.reload();
  const [year = '', month = '', day = ''] = berlinDay(new Date()).split('-');
  const credit = page.getByRole('list', { name: 'Deine Gutschriften' }).getByRole('listitem');
  await expect(credit).toContainText([`Ausgezahlt am ${day}.${month}.${year}`], PATIENT);
  await expect(credit).toContainText([SUM]);
  await expect(page.getByText('Überwiesen wird auf das Konto, das auf 2051 endet.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await Promise.all([admin.context().close(), other.context().close()]);
});
