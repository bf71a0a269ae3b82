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
    eraseOn: '2099-01-01',
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
