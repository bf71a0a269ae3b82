import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { attachmentOf, parseCalendar } from '../fixtures/calendar.ts';
import { logIn } from '../fixtures/login.ts';
import {
  advisorWithTimes,
  appointmentPathIn,
  proveNumber,
  storeAppointmentAt,
  timesOn,
} from '../fixtures/own-appointments.ts';
import { sayWho } from '../fixtures/own-data.ts';
import { BY_ITSELF, FIRST_CALL } from '../fixtures/patience.ts';
import { freshPerson, mailsTo } from '../fixtures/people.ts';
import { follow } from '../fixtures/seat-link.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const PHONE = { width: 390, height: 844 };
/** Skips today, whose first times may pass while the test runs. */
const LATER = 30;

const mailsAbout = async (address: string, subject: string) =>
  (await mailsTo(address)).filter((mail) => mail.subject.startsWith(subject));

test('a new person books on a phone, gets a confirmation, moves the appointment, finds it in their data, cancels', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const { advisor, path } = await advisorWithTimes({ questions: ['Worum geht es?'] });
  const person = freshPerson();
  await page.goto(path);
  await expect(timesOn(page).first()).toBeVisible(FIRST_CALL);
  await expectAccessible(page);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);

  const time = timesOn(page).nth(LATER);
  const when = (await time.getAttribute('aria-label')) ?? '';
  await time.focus();
  await page.keyboard.press('Enter');
  const chosen = page.getByRole('heading', { level: 2, name: when, exact: true });
  await expect(chosen).toBeFocused();
  await expectAccessible(page);
  await proveNumber(page, person);
  await expect(chosen).toBeVisible();
  const book = page.getByRole('button', { name: 'Termin buchen', exact: true });
  await book.click();
  await expect(page.getByText('Bitte Vornamen angeben', { exact: true })).toBeVisible();
  await page.getByLabel('Vorname').fill(person.firstName);
  await page.getByLabel('Nachname').fill(person.lastName);
  await page.getByLabel('E-Mail').fill(person.email);
  await page.getByLabel('Worum geht es?').fill('Absicherung als Lehrerin');
  await expectAccessible(page);
  await book.click();

  await expect(page.getByText('Dein Termin steht', { exact: true })).toBeVisible(FIRST_CALL);
  await expect(page.getByRole('heading', { level: 1, name: 'Dein Termin' })).toBeFocused();
  await expect(main(page).getByText('Telefon: Frieda ruft dich an', { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Kalenderdatei speichern', exact: true }).click();
  const file = parseCalendar(await readFile(await (await saving).path(), 'utf8'));
  const link = await appointmentPathIn(person.email, 'Dein Termin: Kennenlernen');
  const [mail] = await mailsAbout(person.email, 'Dein Termin: Kennenlernen');
  if (!mail) throw new Error('The confirmation is missing');
  expect(parseCalendar(await attachmentOf(mail, 'application/ics'))).toEqual(file);
  await expect.poll(() => mailsAbout(advisor.email, 'Neuer Termin: '), BY_ITSELF).toHaveLength(1);

  // opens the mail's link in another browser, without a login
  const context = await browser.newContext();
  const desk = await context.newPage();
  await follow(desk, link);
  await desk.getByRole('button', { name: 'Termin verlegen', exact: true }).click(FIRST_CALL);
  const next = timesOn(desk).nth(LATER + 4);
  const moved = (await next.getAttribute('aria-label')) ?? '';
  await expectAccessible(desk);
  await next.click();
  const moving = desk.getByRole('alertdialog', { name: 'Termin verlegen?' });
  await expect(moving).toContainText(`Bisher: ${when}. Neu: ${moved}.`);
  await expectAccessible(desk);
  await moving.getByRole('button', { name: 'Verlegen', exact: true }).click();
  await expect(desk.getByText('Dein Termin ist verlegt', { exact: true })).toBeVisible(FIRST_CALL);
  await expect(desk.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => mailsAbout(person.email, 'Verlegt: '), BY_ITSELF).toHaveLength(1);

  // no code needed: the number was proven a moment ago
  await page.goto('/action/meine-daten');
  await sayWho(page, person);
  const own = page.getByRole('list', { name: 'Gebuchte Termine' }).getByRole('listitem');
  await expect(own).toContainText('Worum geht es? Absicherung als Lehrerin', FIRST_CALL);
  await main(page).getByRole('link', { name: 'Meine Termine', exact: true }).click();
  const dates = page.getByRole('list', { name: 'Vereinbarte Gespräche' }).getByRole('listitem');
  await expect(dates).toContainText('Kennenlernen');
  await expectAccessible(page);
  await dates.getByRole('link', { name: /^Ansehen, verlegen oder absagen/ }).click();

  await page.getByRole('button', { name: 'Termin absagen', exact: true }).click(FIRST_CALL);
  const leaving = page.getByRole('alertdialog', { name: 'Termin absagen?' });
  await leaving.getByRole('button', { name: 'Termin behalten', exact: true }).click();
  await expect(leaving).toBeHidden();
  await page.getByRole('button', { name: 'Termin absagen', exact: true }).click();
  await leaving.getByRole('button', { name: 'Termin absagen', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Du hast abgesagt' })).toBeVisible(
    FIRST_CALL,
  );
  await expectAccessible(page);
  await expect.poll(() => mailsAbout(person.email, 'Abgesagt: '), BY_ITSELF).toHaveLength(1);
  await follow(desk, link);
  await expect(desk.getByRole('heading', { level: 1, name: 'Du hast abgesagt' })).toBeVisible();
  await context.close();
});

test('a person whose time was taken chooses a nearby one and keeps the typed values; the next appointment is prefilled', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  // the server rejects the taken time
  consoleErrors.allow(/409 \(Conflict\)|400 \(Bad Request\)/);
  const { advisor, path } = await advisorWithTimes();
  const person = freshPerson();
  await page.goto(path);
  await timesOn(page).nth(LATER).click(FIRST_CALL);
  await proveNumber(page, person);
  await page.getByLabel('Vorname').fill(person.firstName);
  await page.getByLabel('Nachname').fill(person.lastName);
  const start = new Date(new URL(page.url()).searchParams.get('zeit') ?? '');
  await storeAppointmentAt(advisor.uid, start);
  const book = page.getByRole('button', { name: 'Termin buchen', exact: true });
  await book.click();
  await expect(
    main(page).getByText('Diese Zeit ist gerade vergeben worden', { exact: true }),
  ).toBeVisible(FIRST_CALL);
  const offered = timesOn(page);
  await expect(offered).toHaveCount(4, FIRST_CALL);
  await expectAccessible(page);
  const near = (await offered.nth(1).getAttribute('aria-label')) ?? '';
  await offered.nth(1).click();
  await expect(page.getByRole('heading', { level: 2, name: near, exact: true })).toBeFocused();
  await expect(page.getByLabel('Vorname')).toHaveValue(person.firstName);
  await expect(page.getByLabel('Nachname')).toHaveValue(person.lastName);
  await book.click();
  await expect(page.getByText('Dein Termin steht', { exact: true })).toBeVisible(FIRST_CALL);
  // without an e-mail address, the link is the only way back
  await expect(page.getByRole('button', { name: 'Link zu dieser Seite kopieren' })).toBeVisible();
  await expectAccessible(page);

  await page.goto(path);
  await timesOn(page).nth(LATER).click();
  await expect(page.getByLabel('Vorname')).toHaveValue(person.firstName);
  await book.click();
  await expect(page.getByText('Dein Termin steht', { exact: true })).toBeVisible(FIRST_CALL);
});

test('bookable appointment types come before the external calendar; an advisor gets a link for customers', async ({
  page,
}) => {
  const { advisor, path } = await advisorWithTimes({
    titles: ['Kennenlernen', 'Jahresgespräch'],
    bookingslink: 'termine.example/frieda',
  });
  await page.goto(path);
  await main(page)
    .getByRole('button', { name: /^Jahresgespräch/ })
    .click(FIRST_CALL);
  await expect(timesOn(page).first()).toBeVisible(FIRST_CALL);
  await page.goBack();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Anderen Kalender öffnen', exact: true }).click();
  await expect(
    page.getByText(
      'Bestätige kurz deine Telefonnummer. Danach öffnet sich der Kalender von Frieda.',
      { exact: true },
    ),
  ).toBeVisible();

  const { path: withoutLink } = await advisorWithTimes();
  await logIn(page, advisor.email);
  await page.goto(withoutLink);
  await expect(
    page.getByRole('heading', { level: 2, name: 'Deine Kunden buchen hier selbst' }),
  ).toBeVisible(FIRST_CALL);
  await expect(main(page).getByText(`/action/${advisor.uid}/appointment/`)).toBeVisible();
  await expectAccessible(page);
});

test('shows a message when no time is free', async ({ page }) => {
  const { path } = await advisorWithTimes({ hasHours: false });
  await page.goto(path);
  await expect(page.getByText('Zurzeit ist keine Zeit frei', { exact: true })).toBeVisible(
    FIRST_CALL,
  );
  await expectAccessible(page);
});
