import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { advisorWithCalendar, watchCalendars } from '../fixtures/booking.ts';
import { logIn, logInByPhone } from '../fixtures/login.ts';
import { expectWords } from '../fixtures/messages.ts';
import { sayWho } from '../fixtures/own-data.ts';
import { FIRST_CALL } from '../fixtures/patience.ts';
import { freshPerson, lastSmsCode, mailsTo } from '../fixtures/people.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');

test('without a calendar a visitor asks for a call: the advisor gets a mail, sees name, number and topic, and ticks it off', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const { advisor, path } = await advisorWithCalendar('');
  const person = freshPerson();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${advisor.code}`);
  await main(page).getByRole('link', { name: 'Gespräch anfragen', exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText('So kann Frieda dich erreichen', { exact: false })).toBeVisible();
  await page.getByLabel('Telefonnummer').fill(person.phone);
  await page.getByRole('button', { name: 'Code anfordern', exact: true }).click();
  const code = page.getByRole('textbox', { name: /Code/ });
  await expect(code).toBeVisible();
  await code.fill(await lastSmsCode(person.phoneE164));
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByLabel('Vorname').fill('Jana');
  await page.getByLabel('Nachname').fill('Weber');
  await page.getByLabel('Worum geht es?').fill('Absicherung als Lehrerin');
  await page.getByLabel('Wann passt dir ein Anruf?').selectOption('abends');
  // the answer is lost: the form keeps its values, and the next try is the same request
  await page.route('**/requestAppointment', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const send = page.getByRole('button', { name: 'Gespräch anfragen', exact: true });
  await send.click();
  await expect(
    main(page).getByText('Deine Anfrage ist noch nicht angekommen', { exact: false }),
  ).toBeVisible();
  await page.unroute('**/requestAppointment');
  await expect(page.getByLabel('Worum geht es?')).toHaveValue('Absicherung als Lehrerin');
  await send.click();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Frieda weiß Bescheid', exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText(`Frieda meldet sich bei dir unter ${person.phoneShown}.`, { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);

  const sent = () =>
    mailsTo(advisor.email).then((mails) =>
      mails.filter(({ subject }) => subject.startsWith('Terminwunsch:')),
    );
  await expect
    .poll(async () => (await sent()).map(({ subject }) => subject), { timeout: patient(15_000) })
    .toEqual(['Terminwunsch: Jana Weber wartet auf deinen Anruf']);
  const [mail] = await sent();
  expect(mail?.text).toContain('Absicherung als Lehrerin');
  expect(mail?.text).toContain(person.phoneShown);
  expect(mail?.text).toContain('abends');

  // the request is listed among the person's dates
  await main(page).getByRole('link', { name: 'Meine Termine', exact: true }).click();
  await sayWho(page, { ...person, firstName: 'Jana', lastName: 'Weber' });
  const asked = page.getByRole('list', { name: 'Terminwünsche' }).getByRole('listitem');
  await expect(asked).toContainText(/Gespräch mit Frieda .*: Absicherung als Lehrerin/, FIRST_CALL);
  await expectAccessible(page);

  await page.getByRole('banner').getByRole('button', { name: 'Abmelden' }).click();
  await logIn(page, advisor.email);
  await page.goto('/intern/portal');
  const wishes = page.getByRole('list', { name: 'Möchten mit dir sprechen' });
  await expect(wishes.getByRole('listitem')).toContainText('Absicherung als Lehrerin');
  await expect(wishes.getByRole('listitem')).toContainText('am besten abends');
  await expectAccessible(page);
  const customer = wishes.getByRole('link', { name: 'Jana Weber', exact: true });
  const done = page.getByRole('button', { name: 'Erledigt: Jana Weber', exact: true });
  await done.click();
  await expectWords(page, 'Terminwunsch erledigt');
  await expect(wishes).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click();
  await customer.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jana Weber' })).toBeVisible();
  await expect(main(page).getByText(person.phoneShown).first()).toBeVisible();
});

test('a person withdraws a request for a call, and the advisor gets a mail', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const { advisor, path } = await advisorWithCalendar('');
  const person = { ...freshPerson(), firstName: 'Jana', lastName: 'Weber' };
  await page.setViewportSize({ width: 390, height: 844 });
  await logInByPhone(page, person.phoneE164, 1);
  await page.goto(path);
  await page.getByLabel('Vorname').fill(person.firstName);
  await page.getByLabel('Nachname').fill(person.lastName);
  await page.getByRole('button', { name: 'Gespräch anfragen', exact: true }).click();
  await main(page).getByRole('link', { name: 'Meine Termine', exact: true }).click();
  await sayWho(page, person);
  const wishes = page.getByRole('list', { name: 'Terminwünsche' });
  const withdraw = wishes.getByRole('button', {
    name: /^Anfrage zurückziehen ?: Gespräch mit Frieda/,
  });
  await withdraw.click();
  const dialog = page.getByRole('alertdialog', { name: 'Anfrage zurückziehen?' });
  await dialog.getByRole('button', { name: 'Behalten', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  // a failed call keeps the request and shows the error
  await page.route('**/withdrawAppointment', (route) => route.abort());
  await withdraw.click();
  await dialog.getByRole('button', { name: 'Anfrage zurückziehen', exact: true }).click();
  await expect(
    main(page).getByText('Die Anfrage konnte nicht zurückgezogen werden', { exact: false }),
  ).toBeVisible();
  await page.unroute('**/withdrawAppointment');
  await withdraw.click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Anfrage zurückziehen', exact: true }).click();
  await expectWords(page, 'Anfrage zurückgezogen');
  await expect(wishes).toHaveCount(0);
  await expect
    .poll(async () => (await mailsTo(advisor.email)).map(({ subject }) => subject), {
      timeout: patient(15_000),
    })
    .toContain('Zurückgezogen: Jana Weber möchte keinen Anruf mehr');
});

test('APPT-03 a browser that blocks the new tab is not said to have opened it', async ({
  page,
}) => {
  await watchCalendars(page);
  const { path } = await advisorWithCalendar('termine.example/frieda');
  await logInByPhone(page, freshPerson().phoneE164, 1);
  await page.goto(path);
  await page.evaluate('window.open = () => null');
  await page.getByLabel('Vorname').fill('Jana');
  await page.getByLabel('Nachname').fill('Weber');
  await page.getByRole('button', { name: 'Weiter zum Kalender', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Ein Tipp fehlt noch', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Der Kalender ist offen' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Kalender öffnen', exact: true })).toBeVisible();
});
