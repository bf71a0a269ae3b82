import { DEMO_SEMINARS, registrationPath } from '../fixtures/demo.ts';
import { setFields } from '../fixtures/database.ts';
import { freshPerson, lastSmsCode } from '../fixtures/people.ts';
import { confirmCode, fillForm, freshSession, requestCode } from '../fixtures/registration.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const formPath = registrationPath('pro', DEMO_SEMINARS.trailer);

test('REG-03 REG-04 form and code survive a reload and the back button, a pasted code is taken, and the next form is filled in on this device', async ({
  page,
}) => {
  const person = freshPerson();
  const session = await freshSession();
  await page.goto(formPath);
  await fillForm(page, { ...person, phone: '' }, session);
  const expectFilled = async (phone: string) => {
    await expect(page.getByLabel('Vorname')).toHaveValue(person.firstName);
    await expect(page.getByLabel('Nachname')).toHaveValue(person.lastName);
    await expect(page.getByLabel('E-Mail')).toHaveValue(person.email);
    await expect(page.getByLabel('Telefonnummer')).toHaveValue(phone);
  };
  await page.reload();
  await expectFilled('');
  await expect(page.getByLabel('Termin')).toHaveValue(session);
  await page.goto('/pro');
  await page.goBack();
  await expectFilled('');

  await page.getByLabel('Telefonnummer').fill(person.phone);
  await requestCode(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Gib deinen Code ein' })).toBeVisible();
  await expect(page.getByText('Dein Termin', { exact: true })).toBeVisible();
  await expect(page.getByText(`Raum ${session}`, { exact: true })).toBeVisible();
  const code = page.getByRole('textbox', { name: /Code/ });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  await page.keyboard.insertText(`Dein Code: ${await lastSmsCode(person.phoneE164)}.`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Du bist angemeldet!' })).toBeVisible();
  await expect(page.getByText(`Raum ${session}`, { exact: true })).toBeVisible();

  // the draft is gone; the form has what the person gave on this device, and no session
  await page.reload();
  await expectFilled(person.phoneE164);
  await expect(page.getByLabel('Termin')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Jetzt anmelden' })).toBeVisible();
});

test('REG-03 what one person typed is gone for the next one after signing out', async ({
  page,
}) => {
  const person = freshPerson();
  const session = await freshSession();
  const full = await freshSession({ places: 1 });
  await page.goto(formPath);
  await fillForm(page, person, session);
  await requestCode(page);
  await confirmCode(page, person);
  await expect(page.getByRole('heading', { name: 'Du bist angemeldet!' })).toBeVisible();
  await page.goto(formPath);
  await page.getByLabel('Termin').selectOption(full);
  await expect(page.getByLabel('Telefonnummer')).toHaveValue(person.phoneE164);
  await page.getByRole('button', { name: /^(Logout|Abmelden)$/ }).click();
  await expect(page).toHaveURL('/');
  await page.goto(formPath);
  await expect(page.getByRole('button', { name: 'Code anfordern' })).toBeVisible();
  await expect(page.getByLabel('Telefonnummer')).toHaveValue('');
  await expect(page.getByLabel('Vorname')).toHaveValue('');
});

test('REG-03 "Neu senden" pauses, and the focus is where the person goes on', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/400 \(Bad Request\)/);
  const person = freshPerson();
  const session = await freshSession({ places: 1 });
  await page.clock.install();
  await page.goto(formPath);
  await fillForm(page, person, session);
  await requestCode(page);
  const code = page.getByRole('textbox', { name: /Code/ });
  await expect(code).toBeFocused();
  await expect(page.getByRole('button', { name: /^Neu senden in \d+ s$/ })).toBeDisabled();
  await page.clock.fastForward(31_000);
  const again = page.getByRole('button', { name: 'Neu senden', exact: true });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ein neuer Code ist unterwegs.', { exact: true })).toBeVisible();
  await expect(code).toBeFocused();
  await expect(page.getByRole('button', { name: /^Neu senden in \d+ s$/ })).toBeDisabled();

  await code.fill('000000');
  await page.getByRole('button', { name: 'Jetzt anmelden' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Fehler bei der Verifizierung', { exact: true })).toBeVisible();
  await expect(code).toBeFocused();

  await page.getByRole('button', { name: 'Nummer ändern', exact: true }).click();
  await expect(page.getByLabel('Telefonnummer')).toBeFocused();

  await requestCode(page);
  // meanwhile someone else takes the last seat
  await setFields(`sessions/${session}`, { registrationCount: 1 });
  await confirmCode(page, person);
  const refusal = page.getByRole('alert').filter({ hasText: 'Das hat leider nicht geklappt' });
  await expect(refusal).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Das hat leider nicht geklappt');
});
