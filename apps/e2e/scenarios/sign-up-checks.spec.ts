import { FIRST_CALL } from '../fixtures/patience.ts';
import { fillSignUp, newcomer, submit } from '../fixtures/sign-up.ts';
import { expect, test } from '../fixtures/test.ts';

test('SIGNUP-02.1,2,3,4,6,7,8,9,10 every field says what is missing or wrong', async ({ page }) => {
  await page.goto('/advisor-signup');
  await submit(page).click();
  await expect(page.getByText(/ ist erforderlich$/)).toHaveText([
    'Vorname ist erforderlich',
    'Nachname ist erforderlich',
    'E-Mail ist erforderlich',
    'Code ist erforderlich',
    'Passwort ist erforderlich',
  ]);
  await expect(page.getByLabel('Vorname')).toBeFocused();
  // the code fills itself from the name, and its error goes with that
  await page.getByLabel('Vorname').fill('Ada');
  await expect(page.getByText('Code ist erforderlich', { exact: true })).toHaveCount(0);
  await fillSignUp(page, { ...newcomer(), email: 'keine-adresse' });
  await page.getByLabel('Passwort', { exact: true }).and(page.locator('input')).fill('kurz');
  await expect(
    page.getByText('Bitte gib eine gültige E-Mail-Adresse ein', { exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText('Passwort muss mindestens 6 Zeichen lang sein', { exact: true }),
  ).toBeVisible();
  await fillSignUp(page, newcomer());
  await page.getByLabel('Passwort wiederholen').and(page.locator('input')).fill('etwas anderes');
  await submit(page).click();
  await expect(page.getByText('Passwörter stimmen nicht überein', { exact: true })).toBeVisible();
});

test('SIGNUP-02 a password that is easy to guess is refused by its field, and everything typed stays', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/400 \(Bad Request\)/);
  const person = newcomer();
  await page.goto('/advisor-signup');
  await fillSignUp(page, person);
  const password = page.getByLabel('Passwort', { exact: true }).and(page.locator('input'));
  const refusals = [
    [`${person.lastName}2026`, /^Dieses Passwort besteht fast nur aus deinem Namen/],
    ['Sommer2026', /^Dieses Passwort probieren Angreifer als Erstes\./],
    ['aaaaaa', /^Dieses Passwort ist zu leicht zu erraten: Es besteht nur aus Wiederholungen/],
  ] as const;
  for (const [weak, refusal] of refusals) {
    await password.fill(weak);
    await page.getByLabel('Passwort wiederholen').and(page.locator('input')).fill(weak);
    await submit(page).click();
    await expect(page.getByText(refusal)).toBeVisible(FIRST_CALL);
    await expect(password).toBeFocused();
  }
  await expect(page.getByLabel('E-Mail')).toHaveValue(person.email);
  await expect(page).toHaveURL('/advisor-signup');
});

test('PROF-02 SIGNUP-02 a name or a code that poses as the portal is refused by its field', async ({
  page,
}) => {
  const person = newcomer();
  await page.goto('/advisor-signup');
  await fillSignUp(page, { ...person, firstName: 'WBD', lastName: 'Team' });
  await page.getByLabel('Code').fill('support-wbd');
  await submit(page).click();
  await expect(
    page.getByText(
      'Dieser Code sieht aus wie eine Seite von WBD. Wähle einen, der zu dir gehört, zum Beispiel deinen Namen.',
      { exact: true },
    ),
  ).toBeVisible();
  await page.getByLabel('Code').fill(person.code);
  await submit(page).click();
  await expect(
    page.getByText(
      'Dieser Name sieht aus wie einer von WBD. Bitte gib deinen eigenen Vor- und Nachnamen an.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByLabel('Nachname')).toBeFocused();
});

test('SIGNUP-02.5 an organisation has to be chosen', async ({ page }) => {
  await page.goto('/advisor-signup');
  await fillSignUp(page, newcomer());
  await page.getByLabel('Top-Orga').evaluate((select: HTMLSelectElement) => {
    select.add(new Option('', ''));
  });
  await page.getByLabel('Top-Orga').selectOption('');
  await submit(page).click();
  await expect(page.getByText('Top-Orga ist erforderlich', { exact: true })).toBeVisible();
});
