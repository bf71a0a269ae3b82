import type { Page, Response } from '@playwright/test';
import { formatPhone } from '@wbd/domain/phone';
import * as z from 'zod/mini';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { advisorWithCalendar, watchCalendars } from '../fixtures/booking.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { setFields } from '../fixtures/database.ts';
import { demoAccounts, DEMO_EXPERTS, DEMO_PASSWORD, DEMO_PHONE } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { freshPerson, lastSmsCode } from '../fixtures/people.ts';
import { submitCredentials } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const { pro } = demoAccounts;
const main = (page: Page) => page.getByRole('main');

test('APPT-01.1 APPT-03.1,2,3 a visitor proves a number; after 2 s the calendar opens once, and the link stays as a fallback', async ({
  page,
}) => {
  const opened = await watchCalendars(page);
  const { path } = await advisorWithCalendar('termine.example/frieda');
  const person = freshPerson();
  await page.goto(path);
  await expect(
    page.getByText(
      'Bestätige kurz deine Telefonnummer. Danach öffnet sich der Kalender von Frieda.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Für wen ist der Termin?' }),
  ).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Telefonnummer').fill('12');
  await page.getByRole('button', { name: 'Code anfordern', exact: true }).click();
  await expect(page.getByText('Ungültige Telefonnummer', { exact: true })).toBeVisible();
  await page.getByLabel('Telefonnummer').fill(person.phone);
  await page.getByRole('button', { name: 'Code anfordern', exact: true }).click();
  const confirm = page.getByRole('button', { name: 'Weiter zum Kalender', exact: true });
  await expect(confirm).toBeVisible();
  await page.getByRole('textbox', { name: /Code/ }).fill(await lastSmsCode(person.phoneE164));
  await expectAccessible(page);
  await confirm.click();
  // the same button leads on from here
  await expect(page.getByLabel('Worum geht es?')).toBeVisible();
  await confirm.click();
  await expect(page.getByText('Bitte Vornamen angeben', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Vorname').fill('Jana');
  await page.getByLabel('Nachname').fill('Weber');
  await page.getByLabel('Worum geht es?').fill('Absicherung als Lehrerin');
  // stopped, so that a slow machine does not reach the two seconds by itself
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await confirm.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Gleich geht’s weiter' })).toBeVisible();
  await page.clock.runFor(1900);
  expect(page.context().pages()).toHaveLength(1);
  const calendar = page.context().waitForEvent('page');
  await page.clock.runFor(200);
  await (await calendar).waitForURL('https://termine.example/frieda');
  expect(await (await calendar).evaluate('window.opener')).toBeNull();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Der Kalender ist offen', exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText('Kein neuer Tab zu sehen? Dann hat dein Browser ihn blockiert.', {
      exact: true,
    }),
  ).toBeVisible();
  await page.clock.runFor(60_000);
  expect(opened).toEqual(['https://termine.example/frieda']);
  const fallback = page.getByRole('link', { name: 'Kalender öffnen', exact: true });
  await expect(fallback).toHaveAttribute('href', 'https://termine.example/frieda');
  await expect(fallback).toHaveAttribute('rel', /noopener/);
  await page.clock.resume();
  await expectAccessible(page);

  // the number is proven and the name is known on this device, so the next time is one click
  await page.goto('/');
  await page.goto(path);
  await expect(page.getByLabel('Vorname')).toHaveValue('Jana');
  await confirm.click();
  await expect(page.getByRole('heading', { level: 2, name: 'Gleich geht’s weiter' })).toBeVisible();
  await expect(page.getByLabel('Telefonnummer')).toHaveCount(0);
});

test('APPT-01.2 APPT-02.1 an advisor signs in at the gate, comes back, and says for which customer', async ({
  page,
  consoleErrors,
}) => {
  // the rules refuse another advisor's customer
  consoleErrors.allow(/403 \(Forbidden\)/);
  const opened = await watchCalendars(page);
  const advisor = await freshAdvisor();
  const zoe = { firstName: 'Zoë', lastName: 'Krämer', email: freshPerson().email };
  const [id] = [
    await storeCustomer(advisor.uid, zoe),
    await storeCustomer(advisor.uid, { firstName: 'Thomas', lastName: 'Müller' }),
  ];
  const path = `/action/${advisor.uid}/appointment/${pro.uid}`;
  await page.goto(path);
  await page.getByRole('link', { name: 'Als Berater anmelden', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
  await submitCredentials(page, advisor.email, DEMO_PASSWORD);
  await expect(page).toHaveURL(path);

  await expect(
    page.getByRole('heading', { level: 2, name: 'Für wen ist der Termin?', exact: true }),
  ).toBeVisible();
  const customers = main(page).getByRole('list', { name: 'Deine Kunden' }).getByRole('link');
  await expect(customers).toHaveText([/Thomas Müller/, /Zoë Krämer/]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  const search = page.getByRole('searchbox', { name: 'Kunden suchen' });
  await search.fill('niemand');
  await expect(page.getByText('Keinen passenden Kunden gefunden', { exact: true })).toBeVisible();
  await search.fill('kRÄ');
  await expect(customers).toHaveCount(1);
  expect(opened).toEqual([]);
  await customers.click();
  await expect(page).toHaveURL(`${path}/${id}`);
  await expect(page.getByText('Für Zoë Krämer', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Der Kalender ist offen', exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText(
      'Such im neuen Tab eine Zeit aus, zu der Zoë Krämer sich mit Clara treffen kann.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect.poll(() => opened).toEqual(['https://termine.example/clara-weiss']);

  await page.getByRole('link', { name: 'Anderen Kunden wählen', exact: true }).click();
  await expect(page).toHaveURL(path);
  // another advisor's customer does not exist here
  const foreign = await storeCustomer(pro.uid, { firstName: 'Fremde', lastName: 'Kundin' });
  await page.goto(`${path}/${foreign}`);
  await expect(page.getByText('Keinen passenden Kunden gefunden', { exact: true })).toBeVisible();
  await expect(page.getByText('Fremde Kundin')).toHaveCount(0);
  expect(opened).toHaveLength(1);
});

test('APPT-02 without customers the picker says where they come from; Basic has none', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  await logIn(page, advisor.email);
  await page.goto(`/action/${pro.uid}/appointment/${pro.uid}`);
  await expect(
    page.getByRole('heading', { name: 'Du hast noch keine Kunden', exact: true }),
  ).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Zum CRM', exact: true })).toHaveAttribute(
    'href',
    '/intern/crm',
  );
  await setFields(`advisors/${advisor.uid}`, { lv: 0, isSpecialist: false, hasOwnPage: false });
  await page.reload();
  await expect(
    page.getByText('Termine für Kunden buchen ist nur mit WBD Lite oder WBD Pro verfügbar.', {
      exact: true,
    }),
  ).toBeVisible();
});

test("APPT-03 an expert video's own calendar comes first, also after the customer is chosen", async ({
  page,
}) => {
  await watchCalendars(page);
  await logIn(page, demoAccounts.pro.email);
  await page.goto(`/action/${pro.uid}/appointment/${pro.uid}?video=${DEMO_EXPERTS.ownLink}`);
  await main(page).getByRole('list', { name: 'Deine Kunden' }).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`\\?video=${DEMO_EXPERTS.ownLink}$`));
  await expect(page.getByRole('link', { name: 'Kalender öffnen', exact: true })).toHaveAttribute(
    'href',
    'https://termine.example/clara-weiss/beamte',
  );
});

test('APPT-04.1,2 without a link that may be opened the page says so and opens nothing', async ({
  page,
}) => {
  const { advisor, path } = await advisorWithCalendar('');
  for (const bookingslink of [
    null,
    '   ',
    'javascript:alert(1)',
    'JaVaScRiPt://x%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'http://',
  ]) {
    await setFields(`advisors/${advisor.uid}`, { bookingslink });
    await page.goto(path);
    await expect(
      main(page).getByText('Wir konnten den Buchungslink nicht finden', { exact: true }),
      String(bookingslink),
    ).toBeVisible();
    expect(page.context().pages(), String(bookingslink)).toHaveLength(1);
  }
  await expectAccessible(page);
  // an advisor has no customer's number to leave here
  await logIn(page, advisor.email);
  await page.goto(path);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Wir konnten den Buchungslink nicht finden' }),
  ).toBeVisible();
  await main(page).getByRole('link', { name: 'Zur Seite von Frieda', exact: true }).click();
  await expect(page).toHaveURL(`/${advisor.code}`);
  await page.goto('/action/niemand/appointment/niemand');
  await expect(page.getByText('Berater nicht gefunden.', { exact: true })).toBeVisible();
});

test('APPT-01 known and unknown numbers give a stranger the same answer, to the request for a code and to a wrong code', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/400 \(Bad Request\)/);
  const { path } = await advisorWithCalendar('termine.example/frieda');
  const isAnswerTo = (method: string) => (response: Response) =>
    response.request().method() === 'POST' && response.url().includes(`accounts:${method}`);
  /** What the server says, without the session's own secret, and what the page says. */
  const answersTo = async (phone: string) => {
    await page.goto(path);
    await page.getByLabel('Telefonnummer').fill(phone);
    const sent = page.waitForResponse(isAnswerTo('sendVerificationCode'));
    await page.getByRole('button', { name: 'Code anfordern', exact: true }).click();
    const code = page.getByRole('textbox', { name: /Code/ });
    await expect(code).toBeVisible();
    const asked = Object.keys(z.looseObject({}).parse(await (await sent).json()));
    await code.fill('000000');
    const refused = page.waitForResponse(isAnswerTo('signInWithPhoneNumber'));
    await page.getByRole('button', { name: 'Weiter zum Kalender', exact: true }).click();
    const answer = { status: (await refused).status(), body: await (await refused).text() };
    const alert = main(page).getByRole('alert');
    await expect(alert).toContainText('Fehler bei der Verifizierung');
    const words = (await main(page).innerText())
      .replaceAll(formatPhone(phone), '')
      .replace(/in \d+ s/, '');
    return { sentStatus: (await sent).status(), asked, answer, words };
  };
  const known = await answersTo(DEMO_PHONE);
  expect(await answersTo(freshPerson().phoneE164)).toEqual(known);
});
