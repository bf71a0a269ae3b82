import { formatLongDate, formatTime } from '@wbd/domain/time';
import { patient } from '@wbd/tools/host-speed';
import { attachmentOf, parseCalendar } from '../fixtures/calendar.ts';
import { documentExists, setFields } from '../fixtures/database.ts';
import { demoAccounts, DEMO_SEMINARS, DEMO_SESSIONS, registrationPath } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { show } from '../fixtures/navigation.ts';
import { BY_ITSELF } from '../fixtures/patience.ts';
import { freshPerson, mailsTo } from '../fixtures/people.ts';
import { functionsOrigin } from '../fixtures/portal.ts';
import { confirmCode, fillForm, freshSession, requestCode } from '../fixtures/registration.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const formPath = registrationPath('pro', DEMO_SEMINARS.trailer);

test('REG-03.1,2 REG-08 PUB-12 CRM-03 a visitor watches, registers with a phone code and gets one mail; the advisor finds the customer, a colleague does not', async ({
  page,
  browser,
}) => {
  const person = freshPerson();
  const session = await freshSession();

  await page.goto('/pro');
  await page
    .getByRole('link', { name: /Altersvorsorge ohne Fachchinesisch/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Altersvorsorge ohne Fachchinesisch',
  );
  await page.getByRole('link', { name: 'Zum Seminar anmelden' }).click();
  await fillForm(page, person, session);
  await expect(page.getByText(`Wir verstehen das als ${person.phoneShown}.`)).toBeVisible();
  await expectAccessible(page);
  await requestCode(page);
  await expectAccessible(page);
  await confirmCode(page, person);
  await expect(page.getByRole('heading', { name: 'Du bist angemeldet!' })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await expectAccessible(page);

  await expect.poll(() => mailsTo(person.email), BY_ITSELF).toHaveLength(1);
  const [mail] = await mailsTo(person.email);
  if (!mail) throw new Error('The mail is gone');
  expect(mail.to[0]?.name).toBe(`${person.firstName} ${person.lastName}`);
  const event = parseCalendar(await attachmentOf(mail, 'application/ics'));
  expect(event.timeZone).toBe('Europe/Berlin');
  expect(event.summary).toContain('Altersvorsorge ohne Fachchinesisch');
  expect(mail.text).toContain(formatLongDate(event.start));
  expect(mail.text).toContain(formatTime(event.start));
  await expect(page.getByText(formatTime(event.start))).toBeVisible();

  const crm = async (advisor: 'pro' | 'kollege') => {
    const context = await browser.newContext();
    const other = await context.newPage();
    await logIn(other, demoAccounts[advisor].email);
    await other.goto('/intern/crm');
    await other.getByLabel('Name', { exact: true }).fill(person.lastName);
    return other;
  };
  await expect((await crm('pro')).getByText(person.email)).toBeVisible();
  const colleague = await crm('kollege');
  await expect(colleague.getByText('Zu deinen Filtern passt niemand.')).toBeVisible();
});

test('REG-01.1,2,3 past sessions are hidden, full ones are disabled, and few seats are announced', async ({
  page,
}) => {
  await page.goto(registrationPath('pro', DEMO_SEMINARS.trailer));
  const select = page.getByLabel('Termin');
  await expect(select.locator(`option[value=${DEMO_SESSIONS.sevenLeft}]`)).toContainText(
    'nur noch 7 Plätze frei',
  );
  await expect(select.locator(`option[value=${DEMO_SESSIONS.manyLeft}]`)).not.toContainText(
    'Plätze',
  );
  await page.goto(registrationPath('pro', DEMO_SEMINARS.full));
  const full = page.getByLabel('Termin').locator(`option[value=${DEMO_SESSIONS.full}]`);
  await expect(full).toContainText('(Ausgebucht)');
  await expect(full).toBeDisabled();
  // nothing can be booked: the form asks for nothing but whether the person waits
  await expect(
    page.getByText(
      'Alle Termine sind gerade ausgebucht. Wird ein Platz frei, bieten wir ihn der Reihe nach der Warteliste an.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Code anfordern', exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Vorname')).toHaveCount(0);
  await page.getByRole('button', { name: 'Auf die Warteliste', exact: true }).click();
  await expect(full).toBeEnabled();
  await expect(
    page.getByRole('button', { name: 'Code für die Warteliste anfordern', exact: true }),
  ).toBeVisible();
  await page.goto(registrationPath('pro', DEMO_SEMINARS.past));
  await expect(
    page.getByLabel('Termin').locator(`option[value=${DEMO_SESSIONS.afterPast}]`),
  ).toHaveCount(1);
  await expect(
    page.getByLabel('Termin').locator(`option[value=${DEMO_SESSIONS.past}]`),
  ).toHaveCount(0);
});

test('REG-02.1 a visitor chooses whether to come or to bring a customer', async ({ page }) => {
  await page.goto(formPath);
  await expect(page.getByText('Ich melde mich selbst an', { exact: true })).toBeVisible();
  const brings = 'Ich bin Berater und melde einen Kunden an';
  await expect(page.getByText(brings, { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: brings }).check();
  await page.getByRole('link', { name: 'Als Berater anmelden' }).click();
  await expect(page).toHaveURL(/\/auth\?next=/);
});

test('REG-04.1,5,6 every field says what is missing, and the code takes digits only', async ({
  page,
}) => {
  const person = freshPerson();
  const session = await freshSession();
  await page.goto(formPath);
  await page.getByRole('radio', { name: 'Ich melde mich selbst an' }).check();
  await page.getByRole('button', { name: 'Code anfordern' }).click();
  for (const text of [
    'Bitte Termin auswählen',
    'Bitte Vornamen angeben',
    'Bitte Nachnamen angeben',
    'Bitte E-Mail angeben',
    'Bitte gültige Telefonnummer angeben',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await page.getByLabel('Vorname').fill('Anna www.gewinn.de');
  await page.getByLabel('Nachname').fill('Müller 0176 1234567');
  for (const text of [
    'Bitte nur den Namen angeben, ohne Links und Adressen',
    'Bitte nur den Namen angeben, ohne Telefonnummer',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await fillForm(page, { ...person, phone: '12345' }, session);
  await page.getByLabel('Telefonnummer').fill('+12');
  await page.getByRole('button', { name: 'Code anfordern' }).click();
  await expect(
    page.getByText('Bitte gültige Telefonnummer angeben', { exact: true }),
  ).toBeVisible();
  await page.getByLabel('Telefonnummer').fill(person.phone);
  // a person who reads the terms comes back to what was typed
  const opened = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: /^AGB/ }).click();
  const terms = await opened;
  await expect(terms.getByRole('heading', { level: 1 })).toBeVisible();
  await terms.close();
  await requestCode(page);
  const code = page.getByRole('textbox', { name: /Code/ });
  await code.pressSequentially('1a2b3');
  await expect(code).toHaveValue('123');
  await page.getByRole('button', { name: 'Jetzt anmelden' }).click();
  await expect(page.getByText('Bitte Code eingeben', { exact: true })).toBeVisible();
});

test('REG-03.5 while the functions are away nothing is half-written, and the retry needs no new code', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_REFUSED/);
  const person = freshPerson();
  const session = await freshSession();
  await page.goto(formPath);
  await fillForm(page, person, session);
  await requestCode(page);
  await page.route(`${functionsOrigin}/**`, (route) => route.abort('connectionrefused'));
  await confirmCode(page, person);
  await expect(page.getByText(`Deine Nummer ${person.phoneShown} ist bestätigt`)).toBeVisible();
  await expect(page.getByText(/gerade nicht erreichbar/)).toBeVisible();
  expect(await mailsTo(person.email)).toHaveLength(0);
  await page.unroute(`${functionsOrigin}/**`);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { name: 'Du bist angemeldet!' })).toBeVisible();
  await expect.poll(() => mailsTo(person.email), BY_ITSELF).toHaveLength(1);
});

test('REG-05.1,2 a second registration for the same session is refused in words, back at the form', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/409/);
  const person = freshPerson();
  const session = await freshSession();
  for (const attempt of ['first', 'second'] as const) {
    await page.goto(formPath);
    await fillForm(page, person, session);
    if (attempt === 'first') {
      await requestCode(page);
      await confirmCode(page, person);
      await expect(page.getByRole('heading', { name: 'Du bist angemeldet!' })).toBeVisible();
    } else {
      await page.getByRole('button', { name: 'Jetzt anmelden' }).click();
      await expect(
        page.getByText('Du bist bereits für dieses Seminar angemeldet', { exact: true }),
      ).toBeVisible();
      await expect(page.getByLabel('Vorname')).toHaveValue(person.firstName);
    }
  }
  await expect.poll(() => mailsTo(person.email), BY_ITSELF).toHaveLength(1);
});

test('REG-09 a person who comes second to the last seat reads (Ausgebucht) and keeps what was typed', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/400 \(Bad Request\)/);
  const person = freshPerson();
  const session = await freshSession({ places: 1 });
  await page.goto(formPath);
  await fillForm(page, person, session);
  await requestCode(page);
  // meanwhile someone else takes it
  await setFields(`sessions/${session}`, { registrationCount: 1 });
  await confirmCode(page, person);
  await expect(page.getByText(/Dieser Termin ist leider voll \(Ausgebucht\)/)).toBeVisible();
  await expect(page.getByLabel('E-Mail')).toHaveValue(person.email);
  await expect(page.getByLabel('Termin').locator(`option[value="${session}"]`)).toBeDisabled();
  expect(await documentExists(`sessions/${session}`)).toBe(true);
});

test('REG-10.1,2,3,4 what cannot be loaded is named', async ({ page, consoleErrors }) => {
  await page.goto(registrationPath('pro', 'gibtesnicht'));
  await expect(page.getByText('Seminar nicht gefunden.', { exact: true })).toBeVisible();
  const toAdvisor = page.getByRole('main').getByRole('link', { name: /^Zur Seite von / });
  await expect(toAdvisor).toHaveAttribute('href', '/pro');
  await page.goto(`/action/gibtesnicht/seminar/${DEMO_SEMINARS.trailer}`);
  await expect(page.getByText('Berater nicht gefunden.', { exact: true })).toBeVisible();
  await setFields('seminars/e2e-without-sessions', {
    advisor: 'demoadvisorpro',
    org: 'org-01',
    title: 'Ohne Termine',
    description: '',
    duration: 60,
    online: false,
    video: null,
    trailer: null,
    preview: null,
    thumb: null,
    pdf: null,
    createdAt: new Date(),
  });
  await page.goto(registrationPath('pro', 'e2e-without-sessions'));
  await expect(page.getByText('Termine nicht gefunden.', { exact: true })).toBeVisible();

  consoleErrors.allow(/ERR_FAILED|RPC_ERROR/);
  await page.route(/documents\/seminars|documents:/, (route) => route.abort());
  // within the open portal: a page that is loaded has the seminar in its HTML
  await show(page, registrationPath('pro', DEMO_SEMINARS.plain));
  await expect(
    page.getByText(
      'Wir konnten die Seminardetails nicht laden, weil es einen technischen Fehler gab. Versuche es etwas später erneut.',
      { exact: true },
    ),
  ).toBeVisible({
    timeout: patient(30_000),
  });
  await expectAccessible(page);
  await page.unroute(/documents\/seminars|documents:/);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByLabel('Termin')).toBeVisible();
});
