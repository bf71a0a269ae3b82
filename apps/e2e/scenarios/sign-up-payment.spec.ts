import { functionsOrigin } from '../fixtures/portal.ts';
import { FIRST_CALL } from '../fixtures/patience.ts';
import { fillSignUp, newcomer, PASSWORD, submit } from '../fixtures/sign-up.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

test('SIGNUP-05.3 PAY-02.1,2 a paid plan leads to the payment; a failed redirect shows an error and can be retried', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_REFUSED/);
  const person = newcomer();
  await page.goto('/advisor-signup?plan=lite&schedule=monthly');
  await fillSignUp(page, person);
  const checkout = `${functionsOrigin}/**/createCheckout`;
  await page.route(checkout, (route) => route.abort('connectionrefused'));
  await submit(page).click();
  await expect(
    page.getByText(
      'Fehler beim Weiterleiten zur Zahlung. Bitte versuche es in wenigen Minuten erneut.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Zahlung' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expectAccessible(page);

  await page.unroute(checkout);
  await page.route(checkout, (route) => route.fulfill({ json: { result: { url: '' } } }));
  await page.getByRole('button', { name: 'Zur Zahlung', exact: true }).click();
  await expect(page.getByText('Keine Checkout-URL erhalten', { exact: true })).toBeVisible();

  await page.unroute(checkout);
  await page.getByRole('button', { name: 'Zur Zahlung', exact: true }).click();
  await expect(page).not.toHaveURL(/advisor-signup/);
  await expect(page.getByText(/79,00/).first()).toBeVisible();
});

/** Amounts on the payment page of each package, without VAT. */
const PRICES = [
  ['lite', 'annual', '799,00 € pro Jahr'],
  ['lite', 'cancellable', '199,00 € pro Monat'],
  ['pro', 'annual', '999,00 € pro Jahr'],
  ['pro', 'monthly', '99,00 € pro Monat'],
  ['pro', 'cancellable', '299,00 € pro Monat'],
] as const;

test('SIGNUP-05.3 PAY-02 PAY-04 every other package and schedule leads from the sign-up to its own payment, and what is paid is in force', async ({
  browser,
}) => {
  test.slow();
  for (const [plan, schedule, price] of PRICES) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`/advisor-signup?plan=${plan}&schedule=${schedule}`);
    await fillSignUp(page, newcomer());
    await submit(page).click();
    await expect(page.locator('.amount')).toHaveText(price, FIRST_CALL);
    if (schedule === 'cancellable') {
      await page.getByRole('button', { name: 'Zahlungspflichtig abonnieren', exact: true }).click();
      await expect(page).toHaveURL(`/intern/checkout-success/${plan}`);
      const welcome = { lite: 'Willkommen bei WBD Lite', pro: 'Willkommen bei WBD Pro' }[plan];
      const title = page.getByRole('heading', { level: 1, name: welcome, exact: true });
      await expect(title).toBeVisible(FIRST_CALL);
    }
    await context.close();
  }
});

test('SIGNUP-05 PAY-02 a payment that is left is found again: by the way back, in the portal, and another day', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = newcomer();
  await page.goto('/advisor-signup?plan=lite&schedule=monthly');
  await fillSignUp(page, person);
  await submit(page).click();
  const price = page.getByText(/79,00/).first();
  await expect(price).toBeVisible(FIRST_CALL);
  const paymentPage = page.url();

  await page.goBack();
  await expect(page).toHaveURL('/intern/pricing/lite?abandoned=monthly');
  const note = page.getByText('Deine Zahlung ist nicht abgeschlossen', { exact: true });
  await expect(note).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Monatlich', exact: true })).toBeChecked();
  const book = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Lite', exact: true }) })
    .getByRole('button', { name: 'Jetzt buchen', exact: true });
  await book.click();
  await expect(page).toHaveURL(paymentPage);
  await page.getByRole('link', { name: 'Abbrechen und zurück zum Portal', exact: true }).click();
  await expect(note).toBeVisible();

  // another day, elsewhere
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto('/auth');
  await phone.getByLabel('E-Mail').fill(person.email);
  await phone.getByLabel('Passwort').and(phone.locator('input')).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(phone).toHaveURL(`/${person.code}`, FIRST_CALL);
  await phone.goto('/intern/portal');
  const reminder = phone.getByText('Deine Zahlung ist nicht abgeschlossen', { exact: true });
  await expect(reminder).toBeVisible();
  await expectAccessible(phone);
  await phone.goto('/intern/profile');
  await expect(
    phone.getByText('Deine Zahlung ist nicht abgeschlossen. Es wurde nichts abgebucht.', {
      exact: true,
    }),
  ).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('link', { name: 'Zu den Paketen', exact: true }).click();
  await expect(phone).toHaveURL('/intern/pricing/lite?abandoned=monthly');
  await expect(phone.getByRole('radio', { name: 'Monatlich', exact: true })).toBeChecked();
  await expect(
    phone.getByRole('heading', { level: 1, name: 'Pakete und Preise', exact: true }),
  ).toBeVisible();
  await expect(reminder).toBeVisible();
  await context.close();
});
