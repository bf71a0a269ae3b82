import { createConfirmedUser, createUnconfirmedUser } from '../fixtures/auth-admin.ts';
import { demoAccounts, DEMO_PASSWORD } from '../fixtures/demo.ts';
import { passwordField, signIn, submitCredentials } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const { email } = demoAccounts.pro;

test('AUTH-01 AUTH-02 the button says it is busy, then the advisor is on their own page', async ({
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
  await expect(page.getByRole('button', { name: 'Lädt...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/pro');
});

test('AUTH-01 the busy state ends after at most 10 s and what was typed stays', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/auth');
  await page.route(/accounts:signInWithPassword/, () => new Promise(() => undefined));
  await submitCredentials(page, email, DEMO_PASSWORD);
  await expect(page.getByRole('button', { name: 'Lädt...' })).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeEnabled();
  await expect(page.getByLabel('E-Mail')).toHaveValue(email);
});

test('AUTH-03 wrong credentials', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/400 \(Bad Request\)/);
  await page.goto('/auth');
  await submitCredentials(page, email, 'falsch-geraten');
  await expect(page.getByText('E-Mail oder Passwort nicht korrekt')).toBeVisible();
  await expect(page.getByLabel('E-Mail')).toHaveValue(email);
  await submitCredentials(page, 'niemand@demo.wbd', DEMO_PASSWORD);
  await expect(page.getByText('E-Mail oder Passwort nicht korrekt').first()).toBeVisible();
});

test('AUTH-04 an unconfirmed e-mail address', async ({ page }) => {
  const unconfirmed = `unbestaetigt-${Date.now()}@demo.wbd`;
  await createUnconfirmedUser(unconfirmed, DEMO_PASSWORD);
  await page.goto('/auth');
  await submitCredentials(page, unconfirmed, DEMO_PASSWORD);
  await expect(
    page.getByText('Bitte bestätige deine E-Mail-Adresse vor dem ersten Login'),
  ).toBeVisible();
  await page.goto('/intern/portal');
  await expect(page).toHaveURL(/\/auth/);
});

test('AUTH-05 any other failure has the title Fehler and can be retried', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.goto('/auth');
  await page.route(/accounts:signInWithPassword/, (route) => route.abort());
  await submitCredentials(page, email, DEMO_PASSWORD);
  await expect(page.getByText('Fehler', { exact: true })).toBeVisible();
  await page.unroute(/accounts:signInWithPassword/);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page).toHaveURL('/pro');
});

test('AUTH-06 a customer with a password is no advisor', async ({ page }) => {
  await page.goto('/auth');
  const customer = `kunde-${Date.now()}@demo.wbd`;
  await createConfirmedUser(customer, DEMO_PASSWORD);
  await submitCredentials(page, customer, DEMO_PASSWORD);
  await expect(page.getByText('Benutzer nicht gefunden')).toBeVisible();
  await page.goto('/intern/portal');
  await expect(page).toHaveURL(/\/auth/);
});

test('AUTH-08 the e-mail hint and the required password', async ({ page }) => {
  await page.goto('/auth');
  await submitCredentials(page, 'keine-adresse', '');
  await expect(page.getByText('Bitte gib eine gültige E-Mail-Adresse ein')).toBeVisible();
  await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'true');
});

test('AUTH-09 the pitch beside the form, and the banner on a phone', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('link', { name: 'Mehr erfahren' })).toHaveAttribute(
    'href',
    '/advisor-signup',
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('link', { name: /Noch kein Partner\?/ })).toHaveAttribute(
    'href',
    '/partner',
  );
});

test('AUTH-10 the footer leads to the legal pages, the logo home, the copyright is there', async ({
  page,
}) => {
  await page.goto('/auth');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('2025');
  for (const [name, path] of [
    ['Impressum', '/legal/impressum'],
    ['Datenschutz', '/legal/datenschutz'],
    ['AGB', '/legal/agb'],
  ] as const) {
    await footer.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/auth');
  }
  await footer.getByRole('link', { name: /WBD/ }).click();
  await expect(page).toHaveURL('/');
});

test('ROUTE-02 a guarded page sends to the sign-in and back to where one wanted to go', async ({
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

test('ROUTE-04 signing out returns home and says so', async ({ page }) => {
  await signIn(page, 'pro');
  await page.getByRole('button', { name: /Abmelden|Logout/ }).click();
  await expect(page.getByText('Erfolgreich ausgeloggt')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/intern/portal');
  await expect(page).toHaveURL(/\/auth/);
});

test('ROUTE-10 the session survives a reload and ends everywhere with the sign-out', async ({
  page,
  context,
}) => {
  await signIn(page, 'pro');
  await page.goto('/intern/portal');
  await page.reload();
  await expect(page).toHaveURL('/intern/portal');
  const other = await context.newPage();
  await other.goto('/intern/portal');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
});
