import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { addSecondFactor } from '../fixtures/auth-admin.ts';
import { setFields } from '../fixtures/database.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { storeFolder, storeKnowledgeVideo } from '../fixtures/library.ts';
import { logIn } from '../fixtures/login.ts';
import { freshPerson } from '../fixtures/people.ts';
import { expectToast } from '../fixtures/messages.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

test.describe.configure({ timeout: patient(120_000) });

const PATIENT = { timeout: patient(60_000) };
const LIBRARY = '/intern/wissensbibliothek';

test('LIB-04 an admin lets an advisor administer the library, who makes, renames, orders and deletes folders', async ({
  page,
  browser,
}) => {
  const org = `e2efolders${process.pid}x${Date.now()}`;
  const advisor = await freshAdvisor();
  await setFields(`advisors/${advisor.uid}`, { org });
  const start = await storeFolder(org, 'Für den Start', 1);
  await storeKnowledgeVideo({ org, folder: start, advisor: advisor.uid, title: 'Erste Schritte' });

  await signInTo(page, `/admin/berater/${advisor.uid}`, demoAccounts.admin);
  const right = page.getByRole('switch', {
    name: 'Verwaltet die Organisation',
  });
  await right.click(PATIENT);
  await expectToast(page, 'Verwaltung übertragen', PATIENT);
  await expect(right).toBeChecked();
  await expectAccessible(page);

  await addSecondFactor(advisor.uid, freshPerson().phoneE164);
  const own = await (await browser.newContext()).newPage();
  await logIn(own, advisor.email);
  await own.goto(LIBRARY);
  await own.getByRole('button', { name: 'Ordner verwalten', exact: true }).click(PATIENT);
  const dialog = own.getByRole('dialog', { name: 'Ordner verwalten' });
  const rows = dialog.getByRole('list', { name: 'Ordner' }).getByRole('listitem');
  await expect(rows).toHaveText(['Für den Start1 Video']);
  await expect(rows.getByRole('button', { name: /^Löschen/ })).toHaveCount(0);

  for (const name of ['Gespräche', 'Altes']) {
    await dialog.getByRole('button', { name: 'Neuer Ordner', exact: true }).click();
    const form = own.getByRole('dialog', { name: 'Neuer Ordner' });
    await form.getByLabel('Name').fill(name);
    await form.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expectToast(own, 'Ordner angelegt', PATIENT);
  }
  await dialog.getByRole('button', { name: 'Neuer Ordner', exact: true }).click();
  const taken = own.getByRole('dialog', { name: 'Neuer Ordner' });
  await taken.getByLabel('Name').fill('gespräche');
  await taken.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(taken.getByText('Einen Ordner mit diesem Namen gibt es schon.')).toBeVisible(
    PATIENT,
  );
  await taken.getByLabel('Name').fill('Abschluss');
  await taken.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expectToast(own, 'Ordner angelegt', PATIENT);
  await expectAccessibleEverywhere(own);

  await dialog.getByRole('button', { name: 'Umbenennen: Abschluss', exact: true }).click();
  const renaming = own.getByRole('dialog', { name: 'Ordner umbenennen' });
  await renaming.getByLabel('Name').fill('Zum Abschluss');
  await renaming.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expectToast(own, 'Ordner umbenannt', PATIENT);
  await dialog.getByRole('button', { name: /Gespräche.*nach oben/ }).click();
  await expectToast(own, 'Reihenfolge gespeichert', PATIENT);
  await dialog.getByRole('button', { name: 'Löschen: Altes', exact: true }).click();
  await own
    .getByRole('alertdialog', { name: 'Ordner löschen?' })
    .getByRole('button', { name: 'Löschen', exact: true })
    .click();
  await expectToast(own, 'Ordner gelöscht', PATIENT);
  await dialog.getByRole('button', { name: 'Fertig', exact: true }).click();
  await expect(own.getByRole('tab')).toHaveText([
    'Gespräche',
    'Für den Start',
    'Zum Abschluss',
    'wbd',
  ]);
  await own.reload();
  await expect(own.getByRole('tab')).toHaveText([
    'Gespräche',
    'Für den Start',
    'Zum Abschluss',
    'wbd',
  ]);
});
