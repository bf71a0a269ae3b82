import { patient } from '@wbd/tools/host-speed';
import { attachmentOf, parseCalendar } from '../fixtures/calendar.ts';
import { demoAccounts, DEMO_SEMINARS, registrationPath } from '../fixtures/demo.ts';
import { setFields } from '../fixtures/database.ts';
import { expectToast } from '../fixtures/messages.ts';
import { FIRST_CALL } from '../fixtures/patience.ts';
import { freshPerson, mailsTo } from '../fixtures/people.ts';
import { sayWho } from '../fixtures/own-data.ts';
import { confirmCode, fillForm, freshSession, requestCode } from '../fixtures/registration.ts';
import { follow, seatPathIn } from '../fixtures/seat-link.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

const viewPath = (session: string) => `/intern/veranstaltungen/view/${session}`;

test('a host calls off a session with a replacement, and a participant moves to it by mail link', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = freshPerson();
  const [session, replacement] = [
    await freshSession({ places: 5 }),
    await freshSession({ places: 7, inDays: 43 }),
  ];
  await page.goto(registrationPath('pro', DEMO_SEMINARS.trailer));
  await fillForm(page, person, session);
  await requestCode(page);
  await confirmCode(page, person);
  await expect(page.getByRole('heading', { name: 'Du bist angemeldet!' })).toBeVisible(FIRST_CALL);

  const hostContext = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const host = await hostContext.newPage();
  await signInTo(host, viewPath(session), demoAccounts.pro);
  await host.getByRole('button', { name: 'Weitere Aktionen', exact: true }).click();
  await host.getByRole('menuitem', { name: 'Termin absagen', exact: true }).click();
  const dialog = host.getByRole('alertdialog', { name: 'Termin absagen?' });
  const choice = dialog.getByLabel('Ersatztermin (freiwillig)');
  await expect(choice.getByRole('option', { name: `Raum ${replacement}` })).toContainText(
    '7 Plätze frei',
  );
  await choice.selectOption(replacement);
  await expectAccessibleEverywhere(host);
  await dialog.getByRole('button', { name: 'Termin absagen', exact: true }).click();
  await expectToast(host, 'Termin abgesagt', FIRST_CALL);
  await expect(host.getByText('Ersatztermin:')).toBeVisible();

  const path = await seatPathIn(person.email, 'Fällt aus: ');

  // the customer's list offers the replacement
  await page.goto('/action/meine-termine');
  await sayWho(page, person);
  const lost = page.getByRole('list', { name: 'Termine, die ausfallen' }).getByRole('listitem');
  await expect(lost).toHaveCount(1, FIRST_CALL);
  await expect(lost).toContainText('Fällt aus. Ersatztermin: ');
  await expectAccessibleEverywhere(page);

  const [cancelled] = (await mailsTo(person.email)).filter(({ subject }) =>
    subject.startsWith('Fällt aus: '),
  );
  if (!cancelled) throw new Error('The mail about the session is missing');
  const phoneContext = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await phoneContext.newPage();
  await follow(phone, path);
  await expect(phone.getByRole('heading', { level: 1, name: 'Dein Termin fällt aus' })).toBeVisible(
    FIRST_CALL,
  );
  await expect(phone.getByText(`Raum ${replacement}`, { exact: true })).toBeVisible();
  await expectAccessibleEverywhere(phone);
  await phone.getByRole('button', { name: 'Auf diesen Termin umbuchen', exact: true }).click();
  await expect(phone.getByText('Du hast umgebucht', { exact: true })).toBeVisible(FIRST_CALL);
  await expect(phone.getByText(`Raum ${replacement}`, { exact: true })).toBeVisible();
  await expectAccessible(phone);
  await expect
    .poll(
      async () =>
        (await mailsTo(person.email)).filter(({ subject }) => subject.startsWith('Umgebucht: ')),
      FIRST_CALL,
    )
    .toHaveLength(1);
  const moved = (await mailsTo(person.email)).find(({ subject }) =>
    subject.startsWith('Umgebucht: '),
  );
  if (!moved) throw new Error('The mail about the move is missing');
  const [before, now] = await Promise.all(
    [cancelled, moved].map(async (mail) =>
      parseCalendar(await attachmentOf(mail, 'application/ics')),
    ),
  );
  expect(now?.uid).toBe(before?.uid);

  // the link in the mail no longer works
  await follow(phone, path);
  await expect(phone.getByText('Es gibt einen neueren Link', { exact: true })).toBeVisible(
    FIRST_CALL,
  );

  const upcoming = page.getByRole('list', { name: 'Kommende Termine' }).getByRole('listitem');
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(upcoming.filter({ hasText: `Raum ${replacement}` })).toHaveCount(1, {
      timeout: patient(2_000),
    });
  }).toPass(FIRST_CALL);
  await expect(lost).toHaveCount(0);

  await host.reload();
  const told = host.getByRole('list', { name: 'Deine Kunden an diesem Termin' });
  await expect(told.getByRole('listitem').filter({ hasText: person.lastName })).toContainText(
    'Umgebucht',
    FIRST_CALL,
  );
  await host.goto(viewPath(replacement));
  await expect(host.getByText(person.lastName).first()).toBeVisible(FIRST_CALL);
});

test('a participant finds the replacement full and chooses another session', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = freshPerson();
  const [session, replacement, third] = [
    await freshSession({ places: 5 }),
    await freshSession({ places: 1, inDays: 44 }),
    await freshSession({ places: 4, inDays: 45 }),
  ];
  await page.goto(registrationPath('pro', DEMO_SEMINARS.trailer));
  await fillForm(page, person, session);
  await requestCode(page);
  await confirmCode(page, person);
  await expect(page.getByRole('heading', { name: 'Du bist angemeldet!' })).toBeVisible(FIRST_CALL);
  const hostContext = await browser.newContext();
  const host = await hostContext.newPage();
  await signInTo(host, viewPath(session), demoAccounts.pro);
  await host.getByRole('button', { name: 'Weitere Aktionen', exact: true }).click();
  await host.getByRole('menuitem', { name: 'Termin absagen', exact: true }).click();
  const dialog = host.getByRole('alertdialog', { name: 'Termin absagen?' });
  await dialog.getByLabel('Ersatztermin (freiwillig)').selectOption(replacement);
  await dialog.getByRole('button', { name: 'Termin absagen', exact: true }).click();
  await expectToast(host, 'Termin abgesagt', FIRST_CALL);
  const path = await seatPathIn(person.email, 'Fällt aus: ');

  const phoneContext = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await phoneContext.newPage();
  await follow(phone, path);
  const take = phone.getByRole('button', { name: 'Auf diesen Termin umbuchen', exact: true });
  await expect(take).toBeVisible(FIRST_CALL);
  // the last seat is taken while the page is open
  await setFields(`sessions/${replacement}`, { registrationCount: 1 });
  await take.click();
  await expect(
    phone.getByText('Dieser Termin ist inzwischen ausgebucht. Wähle bitte einen anderen.'),
  ).toBeVisible(FIRST_CALL);
  await expect(phone.getByText(/^Der Ersatztermin am .* ist inzwischen ausgebucht\.$/)).toBeVisible(
    FIRST_CALL,
  );
  await expect(phone.getByRole('link', { name: 'Auf die Warteliste setzen' })).toBeVisible();
  await expectAccessibleEverywhere(phone);
  await phone.getByLabel('Anderer Termin').selectOption(third);
  await phone.getByRole('button', { name: 'Umbuchen', exact: true }).click();
  await expect(phone.getByText('Du hast umgebucht', { exact: true })).toBeVisible(FIRST_CALL);
  await expect(phone.getByText(`Raum ${third}`, { exact: true })).toBeVisible();
});
