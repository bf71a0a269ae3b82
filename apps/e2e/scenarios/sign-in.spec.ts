import { createConfirmedUser, createUnconfirmedUser } from '../fixtures/auth-admin.ts';
import { demoAccounts, DEMO_PASSWORD } from '../fixtures/demo.ts';
import { passwordField, signOutButton, submitCredentials } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const { email } = demoAccounts.pro;

test('AUTH-01.1,2 AUTH-02.1 the button says it is busy, then the advisor is on their own page', async ({
  page,
}) => {
  await page.goto('/auth');
  await expectAccessible(page);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/accounts:signInWithPassword/, async (route) => {
    await held;
    await route.continue();
  });
  await submitCredentials(page, email, DEMO_PASSWORD);
  await expect(page.getByRole('button', { name: 'Lädt...', exact: true })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/pro');
});

test('AUTH-01.3 the busy state ends after at most 10 s and what was typed stays', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/auth');
  await page.route(/accounts:signInWithPassword/, () => new Promise(() => undefined));
  await submitCredentials(page, email, DEMO_PASSWORD);
  await expect(page.getByRole('button', { name: 'Lädt...', exact: true })).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeEnabled();
  await expect(page.getByLabel('E-Mail')).toHaveValue(email);
});

test('AUTH-03.1 wrong credentials', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/400 \(Bad Request\)/);
  await page.goto('/auth');
  await submitCredentials(page, email, 'falsch-geraten');
  await expect(page.getByText('E-Mail oder Passwort nicht korrekt', { exact: true })).toBeVisible();
  await expect(page.getByLabel('E-Mail')).toHaveValue(email);
  // without the words of the first attempt
  await page.goto('/auth');
  await submitCredentials(page, 'niemand@demo.wbd', DEMO_PASSWORD);
  await expect(page.getByText('E-Mail oder Passwort nicht korrekt', { exact: true })).toBeVisible();
});

test('AUTH-03 after wrong credentials the keyboard is where it was', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/400 \(Bad Request\)/);
  await page.goto('/auth');
  await page.getByLabel('E-Mail').fill(email);
  await passwordField(page).fill('falsch-geraten');
  const button = page.getByRole('button', { name: 'Anmelden', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('E-Mail oder Passwort nicht korrekt', { exact: true })).toBeVisible();
  await expect(button).toBeFocused();
});

test('AUTH-05 ROUTE-04 sign-in and sign-out show an error without a network: the text is loaded beforehand', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.clock.install();
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(page.locator('[data-scope=toast][data-part=group]').first()).toBeAttached();
  await context.setOffline(true);
  await submitCredentials(page, email, DEMO_PASSWORD);
  await expect(page.getByText('Fehler', { exact: true })).toBeVisible();
  await expect(page.getByLabel('E-Mail')).toHaveValue(email);
  await context.setOffline(false);
  await submitCredentials(page, email, DEMO_PASSWORD);
  await expect(page).toHaveURL('/pro');
  await expect(signOutButton(page)).toBeVisible();
  await context.setOffline(true);
  await signOutButton(page).click();
  await expect(page.getByText('Erfolgreich ausgeloggt', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('AUTH-04.1 an unconfirmed e-mail address', async ({ page }) => {
  const unconfirmed = `unbestaetigt-${Date.now()}@demo.wbd`;
  await createUnconfirmedUser(unconfirmed, DEMO_PASSWORD);
  await page.goto('/auth');
  await submitCredentials(page, unconfirmed, DEMO_PASSWORD);
  await expect(
    page.getByText('Bitte bestätige deine E-Mail-Adresse vor dem ersten Login', { exact: true }),
  ).toBeVisible();
  await page.goto('/intern/portal');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Willkommen zurück' })).toBeVisible();
});

test('AUTH-05.1 a failure with words of its own tells them under the title Fehler and can be retried', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.goto('/auth');
  await page.route(/accounts:signInWithPassword/, (route) => route.abort());
  await submitCredentials(page, email, DEMO_PASSWORD);
  await expect(page.getByText('Fehler', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      'Der Server ist gerade nicht erreichbar. Prüfe deine Internetverbindung und versuch es gleich nochmal.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByLabel('E-Mail')).toHaveValue(email);
  await page.unroute(/accounts:signInWithPassword/);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL('/pro');
});

test('AUTH-05.2 a failure without words is an unknown one', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/400 \(Bad Request\)/);
  await page.goto('/auth');
  await page.route(/accounts:signInWithPassword/, (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: 400, message: 'OPERATION_NOT_ALLOWED', errors: [] } },
    }),
  );
  await submitCredentials(page, email, DEMO_PASSWORD);
  await expect(page.getByText('Fehler', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Ein unbekannter Fehler ist aufgetreten', { exact: true }),
  ).toBeVisible();
});

test('AUTH-06.1,2 a customer with a password cannot sign in as an advisor', async ({ page }) => {
  await page.goto('/auth');
  const customer = `kunde-${Date.now()}@demo.wbd`;
  await createConfirmedUser(customer, DEMO_PASSWORD);
  await submitCredentials(page, customer, DEMO_PASSWORD);
  await expect(page.getByText('Benutzer nicht gefunden', { exact: true })).toBeVisible();
  await page.goto('/intern/portal');
  await expect(page).toHaveURL(/\/auth\?next=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Willkommen zurück' })).toBeVisible();
});

test('AUTH-08.1,2 the e-mail hint and the required password', async ({ page }) => {
  await page.goto('/auth');
  await submitCredentials(page, 'keine-adresse', '');
  await expect(
    page.getByText('Bitte gib eine gültige E-Mail-Adresse ein', { exact: true }),
  ).toBeVisible();
  await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'true');
});

test('AUTH-09.1,2,3 the pitch appears beside the form, and on a phone as a banner below it', async ({
  page,
}) => {
  await page.goto('/auth');
  const pitch = page.getByRole('complementary');
  for (const title of ['Deine eigene Seite', 'Automatische Netzwerk-Provision', 'Kurze Videos']) {
    await expect(pitch.getByText(title, { exact: true })).toBeVisible();
  }
  const more = pitch.getByRole('link', { name: 'Mehr erfahren', exact: true });
  await expect(more).toHaveAttribute('href', '/advisor-signup');
  const banner = page.getByRole('link', { name: /Noch kein Partner\?/ });
  await expect(banner).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(more).toBeHidden();
  await expect(banner.getByText('Noch kein Partner?', { exact: true })).toBeVisible();
  await expect(banner).toHaveAttribute('href', '/partner');
});

test('AUTH-10.1,2,3 the footer leads to the legal pages, the logo home, the copyright is there', async ({
  page,
}) => {
  await page.goto('/auth');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('© 2025 WBD', { exact: true })).toBeVisible();
  for (const [name, path] of [
    ['Impressum', '/legal/impressum'],
    ['Datenschutz', '/legal/datenschutz'],
    ['AGB', '/legal/agb'],
    ['Barrierefreiheit', '/legal/barrierefreiheit'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/auth');
  }
  await footer.getByRole('link', { name: /WBD/ }).click();
  await expect(page).toHaveURL('/');
  // on an advisor's pages it leads to that advisor
  await page.goto('/pro');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /WBD/ })).toHaveAttribute(
    'href',
    '/pro',
  );
});

test('ROUTE-02.1,2 AUTH-02.2 a guarded page sends to the sign-in and back to where one wanted to go', async ({
  page,
}) => {
  await page.goto('/intern/crm?name=Weber');
  await expect(page).toHaveURL(/\/auth/);
  await submitCredentials(page, email, DEMO_PASSWORD);
  await expect(page).toHaveURL('/intern/crm?name=Weber');
});

test('ROUTE-02 the kept path never leads to another site', async ({ page }) => {
  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    await page.goto(`/auth?next=${encodeURIComponent(next)}`);
    await submitCredentials(page, email, DEMO_PASSWORD);
    await expect(page).toHaveURL('/pro');
    await page.evaluate(() => indexedDB.deleteDatabase('firebaseLocalStorageDb'));
  }
});
