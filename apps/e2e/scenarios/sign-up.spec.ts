import { demoAccounts } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { FIRST_CALL } from '../fixtures/patience.ts';
import { functionsOrigin } from '../fixtures/portal.ts';
import { fillSignUp, newcomer, PASSWORD, submit } from '../fixtures/sign-up.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

test('SIGNUP-01.1,2,3,4,5 SIGNUP-09.4 Basic is one step, others have two, and every way out is there', async ({
  page,
}) => {
  await page.goto('/advisor-signup');
  await expect(
    page.getByRole('button', { name: 'Kostenlos registrieren', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Schritte' })).toHaveCount(0);
  const main = page.getByRole('main');
  const consent =
    'Mit der Registrierung gelten unsere AGB (in einem neuen Tab), der Vertrag zur Auftragsverarbeitung (in einem neuen Tab) und die Hinweise zum Datenschutz (in einem neuen Tab). Lite und Pro buche ich als Unternehmer (§ 14 BGB).';
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

test('SIGNUP-03.1,2 the code is made of both names in small letters, without the spaces between them', async ({
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

test('SIGNUP-01 shows the page address and who decides about commission, and restores everything but the passwords after a reload', async ({
  page,
}) => {
  const person = newcomer();
  await page.goto('/advisor-signup');
  await expect(page.getByLabel('Top-Orga')).toHaveAccessibleDescription(
    'Das ist die Organisation, zu der du gehörst. Von ihr kommt deine Provision: Sie legt fest, ob und wie viel sie zahlt.',
  );
  await fillSignUp(page, person);
  const { host } = new URL(page.url());
  const code = page.getByLabel('Code');
  await expect(code).toHaveAccessibleDescription(`Deine Seite: ${host}/${person.code}`);
  await code.fill(`${person.code}-berlin`);
  await page.getByLabel('Top-Orga').selectOption({ index: 2 });
  const organisation = await page.getByLabel('Top-Orga').inputValue();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByLabel('Vorname')).toHaveValue(person.firstName);
  await expect(page.getByLabel('Nachname')).toHaveValue(person.lastName);
  await expect(page.getByLabel('E-Mail')).toHaveValue(person.email);
  await expect(code).toHaveValue(`${person.code}-berlin`);
  await expect(page.getByLabel('Top-Orga')).toHaveValue(organisation);
  const kept = await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(kept).not.toContain(PASSWORD);
});

test('SIGNUP-03.3 SIGNUP-04.1,2 SIGNUP-05.1,2 SIGNUP-06.1 a Basic partner is created, signed in and led to their page; a second one of that name gets a 2', async ({
  page,
}) => {
  const person = newcomer();
  await page.goto('/advisor-signup?plan=basic');
  await fillSignUp(page, person);
  await expect(page.getByLabel('Code')).toHaveValue(person.code);
  const organisations = page
    .getByLabel('Top-Orga')
    .locator('option')
    // money-proof.spec.ts adds organisations with this name
    .filter({ hasNotText: 'Einzeln' });
  await expect(organisations).toHaveCount(16);
  const preselected = (await organisations.first().getAttribute('value')) ?? '';
  await expect(page.getByLabel('Top-Orga')).toHaveValue(preselected);
  const name = (await organisations.nth(8).textContent()) ?? '';
  const search = page.getByLabel('Organisation suchen');
  await search.fill(name.toUpperCase());
  await expect(page.getByText('1 Organisation passt.', { exact: true })).toBeVisible();
  await expect(organisations).toHaveText([name]);
  await expect(page.getByLabel('Top-Orga')).not.toHaveValue(preselected);
  await search.fill('gibt es nicht');
  await expect(page.getByText(/^Keine Organisation heißt so\./)).toBeVisible();
  await expect(organisations).toHaveCount(16);
  await search.fill('');
  await page.getByLabel('Top-Orga').selectOption(preselected);
  await submit(page).click();
  await expect(
    page.getByText('Partner-Account erfolgreich erstellt! Willkommen bei WBD.', { exact: true }),
  ).toBeVisible(FIRST_CALL);
  await expect(page).toHaveURL(`/${person.code}`);

  // a signed-in Basic advisor no longer has anything to do here
  await page.goto('/advisor-signup?plan=pro');
  await expect(page).toHaveURL(`/${person.code}`);

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/advisor-signup');
  await fillSignUp(page, { ...person, email: `zwei.${person.email}` });
  await submit(page).click();
  await expect(page).toHaveURL(`/${person.code}2`, FIRST_CALL);
});

test('SIGNUP-07.1,2,3 a refusal of the server shows its text, and what was typed stays', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_REFUSED|503|500|409/);
  const person = newcomer();
  await page.goto('/advisor-signup');
  await fillSignUp(page, person);
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

test('SIGNUP-08.1 a sign-up whose login fails afterwards says so', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.goto('/advisor-signup');
  await fillSignUp(page, newcomer());
  await page.route(/accounts:signInWithPassword/, (route) => route.abort());
  await submit(page).click();
  await expect(
    page.getByText('Account erstellt, aber Login fehlgeschlagen. Bitte melde dich manuell an.', {
      exact: true,
    }),
  ).toBeVisible(FIRST_CALL);
  await expect(page).toHaveURL('/auth');
});

test('SIGNUP-09.1,2 the form is disabled while it is busy, for 10 s at most', async ({ page }) => {
  await page.clock.install();
  await page.goto('/advisor-signup');
  await fillSignUp(page, newcomer());
  await page.route(`${functionsOrigin}/**/createAdvisor`, () => new Promise(() => undefined));
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Lädt...', exact: true })).toBeDisabled();
  await expect(page.getByLabel('Vorname')).toBeDisabled();
  await page.clock.fastForward(10_000);
  await expect(page.getByLabel('Vorname')).toBeEnabled();
  await expect(submit(page)).toBeEnabled();
});

test('SIGNUP-09.3 a signed-in Basic advisor is sent to their own page', async ({ page }) => {
  await logIn(page, demoAccounts.basic.email);
  await page.goto('/advisor-signup?plan=pro');
  await expect(page).toHaveURL('/basic');
});
