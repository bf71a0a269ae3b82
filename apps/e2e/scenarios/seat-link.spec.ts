import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { attachmentOf, parseCalendar } from '../fixtures/calendar.ts';
import { setFields } from '../fixtures/database.ts';
import { demoAccounts, DEMO_SEMINARS, registrationPath } from '../fixtures/demo.ts';
import { MOST_SHIFT, watch } from '../fixtures/first-view.ts';
import { freshPerson, mailsTo, type Person } from '../fixtures/people.ts';
import { confirmCode, fillForm, freshSession, requestCode } from '../fixtures/registration.ts';
import { FIRST_CALL } from '../fixtures/patience.ts';
import { follow, seatPathIn } from '../fixtures/seat-link.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const formPath = registrationPath('pro', DEMO_SEMINARS.trailer);

async function register(page: Page, person: Person, session: string): Promise<void> {
  await page.goto(formPath);
  await fillForm(page, person, session);
  await requestCode(page);
  await confirmCode(page, person);
  const done = page.getByRole('heading', { name: 'Du bist angemeldet!' });
  await expect(done).toBeVisible(FIRST_CALL);
}

const mailsAbout = async (address: string, text: string) =>
  (await mailsTo(address)).filter(({ subject }) => subject.includes(text));

test('REG-08 a person without an account sees their seat, saves the calendar file, moves and cancels; everyone concerned gets a mail', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = freshPerson();
  const first = await freshSession({ places: 5 });
  const second = await freshSession({ places: 6, inDays: 50 });
  await register(page, person, first);

  const saving = page.waitForEvent('download', FIRST_CALL);
  await page.getByRole('button', { name: 'Kalenderdatei speichern', exact: true }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('termin.ics');
  const path = await seatPathIn(person.email, 'Deine Anmeldung');
  const file = await readFile(await saved.path(), 'utf8');
  const [mail] = await mailsAbout(person.email, 'Deine Anmeldung');
  if (!mail) throw new Error('The confirmation is missing');
  expect(parseCalendar(file)).toEqual(parseCalendar(await attachmentOf(mail, 'application/ics')));
  await page.getByRole('button', { name: 'In Google oder Outlook eintragen' }).click();
  const calendars = page.getByRole('list', { name: 'Kalender im Browser' }).getByRole('link');
  await expect(calendars).toHaveCount(3, FIRST_CALL);
  const google = await calendars.first().getAttribute('href');
  const details = new URL(google ?? '').searchParams.get('details');
  expect(details).toContain(`Absagen oder umbuchen: ${new URL(page.url()).origin}/action/platz#`);
  await expectAccessible(page);

  // the mail is read elsewhere, without a login
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await watch(phone);
  await follow(phone, path);
  await expect(phone.getByRole('heading', { level: 1, name: 'Dein Platz' })).toBeVisible(
    FIRST_CALL,
  );
  await expect(
    phone.getByText(`Hallo ${person.firstName}, hier ist alles zu deinem Termin.`, { exact: true }),
  ).toBeVisible();
  await expect(phone.getByText(`Raum ${first}`, { exact: true })).toBeVisible();
  const { shift, blank } = await phone.evaluate(() => window.seen);
  expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
  expect(blank).toBe(0);
  await expectAccessible(phone);
  expect(await phone.evaluate('document.documentElement.scrollWidth')).toBe(390);

  await phone.getByRole('button', { name: 'Umbuchen', exact: true }).click();
  await expect(phone.getByText('Bitte Termin auswählen', { exact: true })).toBeVisible();
  await phone.getByLabel('Anderer Termin').selectOption(second);
  await phone.getByRole('button', { name: 'Umbuchen', exact: true }).click();
  await expect(phone.getByText('Du hast umgebucht', { exact: true })).toBeVisible(FIRST_CALL);
  await expect(phone.getByText(`Raum ${second}`, { exact: true })).toBeVisible();
  await expect(phone.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(phone);
  await expect.poll(() => mailsAbout(person.email, 'Umgebucht: '), FIRST_CALL).toHaveLength(1);
  const [left] = await mailsAbout(person.email, 'Umgebucht: ');
  if (!left) throw new Error('The mail about the move is missing');
  const entry = await attachmentOf(left, 'application/ics');
  expect(entry).toContain('METHOD:REQUEST');
  expect(/^UID:.*$/m.exec(entry)?.[0]).toBe(/^UID:.*$/m.exec(file)?.[0]);
  expect(await mailsTo(person.email)).toHaveLength(2);

  // the first link shows the seat that the person has now, and changes nothing
  const current = phone.url();
  await follow(phone, path);
  await expect(
    phone.getByText(
      'Das ist dein Platz jetzt. Zugang, Absagen und Umbuchen findest du mit dem Link in deiner neuesten E-Mail.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(phone.getByText(`Raum ${second}`, { exact: true })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Platz absagen', exact: true })).toHaveCount(0);
  await expectAccessible(phone);

  await follow(phone, current);
  await phone.getByRole('button', { name: 'Platz absagen', exact: true }).click();
  const dialog = phone.getByRole('alertdialog', { name: 'Platz absagen?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(phone);
  await dialog.getByRole('button', { name: 'Platz behalten', exact: true }).click();
  await expect(dialog).toBeHidden();
  await phone.getByRole('button', { name: 'Platz absagen', exact: true }).click();
  await dialog.getByRole('button', { name: 'Platz absagen', exact: true }).click();
  await expect(
    phone.getByRole('heading', { level: 1, name: 'Du hast abgesagt', exact: true }),
  ).toBeVisible(FIRST_CALL);
  await expectAccessible(phone);
  await follow(phone, current);
  await expect(
    phone.getByText(/^Deinen Platz im Seminar .* hast du am .* abgesagt\.$/),
  ).toBeVisible();

  // both seats are free, and those who have to know do
  await phone.getByRole('link', { name: 'Zum Seminar anmelden', exact: true }).click();
  const options = phone.getByLabel('Termin').locator('option');
  await expect(options.filter({ hasText: first })).toContainText('nur noch 5 Plätze frei');
  await expect(options.filter({ hasText: second })).toContainText('nur noch 6 Plätze frei');
  await expect.poll(() => mailsAbout(person.email, 'Abgesagt: '), FIRST_CALL).toHaveLength(1);
  const toAdvisor = () => mailsAbout(demoAccounts.pro.email, person.lastName);
  await expect.poll(async () => (await toAdvisor()).length).toBe(2);
  expect((await toAdvisor()).map(({ subject }) => subject.split(':')[0])).toEqual(
    expect.arrayContaining(['Absage', 'Umgebucht']),
  );
  await context.close();
});

test('REG-09 a second seat in the same seminar is booked on purpose only', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(/409 \(/);
  const person = freshPerson();
  const [first, second] = [await freshSession(), await freshSession({ inDays: 50 })];
  await register(page, person, first);
  await page.goto(formPath);
  const own = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: 'Du bist angemeldet', exact: true }),
  });
  await expect(own.getByText(`Raum ${first}`, { exact: true })).toBeVisible(FIRST_CALL);
  const saving = page.waitForEvent('download', FIRST_CALL);
  await own.getByRole('button', { name: 'Kalenderdatei speichern', exact: true }).click();
  expect((await saving).suggestedFilename()).toBe('termin.ics');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await expectAccessible(page);

  await fillForm(page, person, second);
  await page.getByRole('button', { name: 'Jetzt anmelden' }).click();
  await expect(
    page.getByText('Du hast in diesem Seminar schon einen Platz an einem anderen Termin.', {
      exact: true,
    }),
  ).toBeVisible(FIRST_CALL);
  await expect(page.getByLabel('Vorname')).toHaveValue(person.firstName);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zusätzlich anmelden', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Du bist angemeldet!' })).toBeVisible(FIRST_CALL);
  await expect.poll(() => mailsAbout(person.email, 'Deine Anmeldung'), FIRST_CALL).toHaveLength(2);

  // moved from the page, without a mail
  await page.goto(formPath);
  await expect(own.getByRole('link', { name: 'Absagen oder umbuchen' })).toHaveCount(2);
  await own.getByRole('link', { name: 'Absagen oder umbuchen' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dein Platz' })).toBeVisible();
  await expect(page.getByText(`Raum ${first}`, { exact: true })).toBeVisible();
});

test('REG-09 on another device the number and the name open the seat that the person has', async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(/409 \(/);
  const person = freshPerson();
  const [first, second] = [await freshSession(), await freshSession({ inDays: 50 })];
  await register(page, person, first);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(formPath);
  await fillForm(phone, person, second);
  await requestCode(phone);
  await confirmCode(phone, person);
  await expect(
    phone.getByText('Du hast in diesem Seminar schon einen Platz an einem anderen Termin.', {
      exact: true,
    }),
  ).toBeVisible(FIRST_CALL);
  await expect(phone.getByText(`Raum ${first}`, { exact: true })).toBeVisible(FIRST_CALL);
  await expectAccessible(phone);
  await phone.getByRole('link', { name: 'Absagen oder umbuchen', exact: true }).click();
  await expect(phone.getByRole('button', { name: 'Platz absagen', exact: true })).toBeVisible(
    FIRST_CALL,
  );
  await context.close();
});

test('REG-08 a link that is wrong, over or begun says so and lets nothing be changed', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(/40\d \(/);
  const person = freshPerson();
  const session = await freshSession();
  await register(page, person, session);
  const path = await seatPathIn(person.email, 'Deine Anmeldung');

  const [address = '', token = ''] = path.split('#');
  const altered = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`;
  for (const wrong of [address, `${address}#platz`, `${address}#${altered}`]) {
    await follow(page, wrong);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Dieser Link gilt nicht', exact: true }),
    ).toBeVisible(FIRST_CALL);
  }
  await expectAccessible(page);

  await setFields(`sessions/${session}`, { time: new Date(Date.now() - 60_000) });
  await follow(page, path);
  await expect(
    page.getByText('Der Termin hat begonnen. Absagen und umbuchen geht jetzt nicht mehr.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Platz absagen' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Umbuchen' })).toHaveCount(0);

  await setFields(`sessions/${session}`, { time: new Date(Date.now() - 3 * 86_400_000) });
  await follow(page, path);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Dieser Link ist abgelaufen', exact: true }),
  ).toBeVisible();
});

test('REG-08 a change without an answer from the server shows an error and can be retried', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(/ERR_CONNECTION_REFUSED/);
  const person = freshPerson();
  const session = await freshSession();
  await register(page, person, session);
  await follow(page, await seatPathIn(person.email, 'Deine Anmeldung'));
  await expect(page.getByRole('heading', { level: 1, name: 'Dein Platz' })).toBeVisible(FIRST_CALL);
  await page.route(/\/cancelSeat$/, (route) => route.abort('connectionrefused'));
  const dialog = page.getByRole('alertdialog');
  const cancel = async () => {
    await page.getByRole('button', { name: 'Platz absagen', exact: true }).click();
    await dialog.getByRole('button', { name: 'Platz absagen', exact: true }).click();
  };
  await cancel();
  await expect(page.getByText('Fehler beim Absagen', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.unroute(/\/cancelSeat$/);
  await cancel();
  await expect(page.getByRole('heading', { name: 'Du hast abgesagt' })).toBeVisible(FIRST_CALL);
});
