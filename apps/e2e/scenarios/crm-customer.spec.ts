import { patient } from '@wbd/tools/host-speed';

import { freshAdvisor } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { readFields, setFields } from '../fixtures/database.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { declareConsent } from '../fixtures/invitations.ts';
import { logIn } from '../fixtures/login.ts';
import { freshPerson, mailsTo } from '../fixtures/people.ts';
import { inDays, storeParticipant, storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { expectToast } from '../fixtures/messages.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

/** The first call of a function on a busy machine. */
const PATIENT = { timeout: patient(30_000) };

test('CRM-01 CRM-02 CRM-03 a customer at a glance: seminars with attendance, referrals and mails, and no one else’s customer', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  const advisor = await freshAdvisor();
  const of = {
    advisor: advisor.uid,
    seminar: await storeSeminar(advisor.uid, { title: 'Vorsorge im Blick' }),
  };
  const past = await storeSession({ ...of, time: inDays(-10), taken: 1 });
  const coming = await storeSession({ ...of, time: inDays(10), taken: 1 });
  const person = { firstName: 'Gül', lastName: 'Şahin' };
  const id = await storeParticipant({ ...of, ...person, session: past, attended: true });
  // the same person's seat in the coming session
  await setFields(`sessions/${coming}/registrations/${id}`, {
    ...person,
    customer: id,
    session: coming,
    seminar: of.seminar,
    seminarAdvisor: advisor.uid,
    advisor: advisor.uid,
    page: null,
    email: null,
    phone: null,
    bday: null,
    job: null,
    status: 'registered',
    invitedBy: 'Frieda Neu',
    attended: null,
    registeredAt: inDays(-1),
  });
  const consent = (version: string, days: number) => ({
    version,
    wording: `Ich stimme zu, Fassung ${version}.`,
    at: inDays(days),
  });
  const [first, latest] = [consent('registration-0', -400), consent('registration-1', -40)];
  await setFields(`sessions/${past}/registrations/${id}`, { consent: first });
  await setFields(`customers/${id}`, { consent: latest });
  const friend = await storeCustomer(advisor.uid, { firstName: 'Theo', lastName: 'Freund' });
  await setFields(`customers/${friend}`, { inviteBy: id });
  await setFields(`customers/${id}`, { inviteBy: demoAccounts.kollege.uid });
  await setFields(`mails/e2email${id}`, {
    advisor: advisor.uid,
    kind: 'registration-confirmation',
    session: past,
    customer: id,
    state: 'failed',
    attempts: 5,
    leaseUntil: inDays(-9),
    nextAttempt: null,
    sentAt: null,
    messageId: `<${id}@wbd>`,
    error: 'refused',
    registeredAt: inDays(-9),
  });

  await logIn(page, advisor.email);
  await page.goto('/intern/crm?name=sahin');
  await page.getByRole('link', { name: 'Gül Şahin', exact: true }).click();
  await expect(page).toHaveURL(`/intern/crm/${id}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Gül Şahin', exact: true }),
  ).toBeVisible();

  const seminars = page.getByRole('list', { name: 'Seminare', exact: true }).getByRole('listitem');
  await expect(seminars).toHaveText([/Eingeladen am .* von Frieda Neu.*Angemeldet$/, /War da$/]);
  await expect(
    seminars.first().getByRole('link', { name: 'Vorsorge im Blick', exact: true }),
  ).toHaveAttribute('href', `/intern/veranstaltungen/view/${coming}`);
  await expect(page.getByText('Jonas Krüger', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Hat empfohlen', exact: true }).getByRole('link'),
  ).toHaveText(['Theo Freund']);
  const mails = page.getByRole('list', { name: 'Verlauf', exact: true }).getByRole('listitem');
  // a seat has its confirmation queued besides
  await expect(mails.filter({ hasText: 'Fehlgeschlagen' })).toHaveText([
    /^Bestätigung der Anmeldung.*Fehlgeschlagen/,
  ]);
  const consents = page.getByRole('list', { name: 'Einverständnis', exact: true });
  await expect(consents.getByRole('listitem')).toHaveText([
    /^Gegeben am .* Uhr \(Fassung registration-1\)„Ich stimme zu, Fassung registration-1\.“$/,
    /^Gegeben am .* Uhr \(Fassung registration-0\)„Ich stimme zu, Fassung registration-0\.“$/,
  ]);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Kunde bearbeiten' });
  await dialog.getByLabel('Beruf').selectOption('Student');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Änderungen gespeichert', { exact: true })).toBeVisible(PATIENT);
  await expect(page.getByRole('definition').filter({ hasText: 'Student' })).toBeVisible();

  await page.getByRole('link', { name: 'Theo Freund', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Theo Freund', exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Noch zu keinem Seminar angemeldet.', { exact: true })).toBeVisible();
  await expect(page.getByText('In deine Kundenliste aufgenommen', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  // back to the page before, and to the list as it was filtered
  await page.goBack();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Gül Şahin', exact: true }),
  ).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/intern/crm?name=sahin');

  consoleErrors.allow(/status of 403/);
  const foreign = await storeCustomer(demoAccounts.fremd.uid, {
    firstName: 'Nicht',
    lastName: 'Meiner',
  });
  for (const missing of [foreign, 'nochnieda']) {
    await page.goto(`/intern/crm/${missing}`);
    await expect(
      page.getByText('Wir konnten diesen Kunden nicht finden', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Meiner')).toHaveCount(0);
  }
});

test('an advisor plans to get in touch again, sees it in the portal on the day, and ticks it off there', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  const id = await storeCustomer(advisor.uid, { firstName: 'Gül', lastName: 'Şahin' });
  await logIn(page, advisor.email);
  await page.goto(`/intern/crm/${id}`);
  const form = page.getByRole('form', { name: 'Wiedervorlage' });
  await form.getByRole('button', { name: 'Merken', exact: true }).click();
  await expect(form.getByText('Bitte wähle einen Tag', { exact: true })).toBeVisible();
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
  await form.getByLabel('Wann?').fill(today);
  await form.getByLabel('Worum geht es?').fill('Vertrag besprechen');
  await form.getByRole('button', { name: 'Merken', exact: true }).click();
  await expectToast(page, 'Wiedervorlage gespeichert');
  await expect(
    page.getByText(`Am ${today.split('-').toReversed().join('.')}`, { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/intern/portal');
  const due = page.getByRole('list', { name: 'Heute melden' }).getByRole('listitem');
  await expect(due).toContainText('Vertrag besprechen');
  await expect(due.getByRole('link', { name: 'Gül Şahin', exact: true })).toHaveAttribute(
    'href',
    `/intern/crm/${id}`,
  );
  await expectAccessible(page);
  await due.getByRole('button', { name: 'Erledigt: Gül Şahin', exact: true }).click();
  await expectToast(page, 'Wiedervorlage erledigt');
  await expect(due).toHaveCount(0);
  expect(await readFields(`customerNotes/${id}`)).toMatchObject({
    followUpOn: { nullValue: null },
  });
});

test("REG-11 from a customer's page an advisor invites them once a consent is declared, withdraws it, and books an appointment for them", async ({
  page,
}) => {
  test.slow();
  const advisor = await freshAdvisor();
  await setFields(`advisors/${advisor.uid}`, { bookingslink: 'termine.example/frieda' });
  const seminar = await storeSeminar(advisor.uid, { title: 'Rente verstehen' });
  const session = { advisor: advisor.uid, seminar };
  await storeSession({ ...session, places: 2, taken: 2, time: inDays(5) });
  await storeSession({ ...session, time: inDays(9) });
  const { email } = freshPerson();
  const name = { firstName: 'Gül', lastName: 'Şahin' };
  const id = await storeCustomer(advisor.uid, { ...name, email, invitable: null });
  await logIn(page, advisor.email);
  await page.goto(`/intern/crm/${id}`);
  await expect(page.getByRole('link', { name: 'Termin', exact: true })).toHaveAttribute(
    'href',
    `/action/${advisor.uid}/appointment/${advisor.uid}/${id}`,
  );
  await page.getByRole('button', { name: 'Einladen', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByLabel('Termin');
  await expect(choice.getByRole('option')).toHaveCount(3);
  await expect(choice.getByRole('option', { name: /\(Ausgebucht\)$/ })).toBeDisabled();
  const invite = dialog.getByRole('button', { name: 'Einladen', exact: true });
  await invite.click();
  await expect(dialog.getByText('Bitte Termin auswählen', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await choice.selectOption({ index: 2 });
  await invite.click();
  await expect(dialog.getByText('Bitte gib an, wie und wann')).toBeVisible();
  await declareConsent(dialog);
  await invite.click();
  await expect(page).toHaveURL(/\/register$/, PATIENT);
  await expect(page.getByText('1 Kunde eingeladen', { exact: true })).toBeVisible(PATIENT);
  await expect.poll(async () => (await mailsTo(email)).length, PATIENT).toBe(1);

  await page.goto(`/intern/crm/${id}`);
  await expect(page.getByRole('link', { name: 'Rente verstehen', exact: true })).toBeVisible();
  await expect(page.getByText(/^Eingewilligt: Im Gespräch, am 31\.01\.2026/)).toBeVisible();
  await page.getByRole('button', { name: 'Möchte keine Einladungen mehr' }).click();
  await expectToast(page, 'Die Person wird nicht mehr eingeladen', PATIENT);
  await expect(
    page.getByText('Möchte keine Einladungen per E-Mail.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Einwilligung eintragen' }).click();
  await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expect(page.getByText('Bitte gib an, wie und wann')).toBeVisible();
  await declareConsent(page);
  await page.getByRole('button', { name: 'Eintragen', exact: true }).click();
  await expectToast(page, 'Einwilligung eingetragen', PATIENT);
  await expectAccessible(page);
});
