import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { readFields, setFields } from '../fixtures/database.ts';
import { logIn } from '../fixtures/login.ts';
import { expectToast } from '../fixtures/messages.ts';
import { mailsTo } from '../fixtures/people.ts';
import { inDays, storeParticipant, storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { expect, test } from '../fixtures/test.ts';

/** The first call of a function on a busy machine. */
const PATIENT = { timeout: patient(30_000) };
const NAMES = [
  ['Ada', 'Anders'],
  ['Bea', 'Braun'],
  ['Cem', 'Celik'],
] as const;

/** An advisor with three customers, two of whom have an address. */
async function advisorWithThree() {
  const advisor = await freshAdvisor();
  const run = String(Date.now());
  const emails = [`ada${run}@mail.example`, `bea${run}@mail.example`, null];
  const ids = [];
  for (const [index, [firstName, lastName]] of NAMES.entries()) {
    const email = emails[index] ?? null;
    ids.push(await storeCustomer(advisor.uid, { firstName, lastName, email }));
  }
  return { advisor, ids, emails };
}

test('CRM-02 several customers get tags at once, are filtered by them, archived and brought back', async ({
  page,
}) => {
  const { advisor, ids } = await advisorWithThree();
  await setFields(`customers/${ids[0]}`, { tags: ['VIP'] });
  await logIn(page, advisor.email);
  await page.goto('/intern/crm');
  await page.getByRole('checkbox', { name: 'Ada Anders auswählen' }).check();
  await page.getByRole('checkbox', { name: 'Bea Braun auswählen' }).check();
  const bar = page.getByRole('region', { name: 'Auswahl' });
  await expect(bar.getByText('2 Kunden ausgewählt')).toBeVisible();

  await bar.getByRole('button', { name: 'Schlagwörter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schlagwörter: 2 Kunden' });
  // only one of the two has it
  await expect(dialog.getByRole('checkbox', { name: 'VIP (bei 1)' })).toHaveJSProperty(
    'indeterminate',
    true,
  );
  await dialog.getByLabel('Neues Schlagwort').fill('Altersvorsorge');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expectToast(page, 'Schlagwörter gespeichert', PATIENT);
  await expect(page.getByRole('row', { name: /Ada Anders/ })).toContainText('VIP');
  await page.getByLabel('Schlagwort', { exact: true }).selectOption('Altersvorsorge');
  await expect(page.getByText('2 von 3 Kunden')).toBeVisible();

  await bar.getByRole('button', { name: 'Archivieren' }).click();
  await expectToast(page, '2 Kunden archiviert');
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click();
  await expect(page.getByText('1 Kunde', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Archiv (2)' }).click();
  await page.getByRole('link', { name: 'Ada Anders' }).click();
  await expect(page.getByText('Archiviert: Dieser Kunde')).toBeVisible();
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Zurückholen' }).click();
  await expectToast(page, 'Ada Anders zurückgeholt');
  await expect(page.getByText('Archiviert: Dieser Kunde')).toBeHidden();
  expect(await readFields(`customers/${ids[1]}`)).toMatchObject({
    tags: { arrayValue: { values: [{ stringValue: 'Altersvorsorge' }] } },
    archived: { booleanValue: true },
  });
});

test('CRM-02 an eleventh tag is refused with its reason, and what was typed stays', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/400/);
  const { advisor, ids } = await advisorWithThree();
  const tags = Array.from({ length: 10 }, (_, index) => `Wort ${index}`);
  await setFields(`customers/${ids[2]}`, { tags });
  await logIn(page, advisor.email);
  await page.goto(`/intern/crm/${ids[2]}`);
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Schlagwörter' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schlagwörter: Cem Celik' });
  await dialog.getByLabel('Neues Schlagwort').fill('Elf');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByText('Ein Kunde kann höchstens 10 Schlagwörter haben.')).toBeVisible(
    PATIENT,
  );
  await expect(dialog.getByLabel('Neues Schlagwort')).toHaveValue('Elf');
  await dialog.getByRole('checkbox', { name: 'Wort 3' }).uncheck();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expectToast(page, 'Schlagwörter gespeichert');
  await expect(page.getByText('Elf', { exact: true })).toBeVisible();
});

test('SEM-07 a selection of customers is invited to a session; those without an address are named', async ({
  page,
}) => {
  test.slow();
  const { advisor, emails } = await advisorWithThree();
  const seminar = await storeSeminar(advisor.uid, { title: 'Rente im Griff' });
  await storeSession({ advisor: advisor.uid, seminar, time: inDays(5) });
  await logIn(page, advisor.email);
  await page.goto('/intern/crm');
  await page.getByRole('checkbox', { name: 'Alle auswählen' }).check();
  await page.getByRole('button', { name: 'Einladen' }).click();
  const dialog = page.getByRole('dialog', { name: '2 Kunden einladen' });
  await expect(dialog.getByText('1 Kunde hat keine E-Mail-Adresse')).toBeVisible();
  const option = dialog.getByRole('option', { name: /Rente im Griff/ });
  await dialog.getByLabel('Termin').selectOption({ label: (await option.textContent()) ?? '' });
  await dialog.getByRole('button', { name: 'Einladen' }).click();
  await expect(page).toHaveURL(/\/register$/, PATIENT);
  await expect.poll(async () => (await mailsTo(emails[0] ?? '')).length, PATIENT).toBe(1);
  await expect.poll(async () => (await mailsTo(emails[1] ?? '')).length, PATIENT).toBe(1);
});

test('CRM-02 an advisor deletes a customer after reading what goes and what stays', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  const seminar = await storeSeminar(advisor.uid, {});
  const session = await storeSession({
    advisor: advisor.uid,
    seminar,
    time: inDays(5),
    taken: 1,
  });
  const person = { firstName: 'Gül', lastName: 'Şahin' };
  const id = await storeParticipant({ advisor: advisor.uid, seminar, session, ...person });
  await logIn(page, advisor.email);
  await page.goto(`/intern/crm/${id}`);
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Gül Şahin löschen?' });
  await expect(dialog.getByText('Ihre Plätze in kommenden Terminen werden frei.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await expectToast(page, 'Gül Şahin gelöscht', PATIENT);
  await expect(page.getByText('Noch keine Kunden')).toBeVisible();
  await expect.poll(() => readFields(`customers/${id}`), PATIENT).toBeNull();
  expect(await readFields(`sessions/${session}`)).toMatchObject({
    registrationCount: { integerValue: '0' },
  });
});
