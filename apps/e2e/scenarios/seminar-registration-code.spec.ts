import { DEMO_SEMINARS, registrationPath } from '../fixtures/demo.ts';
import { freshPerson } from '../fixtures/people.ts';
import { confirmCode, fillForm, freshSession, requestCode } from '../fixtures/registration.ts';
import { expect, test } from '../fixtures/test.ts';

const formPath = registrationPath('pro', DEMO_SEMINARS.trailer);

test('REG-03.3,4 a wrong code shows an error, and "Nummer ändern" returns to the form and clears the code', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/400 \(Bad Request\)/);
  const person = freshPerson();
  const session = await freshSession();
  await page.clock.install();
  await page.goto(formPath);
  await fillForm(page, person, session);
  await requestCode(page);
  const code = page.getByRole('textbox', { name: /Code/ });
  await code.fill('000000');
  await page.getByRole('button', { name: 'Jetzt anmelden' }).click();
  await expect(page.getByText('Fehler bei der Verifizierung', { exact: true })).toBeVisible();
  await page.clock.fastForward(31_000);
  await page.getByRole('button', { name: 'Neu senden', exact: true }).click();
  await expect(page.getByText('Ein neuer Code ist unterwegs.', { exact: true })).toBeVisible();
  await expect(code).toHaveValue('');
  await expect(page.getByText('Fehler bei der Verifizierung')).toHaveCount(0);
  await code.fill('000000');
  await page.getByRole('button', { name: 'Nummer ändern', exact: true }).click();
  await expect(page.getByLabel('Vorname')).toHaveValue(person.firstName);
  await expect(page.getByLabel('Telefonnummer')).toHaveValue(person.phone);
  await requestCode(page);
  await expect(code).toHaveValue('');
});

test('REG-03.6 a code that cannot be sent shows an error, and nothing is lost', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const person = freshPerson();
  const session = await freshSession();
  await page.goto(formPath);
  await fillForm(page, person, session);
  await page.route(/sendVerificationCode/, (route) => route.abort());
  await page.getByRole('button', { name: 'Code anfordern' }).click();
  await expect(page.getByText('Fehler beim Senden des Codes', { exact: true })).toBeVisible();
  await expect(page.getByLabel('E-Mail')).toHaveValue(person.email);
  for (const [label, value] of [
    ['Vorname', person.firstName],
    ['Nachname', person.lastName],
    ['Telefonnummer', person.phone],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveValue(value);
  }
  await page.unroute(/sendVerificationCode/);
  await requestCode(page);
  await confirmCode(page, person);
  await expect(page.getByRole('heading', { name: 'Du bist angemeldet!' })).toBeVisible();
});
