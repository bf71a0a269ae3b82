import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { uidOfPhone } from '../fixtures/auth-admin.ts';
import { readFields, setFields } from '../fixtures/database.ts';
import { DEMO_SEMINARS, registrationPath } from '../fixtures/demo.ts';
import { sayWho } from '../fixtures/own-data.ts';
import { FIRST_CALL } from '../fixtures/patience.ts';
import { freshPerson, lastSmsCode } from '../fixtures/people.ts';
import { confirmCode, fillForm, freshSession, requestCode } from '../fixtures/registration.ts';
import { inDays, storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const TITLE = 'Meine Termine';
const SEMINAR = 'Altersvorsorge ohne Fachchinesisch';

test('a customer books, finds the booking and the waiting place again with the phone number, moves the seat, and calls it off', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = freshPerson();
  const session = await freshSession({ places: 5 });
  const other = await freshSession({ places: 5, inDays: 41 });
  await page.goto(registrationPath('pro', DEMO_SEMINARS.trailer));
  await fillForm(page, person, session);
  await requestCode(page);
  await confirmCode(page, person);
  await expect(page.getByRole('heading', { name: 'Du bist angemeldet!' })).toBeVisible(FIRST_CALL);
  // signed in: the bar leads there
  await page.getByRole('banner').getByRole('link', { name: TITLE, exact: true }).click();
  await expect(page).toHaveURL('/action/meine-termine');
  await expect(page).toHaveTitle(/^Meine Termine/);
  await expect(page.getByRole('heading', { level: 1, name: TITLE, exact: true })).toBeVisible();

  // one that is over, at which the person was
  const uid = await uidOfPhone(person.phoneE164);
  const { uid: advisor } = await freshAdvisor();
  const seminar = await storeSeminar(advisor, { title: 'Rente ohne Rätsel' });
  const past = await storeSession({ advisor, seminar, time: inDays(-1) });
  await setFields(`sessions/${past}/registrations/${uid}`, {
    customer: uid,
    session: past,
    seminar,
    advisor,
    seminarAdvisor: advisor,
    page: advisor,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: person.phoneE164,
    bday: null,
    job: null,
    status: 'registered',
    registeredAt: inDays(-2),
    invitedBy: null,
    attended: true,
  });

  // and one that was full, with two people ahead
  const full = await storeSession({
    advisor,
    seminar,
    time: inDays(20),
    places: 1,
    taken: 1,
  });
  for (const [id, minutes] of [
    ['ahead1', 3],
    ['ahead2', 2],
    [uid, 1],
  ] as const) {
    await setFields(`sessions/${full}/waiting/${id}`, {
      customer: id,
      session: full,
      booking: null,
      advisor,
      page: advisor,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      state: 'waiting',
      joinedAt: new Date(inDays(-1).getTime() - minutes * 60_000),
      offerUntil: null,
      dueAt: inDays(20),
      consent: null,
    });
  }

  // weeks later, on the phone, by way of the partners' door
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto('/auth');
  await phone.getByRole('link', { name: 'Zu deinen Terminen', exact: true }).click();
  await expect(phone).toHaveURL('/action/meine-termine');
  await expectAccessible(phone);
  await sayWho(phone, person);
  const codeField = phone.getByRole('textbox', { name: /Code/ });
  await expect(codeField).toBeVisible();
  await codeField.fill(await lastSmsCode(person.phoneE164));
  await phone.getByRole('button', { name: 'Weiter zu meinen Terminen', exact: true }).click();
  const upcoming = phone.getByRole('list', { name: 'Kommende Termine' }).getByRole('listitem');
  await expect(upcoming).toHaveCount(1, FIRST_CALL);
  await expect(upcoming).toContainText(SEMINAR);
  await expect(upcoming.getByRole('link', { name: 'Clara Weiß', exact: true })).toHaveAttribute(
    'href',
    '/pro',
  );
  await expect(upcoming).toContainText(`Raum ${session}`);
  const waiting = phone.getByRole('list', { name: 'Wartelisten' }).getByRole('listitem');
  await expect(waiting).toHaveCount(1);
  await expect(waiting).toContainText('Rente ohne Rätsel');
  await expect(waiting).toContainText('2 Personen sind vor dir.');
  const over = phone.getByRole('list', { name: 'Vergangene Termine' }).getByRole('listitem');
  await expect(over).toHaveCount(1);
  await expect(over).toContainText('Rente ohne Rätsel');
  await expect(over).toContainText('Du warst dabei.');
  await expect(over.getByRole('link', { name: /^Ansehen/ })).toHaveCount(0);
  await expectAccessible(phone);
  await phone.setViewportSize({ width: 1440, height: 900 });
  await expectAccessible(phone);

  // one proof opens both views
  await phone.getByRole('link', { name: 'Meine Daten', exact: true }).click();
  await expect(phone).toHaveURL('/action/meine-daten');
  await expect(phone.getByText(person.phoneShown, { exact: true })).toBeVisible();
  await phone
    .getByRole('navigation', { name: 'Meine Seiten' })
    .getByRole('link', { name: TITLE, exact: true })
    .click();
  await expect(upcoming).toHaveCount(1);

  await upcoming.getByRole('link', { name: /^Ansehen, umbuchen oder absagen/ }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible(FIRST_CALL);
  await expect(phone.getByText(`Raum ${session}`, { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: 'Umbuchen', exact: true }).click();
  await phone.getByLabel('Anderer Termin').selectOption(other);
  await phone.getByRole('button', { name: 'Umbuchen', exact: true }).click();
  await expect(phone.getByText('Du hast umgebucht', { exact: true })).toBeVisible(FIRST_CALL);
  await expectAccessible(phone);

  // returning to the list needs no new verification and shows the current seat
  await phone.getByRole('main').getByRole('link', { name: TITLE, exact: true }).click();
  await expect(phone).toHaveURL('/action/meine-termine');
  await expect(upcoming).toContainText(`Raum ${other}`, FIRST_CALL);

  // refreshes on focus after the seat was cancelled in another window
  const seat = await upcoming
    .getByRole('link', { name: /^Ansehen, umbuchen oder absagen/ })
    .getAttribute('href');
  const moved = await context.newPage();
  await moved.goto(seat ?? '');
  await expect(moved.getByRole('main').getByRole('link', { name: TITLE, exact: true })).toHaveCount(
    0,
  );
  await moved.getByRole('button', { name: 'Platz absagen', exact: true }).click();
  await moved.getByRole('alertdialog').getByRole('button', { name: 'Platz absagen' }).click();
  await expect
    .poll(() => readFields(`sessions/${other}/registrations/${uid}`), FIRST_CALL)
    .toBeNull();
  await moved.close();
  await expect(async () => {
    await phone.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(phone.getByText('Gerade steht kein Termin an.', { exact: true })).toBeVisible({
      timeout: patient(2_000),
    });
  }).toPass(FIRST_CALL);

  // a reload asks for verification again: the device may be shared
  await phone.reload();
  await expect(phone.getByLabel('Vorname')).toBeVisible();
  await context.close();
});
