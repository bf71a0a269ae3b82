import type { Page } from '@playwright/test';
import { freshAdvisor, signInAs, type FreshAdvisor } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { DEMO_SEMINARS, registrationPath } from '../fixtures/demo.ts';
import { BY_ITSELF } from '../fixtures/patience.ts';
import { freshPerson, mailsTo, type Person } from '../fixtures/people.ts';
import { functionsOrigin } from '../fixtures/portal.ts';
import { confirmCode, fillForm, freshSession, requestCode } from '../fixtures/registration.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const CALLS = `${functionsOrigin}/**/advisorCreatesCustomer`;

/** An advisor whose page shows the seminar, in front of its registration form. */
async function openForm(page: Page): Promise<{ advisor: FreshAdvisor; session: string }> {
  const [advisor, session] = await Promise.all([
    freshAdvisor({ joined: new Date() }),
    freshSession(),
  ]);
  await signInAs(page, advisor);
  await openAgain(page, advisor, session);
  return { advisor, session };
}

const formOf = ({ uid }: FreshAdvisor) => `/action/${uid}/seminar/${DEMO_SEMINARS.trailer}`;

async function openAgain(page: Page, advisor: FreshAdvisor, session: string): Promise<void> {
  await page.goto(formOf(advisor));
  await page.getByLabel('Termin').selectOption(session);
}

async function fillNewCustomer(page: Page, person: Person): Promise<void> {
  await page.getByRole('radio', { name: 'Neuer Kunde' }).check();
  await page.getByLabel('Vorname').fill(person.firstName);
  await page.getByLabel('Nachname').fill(person.lastName);
  await page.getByLabel('E-Mail').fill(person.email);
  await page.getByLabel('Telefonnummer').fill(person.phone);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Kunden anmelden' }).click();

test('REG-06.1 REG-08 an advisor registers a new customer, who then appears in the CRM and gets one mail', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  const { advisor, session } = await openForm(page);
  const person = freshPerson();
  await fillNewCustomer(page, person);
  await expectAccessible(page);
  await submit(page);
  const name = `${person.firstName} ${person.lastName}`;
  await expect(page.getByRole('heading', { name: `${name} ist angemeldet!` })).toBeVisible();
  await expect.poll(() => mailsTo(person.email), BY_ITSELF).toHaveLength(1);

  // the same person entered again is the same customer, who already has a seat
  await openAgain(page, advisor, session);
  await fillNewCustomer(page, person);
  await submit(page);
  await expect(page.getByText('Fehler beim Anmelden des Kunden', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Dieser Kunde ist bereits für dieses Seminar angemeldet.', { exact: true }),
  ).toBeVisible();
  await page.goto('/intern/crm');
  await expect(page.getByText('1 Kunde', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(person.phoneShown);
  expect(await mailsTo(person.email)).toHaveLength(1);
});

test('REG-07.1,2,3 a number or an address of another customer, or of someone else’s, is refused in words, and a failure keeps what was typed', async ({
  page,
  browser,
  consoleErrors,
}) => {
  consoleErrors.allow(/409|ERR_CONNECTION_REFUSED/);
  const { advisor } = await openForm(page);
  const known = freshPerson();
  await storeCustomer(advisor.uid, {
    firstName: 'Erna',
    lastName: 'Alt',
    email: known.email,
    phone: known.phoneE164,
  });
  const person = freshPerson();

  await fillNewCustomer(page, { ...person, phone: known.phone });
  await submit(page);
  await expect(
    page.getByText('Fehler beim Registrieren des Kunden', { exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText('Diese Telefonnummer ist bereits registriert.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Nachname')).toHaveValue(person.lastName);

  await fillNewCustomer(page, { ...person, email: known.email });
  await submit(page);
  await expect(
    page.getByText('Diese E-Mail-Adresse ist bereits registriert.', { exact: true }),
  ).toBeVisible();

  // a person proves a number on pro's page: no other advisor enters it
  const proven = freshPerson();
  const session = await freshSession();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(registrationPath('pro', DEMO_SEMINARS.trailer));
  await fillForm(elsewhere, proven, session);
  await requestCode(elsewhere);
  await confirmCode(elsewhere, proven);
  await expect(elsewhere.getByRole('heading', { name: 'Du bist angemeldet!' })).toBeVisible();
  await fillNewCustomer(page, { ...person, phone: proven.phone });
  await submit(page);
  await expect(
    page.getByText('Diese Telefonnummer ist bereits registriert.', { exact: true }),
  ).toBeVisible();

  await fillNewCustomer(page, person);
  await page.route(CALLS, (route) => route.abort('connectionrefused'));
  await submit(page);
  await expect(
    page.getByText('Fehler beim Registrieren des Kunden', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/gerade nicht erreichbar/)).toBeVisible();
  await expect(page.getByLabel('E-Mail')).toHaveValue(person.email);
  await page.unroute(CALLS);
  await submit(page);
  await expect(page.getByRole('heading', { name: /ist angemeldet!$/ })).toBeVisible();
});

test('REG-06.2,3,4,5 REG-04.2 an own customer is found by two letters of the name, among several with the number', async ({
  page,
}) => {
  const { advisor } = await openForm(page);
  const [one, other] = [freshPerson(), freshPerson()];
  for (const { email, phoneE164 } of [one, other]) {
    const name = { firstName: 'Thomas', lastName: 'Müller' };
    await storeCustomer(advisor.uid, { ...name, email, phone: phoneE164 });
  }
  await storeCustomer(advisor.uid, {
    firstName: 'Zoë',
    lastName: 'Krämer',
    email: freshPerson().email,
  });
  const colleague = await freshAdvisor();
  await storeCustomer(colleague.uid, {
    firstName: 'Zacharias',
    lastName: 'Kolle',
    email: freshPerson().email,
  });
  await page.reload();
  await page.getByRole('radio', { name: 'Bestehender Kunde' }).check();
  await submit(page);
  await expect(page.getByText('Bitte Kunden auswählen', { exact: true })).toBeVisible();
  const search = page.getByLabel('Name des Kunden');
  await search.fill('Niemand');
  const nobody = page.getByText('Keinen passenden Kunden gefunden', { exact: true });
  await expect(nobody).toBeVisible();
  const zoe = page.getByRole('radio', { name: /Zoë Krämer/ });
  await search.fill('z');
  await expect(nobody).toHaveCount(0);
  await expect(zoe).toHaveCount(0);
  await search.fill('za');
  await expect(nobody).toBeVisible();
  await search.fill('zo');
  await expect(zoe).toBeVisible();
  await search.fill('kRÄ');
  await expect(zoe).toBeVisible();
  await search.fill('müll');
  await expect(page.getByRole('radio', { name: /Thomas Müller/ })).toHaveCount(0);
  await page.getByLabel('Telefonnummer des Kunden').fill(other.phone);
  await page.getByRole('radio', { name: /Thomas Müller/ }).check();
  await expect(page.getByText(other.email)).toBeVisible();
});

test('REG-05 CRM-02 a customer who was typed in and then registers by phone is one, with everything that was noted', async ({
  page,
  browser,
}) => {
  const { advisor, session } = await openForm(page);
  const person = freshPerson();
  await fillNewCustomer(page, person);
  await submit(page);
  await expect(page.getByRole('heading', { name: /ist angemeldet!$/ })).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(formOf(advisor));
  await fillForm(visitor, person, session);
  await requestCode(visitor);
  await confirmCode(visitor, person);
  await expect(
    visitor.getByText('Du bist bereits für dieses Seminar angemeldet', { exact: true }),
  ).toBeVisible();

  await page.goto('/intern/crm');
  await expect(page.getByText('1 Kunde', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /bearbeiten$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Kunde bearbeiten' });
  await expect(dialog.getByLabel('Telefon')).toHaveAttribute('readonly', '');
  await expect(
    dialog.getByText('Diese Nummer hat der Kunde selbst bestätigt.', { exact: true }),
  ).toBeVisible();
});
