import type { Browser, Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor, type FreshAdvisor } from '../fixtures/advisors.ts';
import { addSecondFactor } from '../fixtures/auth-admin.ts';
import { draftPayout, setPayer, setTaxProfile } from '../fixtures/commission.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { setFields } from '../fixtures/database.ts';
import { DEMO_PASSWORD } from '../fixtures/demo.ts';
import { logInEarlier } from '../fixtures/login.ts';
import { expectToast } from '../fixtures/messages.ts';
import { freshPerson, lastSmsCode } from '../fixtures/people.ts';
import { portalOrigin } from '../fixtures/portal.ts';
import { teamOfTwo } from '../fixtures/teams.ts';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

/** Longer than a sign-in counts as fresh. */
const MINUTES_AGO = 20;
const PATIENT = { timeout: patient(60_000) };
const NETWORK = '/intern/netzwerk';
const OWN = 'DE02120300000000202051';
const OTHER = 'AT611904300234573201';

/** Opens a page for an advisor whose sign-in is too old to count as proof. */
async function pageOf(browser: Browser, { email }: FreshAdvisor, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: portalOrigin });
  const page = await context.newPage();
  await logInEarlier(page, email, MINUTES_AGO);
  await page.goto(path);
  return page;
}

const proof = (page: Page) => page.getByRole('dialog', { name: 'Bist du es?' });
const passwordIn = (page: Page) =>
  proof(page).getByLabel('Dein Passwort').and(page.locator('input'));
const confirm = (page: Page) =>
  proof(page).getByRole('button', { name: 'Bestätigen', exact: true }).click();

/** Gives the password that a call asks for, and the code of the second factor. */
async function prove(page: Page, phone: string | null = null): Promise<void> {
  await expect(proof(page)).toBeVisible(PATIENT);
  await passwordIn(page).fill(DEMO_PASSWORD);
  await confirm(page);
  if (phone === null) return;
  await expect(proof(page).getByLabel('Code')).toBeVisible(PATIENT);
  await proof(page)
    .getByLabel('Code')
    .fill(await lastSmsCode(phone));
  await confirm(page);
}

/** An administrator of an organisation, with the phone of the second factor. */
async function anAdministrator(org: string, name: string) {
  const person = await freshAdvisor({ name });
  await setFields(`advisors/${person.uid}`, { org });
  await setFields(`accounts/${person.uid}`, { orgAdmin: true });
  const { phoneE164 } = freshPerson();
  await addSecondFactor(person.uid, phoneE164);
  return { ...person, phone: phoneE164 };
}

const unique = () => `${process.pid}x${Date.now()}`;

test('NET-05 a partner re-authenticates before the account changes, keeps the input after a wrong password or cancelling, and stops the waiting account in the portal', async ({
  browser,
  consoleErrors,
}) => {
  test.setTimeout(patient(240_000));
  consoleErrors.allow(/400 \(Bad Request\)/);
  const partner = await freshAdvisor({ name: 'partner' });
  await setTaxProfile(partner.uid, { kind: 'private', name: 'Silke Scout', iban: OWN });
  const page = await pageOf(browser, partner, `${NETWORK}/bankverbindung`);
  await page.getByLabel('IBAN').fill(OTHER, PATIENT);
  await page.getByLabel(/^Ich bin einverstanden/).check();
  const save = page.getByRole('button', { name: 'Speichern', exact: true });
  await save.click();
  await expect(proof(page)).toBeVisible(PATIENT);
  await passwordIn(page).fill('falsch-geraten');
  await confirm(page);
  await expect(proof(page).getByText('Das Passwort stimmt nicht.')).toBeVisible(PATIENT);
  await expect(passwordIn(page)).toHaveValue('falsch-geraten');
  await proof(page).getByRole('button', { name: 'Abbrechen', exact: true }).click();
  await expectToast(page, 'Die Auszahlungsdaten konnten nicht gespeichert werden');
  await expect(page.getByLabel('IBAN')).toHaveValue(OTHER);
  await save.click();
  await prove(page);
  await expectToast(page, 'Auszahlungsdaten gespeichert', PATIENT);
  await expect(page.getByText(/^Das Konto, das auf 3201 endet, ist neu/)).toBeVisible(PATIENT);

  const later = await pageOf(browser, partner, `${NETWORK}/aenderungen`);
  const first = later.getByRole('list', { name: 'Änderungen, die neueste zuerst' });
  await expect(first).toContainText('Konto endet auf 3201, vorher auf 2051', PATIENT);
  await expect(first.getByText(/^Wartet bis /)).toBeVisible();
  await expectAccessibleEverywhere(later);
  await later.getByRole('button', { name: /^Stoppen: / }).click();
  const stopping = later.getByRole('dialog', { name: 'Änderung stoppen?' });
  const stop = stopping.getByRole('button', { name: 'Stoppen', exact: true });
  await stop.click();
  await expect(proof(later)).toBeVisible(PATIENT);
  await proof(later).getByRole('button', { name: 'Abbrechen', exact: true }).click();
  await expectToast(later, 'Die Änderung konnte nicht gestoppt werden');
  await stop.click();
  await prove(later);
  await expectToast(later, 'Gestoppt. Das bisherige Konto bleibt.', PATIENT);
  await expect(first.getByText('Gestoppt', { exact: true })).toBeVisible(PATIENT);
  await later.goto(`${NETWORK}/bankverbindung`);
  await expect(later.getByText(/^Hinterlegt ist das Konto, das auf 2051 endet/)).toBeVisible(
    PATIENT,
  );
});

test('NET-06.3 administrators re-authenticate for payer, terms and approvals', async ({
  browser,
  consoleErrors,
}) => {
  test.setTimeout(patient(300_000));
  consoleErrors.allow(/400 \(Bad Request\)/);
  const org = `e2eproof${unique()}`;
  const boss = await anAdministrator(org, 'boss');
  const payer = await pageOf(browser, boss, `${NETWORK}/auszahlungen?tab=zahler`);
  await payer.getByLabel('Name der Organisation').fill('WBD Beispiel GmbH', PATIENT);
  await payer.getByLabel('Straße und Hausnummer').fill('Am Sandtorkai 1');
  await payer.getByLabel('Postleitzahl').fill('20457');
  await payer.getByRole('textbox', { name: /^Ort/ }).fill('Hamburg');
  await payer.getByLabel('Steuernummer oder USt-IdNr.').fill('DE123456788');
  await payer.getByLabel('IBAN').fill('DE89370400440532013000');
  await payer.getByRole('button', { name: 'Speichern', exact: true }).click();
  await prove(payer, boss.phone);
  await expectToast(payer, 'Angaben gespeichert', PATIENT);

  const terms = await pageOf(browser, boss, `${NETWORK}/bedingungen`);
  await terms.getByLabel('Wie viel?').fill('12,5', PATIENT);
  await terms.getByRole('button', { name: 'Festlegen', exact: true }).click();
  await prove(terms, boss.phone);
  await expectToast(terms, 'Bedingungen festgelegt', PATIENT);

  const second = await anAdministrator(org, 'second');
  const partner = await freshAdvisor({ name: 'partner' });
  await draftPayout(org, boss.uid, partner.uid);
  const approving = await pageOf(browser, second, `${NETWORK}/auszahlungen?tab=liste`);
  await approving.getByRole('button', { name: /^Freigeben/ }).click(PATIENT);
  const dialog = approving.getByRole('dialog', { name: 'Auszahlung freigeben' });
  await dialog.getByRole('button', { name: 'Freigeben', exact: true }).click();
  await prove(approving, second.phone);
  await expectToast(approving, 'Auszahlung freigegeben', PATIENT);
});

test('ADMIN-05 the operator re-authenticates, approves for a single administrator and hands over the administration', async ({
  browser,
  consoleErrors,
}) => {
  test.setTimeout(patient(240_000));
  consoleErrors.allow(/400 \(Bad Request\)/);
  const org = `e2eproof${unique()}`;
  const boss = await anAdministrator(org, 'single');
  const admin = await anAdministrator('org-01', 'operator');
  await setFields(`accounts/${admin.uid}`, { admin: true, orgAdmin: false });
  const partner = await freshAdvisor({ name: 'partner' });
  await setPayer(org, boss.uid);
  await setFields(`orgs/${org}`, { name: `Einzeln ${org}`, order: 999 });
  await draftPayout(org, boss.uid, partner.uid);

  const page = await pageOf(browser, admin, '/admin/auszahlungen');
  await page.getByRole('button', { name: `Freigeben: Einzeln ${org}`, exact: true }).click(PATIENT);
  const dialog = page.getByRole('dialog', { name: 'Auszahlung freigeben' });
  const approve = dialog.getByRole('button', { name: 'Freigeben', exact: true });
  await approve.click();
  await expect(proof(page)).toBeVisible(PATIENT);
  await proof(page).getByRole('button', { name: 'Abbrechen', exact: true }).click();
  await expect(dialog.getByText('Das konnte nicht gespeichert werden')).toBeVisible();
  await approve.click();
  await prove(page, admin.phone);
  await expectToast(page, 'Auszahlung freigegeben', PATIENT);
  await expect(
    page.getByRole('button', { name: `Freigeben: Einzeln ${org}`, exact: true }),
  ).toHaveCount(0, PATIENT);

  const account = await pageOf(browser, admin, `/admin/berater/${partner.uid}`);
  await account
    .getByRole('checkbox', { name: 'Verwaltet die Organisation' })
    .or(account.getByRole('switch', { name: 'Verwaltet die Organisation' }))
    .press('Space', PATIENT);
  await prove(account, admin.phone);
  await expectToast(account, 'Verwaltung übertragen', PATIENT);
});

test('TEAM-02 CRM-06 an advisor re-authenticates before handing over the team and exporting all customers', async ({
  browser,
  consoleErrors,
}) => {
  test.setTimeout(patient(240_000));
  consoleErrors.allow(/400 \(Bad Request\)/);
  const { lead } = await teamOfTwo('org-01');
  const team = await pageOf(browser, lead, '/intern/team');
  await team
    .getByRole('button', { name: /^Aktionen für Frieda Neu/ })
    .first()
    .click(PATIENT);
  await team.getByRole('menuitem', { name: 'Leitung übergeben', exact: true }).click();
  await team
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Leitung übergeben', exact: true })
    .click();
  await prove(team);
  await expectToast(team, 'leitet jetzt das Team.', PATIENT);

  await storeCustomer(lead.uid, { firstName: 'Bo', lastName: 'Zell' });
  const crm = await pageOf(browser, lead, '/intern/crm');
  const exporting = crm.getByRole('button', { name: 'Liste exportieren', exact: true });
  await exporting.click(PATIENT);
  await expect(proof(crm)).toBeVisible(PATIENT);
  await proof(crm).getByRole('button', { name: 'Abbrechen', exact: true }).click();
  await exporting.click();
  const downloading = crm.waitForEvent('download');
  await prove(crm);
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);
});
