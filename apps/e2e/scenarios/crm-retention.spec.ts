import { berlinDay, formatDay } from '@wbd/domain/time';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { readFields, setFields } from '../fixtures/database.ts';
import { logIn } from '../fixtures/login.ts';
import { expectToast } from '../fixtures/messages.ts';
import { inDays } from '../fixtures/seminars.ts';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

/** The first call of a function on a busy machine. */
const PATIENT = { timeout: patient(30_000) };
const ERASE_ON = berlinDay(inDays(20));
const DAY = formatDay(ERASE_ON);

test('a customer whose erasure is announced is found in the list, and stays once a contact is recorded', async ({
  page,
}) => {
  test.slow();
  const advisor = await freshAdvisor();
  await storeCustomer(advisor.uid, { firstName: 'Mia', lastName: 'Bleibt' });
  const id = await storeCustomer(advisor.uid, {
    firstName: 'Olaf',
    lastName: 'Vergessen',
    registered: new Date('2022-03-01T10:00:00Z'),
  });
  await setFields(`customers/${id}`, {
    reviewOn: '2099-01-01',
    eraseOn: ERASE_ON,
    archived: true,
  });

  await logIn(page, advisor.email);
  await page.goto('/intern/crm');
  await expect(page.getByText('1 Kunde wird bald gelöscht', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ansehen', exact: true }).click();
  await expect(page).toHaveURL('/intern/crm?loeschung=1');
  await expect(page.getByText(`Löschung am ${DAY}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mia Bleibt', exact: true })).toHaveCount(0);
  await expectAccessibleEverywhere(page);

  await page.getByRole('link', { name: 'Olaf Vergessen', exact: true }).click();
  await expect(page.getByText(`Wird am ${DAY} gelöscht`, { exact: true })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Heute Kontakt gehabt', exact: true }).click();
  await expectToast(page, 'Olaf Vergessen bleibt', PATIENT);
  await expect(page.getByText(`Wird am ${DAY} gelöscht`, { exact: true })).toHaveCount(0);
  expect(await readFields(`customers/${id}`)).toMatchObject({ eraseOn: { nullValue: null } });
  await page.goBack();
  await expect(page.getByText('1 Kunde wird bald gelöscht', { exact: true })).toHaveCount(0);
});

test('an advisor restricts the processing of a customer, which stops calls and invitations, and lifts it with a reason', async ({
  page,
}) => {
  test.slow();
  const advisor = await freshAdvisor();
  const id = await storeCustomer(advisor.uid, {
    firstName: 'Rita',
    lastName: 'Ruht',
    email: 'rita@mail.example',
    phone: '+4915550000123',
  });
  await logIn(page, advisor.email);
  await page.goto(`/intern/crm/${id}`);
  const call = page.getByRole('link', { name: /555/ });
  await expect(call.first()).toBeVisible();

  await page.getByRole('button', { name: 'Weitere Aktionen', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Verarbeitung einschränken', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Einschränken', exact: true }).click();
  await expect(dialog.getByText('Bitte gib einen Grund an', { exact: true })).toBeVisible();
  await dialog.getByLabel('Grund').fill('bestreitet die Telefonnummer');
  await dialog.getByRole('button', { name: 'Einschränken', exact: true }).click();
  await expectToast(page, 'Verarbeitung eingeschränkt', PATIENT);
  await expect(page.getByText(/^Verarbeitung eingeschränkt seit /)).toBeVisible();
  await expect(
    page.getByText('Grund: bestreitet die Telefonnummer', { exact: true }),
  ).toBeVisible();
  await expect(call).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Einladen', exact: true })).toHaveCount(0);
  const timeline = page.getByRole('list', { name: 'Verlauf', exact: true }).getByRole('listitem');
  await expect(timeline.first()).toContainText(
    'Verarbeitung eingeschränkt: bestreitet die Telefonnummer',
  );
  await expectAccessibleEverywhere(page);

  await page.goto('/intern/crm');
  await expect(page.getByText(/eingeschränkt$/i)).toBeVisible();
  await page.getByRole('link', { name: 'Rita Ruht', exact: true }).click();
  await page.getByRole('button', { name: 'Einschränkung aufheben', exact: true }).click();
  await dialog.getByLabel('Grund').fill('Nummer berichtigt');
  await dialog.getByRole('button', { name: 'Aufheben', exact: true }).click();
  await expectToast(page, 'Einschränkung aufgehoben', PATIENT);
  await expect(timeline.first()).toContainText('Einschränkung aufgehoben: Nummer berichtigt');
  await expect(call.first()).toBeVisible();
});
