import type { Page } from '@playwright/test';
import { demoAccounts } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { functionsOrigin } from '../fixtures/portal.ts';
import { FIRST_CALL } from '../fixtures/patience.ts';
import { inLetters } from '../fixtures/people.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
  code: string;
}

let counter = 0;

/** A person whom no other test knows. */
function newcomer(): Newcomer {
  counter += 1;
  const unique = inLetters(`${Date.now().toString(36)}${counter % 10}`);
  return {
    firstName: 'Mia',
    lastName: `Neu${unique}`,
    email: `mia.${unique}@example.org`,
    code: `mianeu${unique}`,
  };
}

const PASSWORD = 'sechs+sechs';

async function fill(page: Page, person: Newcomer): Promise<void> {
  await page.getByLabel('Vorname').fill(person.firstName);
  await page.getByLabel('Nachname').fill(person.lastName);
  await page.getByLabel('E-Mail').fill(person.email);
  await page.getByLabel('Passwort', { exact: true }).and(page.locator('input')).fill(PASSWORD);
  await page.getByLabel('Passwort wiederholen').and(page.locator('input')).fill(PASSWORD);
}

const submit = (page: Page) =>
  page.getByRole('button', { name: /^(Kostenlos registrieren|Weiter zur Zahlung)$/ });

test('SIGNUP-01 SIGNUP-09 Basic is one step, others have two, and every way out is there', async ({
  page,
}) => {
  await page.goto('/advisor-signup');
  await expect(
    page.getByRole('button', { name: 'Kostenlos registrieren', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Schritte' })).toHaveCount(0);
  const main = page.getByRole('main');
  const consent =
    'Mit der Registrierung gelten unsere AGB(in einem neuen Tab), der Vertrag zur Auftragsverarbeitung(in einem neuen Tab) und die Hinweise zum Datenschutz(in einem neuen Tab). Lite und Pro buche ich als Unternehmer (§ 14 BGB).';
  await expect(main.getByText(consent, { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Datenschutz/ })).toHaveAttribute(
    'href',
    '/legal/datenschutz',
  );
  await expect(main.getByRole('link', { name: /^AGB/ })).toHaveAttribute('href', '/legal/agb');
  await expect(main.getByRole('link', { name: 'Zur Anmeldung', exact: true })).toHaveAttribute(
    'href',
    '/auth',
  );
  await expectAccessible(page);

  for (const [query, words] of [
    ['plan=pro&schedule=cancellable', 'WBD Pro, 299 € im Monat'],
    ['plan=lite&schedule=monthly', 'WBD Lite, 79 € im Monat'],
    ['plan=lite', 'WBD Lite, 799 € im Jahr'],
  ] as const) {
    await page.goto(`/advisor-signup?${query}`);
    await expect(page.getByText(words)).toBeVisible();
    const steps = page.getByRole('list', { name: 'Schritte' }).getByRole('listitem');
    await expect(steps).toHaveText([/Account$/, /Zahlung$/]);
    await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  }
  await expectAccessible(page);
});

test('SIGNUP-02 every field says what is missing or wrong', async ({ page }) => {
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
  await fill(page, { ...newcomer(), email: 'keine-adresse' });
  await page.getByLabel('Passwort', { exact: true }).and(page.locator('input')).fill('kurz');
  await expect(
    page.getByText('Bitte gib eine gültige E-Mail-Adresse ein', { exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText('Passwort muss mindestens 6 Zeichen lang sein', { exact: true }),
  ).toBeVisible();
  await fill(page, newcomer());
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
  await fill(page, person);
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
  await fill(page, { ...person, firstName: 'WBD', lastName: 'Team' });
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

test('SIGNUP-02 an organisation has to be chosen', async ({ page }) => {
  await page.goto('/advisor-signup');
  await fill(page, newcomer());
  await page.getByLabel('Top-Orga').evaluate((select: HTMLSelectElement) => {
    select.add(new Option('', ''));
  });
  await page.getByLabel('Top-Orga').selectOption('');
  await submit(page).click();
  await expect(page.getByText('Top-Orga ist erforderlich', { exact: true })).toBeVisible();
});

test('SIGNUP-03 the code is made of both names in small letters, without the spaces between them', async ({
  page,
}) => {
  await page.goto('/advisor-signup');
  await page.getByLabel('Vorname').fill(' Anna  Lena ');
  await page.getByLabel('Nachname').fill('von der Berg');
  await expect(page.getByLabel('Code')).toHaveValue('annalenavonderberg');
  const plain = page.getByText(/^Ohne Umlaute:/);
  await expect(plain).toHaveCount(0);

  // a code with umlauts stays the suggestion; the other spelling is one click away
  await page.getByLabel('Vorname').fill('Jörg');
  await page.getByLabel('Nachname').fill('Groß');
  await expect(page.getByLabel('Code')).toHaveValue('jörggroß');
  await expect(plain).toHaveText(
    'Ohne Umlaute: joerggross. Auch diese Schreibweise führt zu deiner Seite, wenn sie frei ist.',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'So übernehmen', exact: true }).click();
  await expect(page.getByLabel('Code')).toHaveValue('joerggross');
  await expect(plain).toHaveCount(0);
});

test('SIGNUP-03 SIGNUP-04 SIGNUP-05 SIGNUP-06 a Basic partner is created, signed in and led to their page; a second one of that name gets a 2', async ({
  page,
}) => {
  const person = newcomer();
  await page.goto('/advisor-signup?plan=basic');
  await fill(page, person);
  await expect(page.getByLabel('Code')).toHaveValue(person.code);
  const organisations = page.getByLabel('Top-Orga').locator('option');
  await expect(organisations).toHaveCount(16);
  await expect(page.getByLabel('Top-Orga')).toHaveValue(
    (await organisations.first().getAttribute('value')) ?? '',
  );
  await submit(page).click();
  await expect(
    page.getByText('Partner-Account erfolgreich erstellt! Willkommen bei WBD.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(`/${person.code}`);

  // a signed-in Basic advisor no longer has anything to do here
  await page.goto('/advisor-signup?plan=pro');
  await expect(page).toHaveURL(`/${person.code}`);

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/advisor-signup');
  await fill(page, { ...person, email: `zwei.${person.email}` });
  await submit(page).click();
  await expect(page).toHaveURL(`/${person.code}2`);
});

test('SIGNUP-05 PAY-02 a paid plan leads to the payment; a failed redirect shows an error and can be retried', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_REFUSED/);
  const person = newcomer();
  await page.goto('/advisor-signup?plan=lite&schedule=monthly');
  await fill(page, person);
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

test('SIGNUP-05 PAY-02 PAY-04 every other package and schedule leads from the sign-up to its own payment, and what is paid is in force', async ({
  browser,
}) => {
  test.slow();
  for (const [plan, schedule, price] of PRICES) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`/advisor-signup?plan=${plan}&schedule=${schedule}`);
    await fill(page, newcomer());
    await expect(page.getByLabel('Top-Orga')).not.toHaveValue('');
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
  await fill(page, person);
  await expect(page.getByLabel('Top-Orga')).not.toHaveValue('');
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
  await expect(
    phone.getByRole('heading', { level: 1, name: 'Pakete und Preise', exact: true }),
  ).toBeVisible();
  await expect(reminder).toHaveCount(0);
  await context.close();
});

test('SIGNUP-07 a refusal of the server shows its text, and what was typed stays', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_REFUSED|503|500|409/);
  const person = newcomer();
  await page.goto('/advisor-signup');
  await fill(page, person);
  const create = `${functionsOrigin}/**/createAdvisor`;
  await page.route(create, (route) => route.abort('connectionrefused'));
  await submit(page).click();
  await expect(
    page.getByText('Unbekannter Fehler beim Erstellen des Accounts', { exact: true }),
  ).toBeVisible();
  await page.unroute(create);
  await page.route(create, (route) =>
    route.fulfill({
      status: 503,
      json: {
        error: { status: 'UNAVAILABLE', message: 'x', details: { code: 'advisor/create-failed' } },
      },
    }),
  );
  await submit(page).click();
  await expect(page.getByText('Fehler beim Erstellen des Accounts', { exact: true })).toBeVisible();
  await page.unroute(create);
  const email = page.getByLabel('E-Mail');
  await email.fill('pro@demo.wbd');
  await submit(page).click();
  const taken = page.getByText('Diese E-Mail-Adresse ist bereits registriert.', { exact: true });
  await expect(taken).toBeVisible();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await expect(page.getByLabel('Nachname')).toHaveValue(person.lastName);
  await email.fill('pro@demo.wb');
  await expect(taken).toHaveCount(0);
  await email.fill('pro@demo.wbd');
  await submit(page).click();
  await page.getByRole('link', { name: 'Mit dieser Adresse anmelden', exact: true }).click();
  await expect(page).toHaveURL('/auth');
  await expect(page.getByLabel('E-Mail')).toHaveValue('pro@demo.wbd');
});

test('SIGNUP-08 a sign-up whose login fails afterwards says so', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.goto('/advisor-signup');
  await fill(page, newcomer());
  await page.route(/accounts:signInWithPassword/, (route) => route.abort());
  await submit(page).click();
  await expect(
    page.getByText('Account erstellt, aber Login fehlgeschlagen. Bitte melde dich manuell an.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page).toHaveURL('/auth');
});

test('SIGNUP-09 the form is disabled while it is busy, for 10 s at most', async ({ page }) => {
  await page.clock.install();
  await page.goto('/advisor-signup');
  await fill(page, newcomer());
  await page.route(`${functionsOrigin}/**/createAdvisor`, () => new Promise(() => undefined));
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Lädt...', exact: true })).toBeDisabled();
  await expect(page.getByLabel('Vorname')).toBeDisabled();
  await page.clock.fastForward(10_000);
  await expect(page.getByLabel('Vorname')).toBeEnabled();
  await expect(submit(page)).toBeEnabled();
});

test('SIGNUP-09 a signed-in Basic advisor is sent to their own page', async ({ page }) => {
  await logIn(page, demoAccounts.basic.email);
  await page.goto('/advisor-signup?plan=pro');
  await expect(page).toHaveURL('/basic');
});
