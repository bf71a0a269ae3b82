import { patient } from '@wbd/tools/host-speed';

import { storeCustomer } from '../fixtures/customers.ts';
import { documentExists, setFields } from '../fixtures/database.ts';
import { demoAccounts, DEMO_ORG, DEMO_SEMINARS, registrationPath } from '../fixtures/demo.ts';
import type { Page } from '@playwright/test';
import { BY_ITSELF } from '../fixtures/patience.ts';
import { freshPerson, mailsTo, type Person } from '../fixtures/people.ts';
import { confirmCode, fillForm, freshSession, requestCode } from '../fixtures/registration.ts';
import { inDays, storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import * as z from 'zod/mini';

/** The link under an invitation that a person got. */
async function linkInInvitation(): Promise<{ link: string; seat: string }> {
  const advisor = demoAccounts.pro;
  const seminar = await storeSeminar(advisor.uid, { title: 'Abend', org: DEMO_ORG });
  const session = await storeSession({
    advisor: advisor.uid,
    seminar,
    places: 20,
    time: inDays(12),
  });
  const email = `gast-${process.pid}-${Date.now()}@mail.example`;
  const person = { firstName: 'Anna', lastName: 'Arends', email };
  const customer = await storeCustomer(advisor.uid, person);
  await setFields(`sessions/${session}/registrations/${customer}`, {
    ...person,
    phone: null,
    bday: null,
    job: null,
    customer,
    takenAs: null,
    session,
    seminar,
    seminarAdvisor: advisor.uid,
    advisor: advisor.uid,
    page: null,
    attended: null,
    status: 'registered',
    invitedBy: 'Clara Weiß',
    registeredAt: new Date(),
  });
  await expect.poll(() => mailsTo(email), BY_ITSELF).toHaveLength(1);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain(
    'Du bekommst diese E-Mail von WBD im Namen von Clara Weiß, weil Clara Weiß dich für dieses Seminar angemeldet hat.',
  );
  expect(mail?.text).toContain('Das war ich nicht, oder ich möchte keine E-Mails mehr');
  const link = /href="([^"]*\/action\/abbestellen[^"]*)"/.exec(mail?.html ?? '')?.[1] ?? '';
  return { link, seat: `sessions/${session}/registrations/${customer}` };
}

/** Under which hash an objection through this link is stored. */
function hashIn(link: string): string {
  const token = new URL(link).searchParams.get('t') ?? '';
  const payload = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
  return z.object({ hashes: z.array(z.string()) }).parse(JSON.parse(payload)).hashes[0] ?? '';
}

test('SEM-08 REG-11 the link in a mail stops all mails, takes the address out of the registration, and brings the mails back', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(patient(60_000));
  const { link, seat } = await linkInInvitation();
  const hash = hashIn(link);
  await page.goto(link);
  const main = page.getByRole('main');
  const says = (title: string, text: string) =>
    Promise.all([
      expect(main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible(),
      expect(main.getByText(text, { exact: true })).toBeVisible(),
    ]);
  await says(
    'Keine E-Mails mehr von WBD?',
    'Hat sich jemand mit deiner Adresse angemeldet oder dich eingeladen? Mit einem Klick schreiben wir dieser Adresse nicht mehr: keine Bestätigungen, Einladungen, Erinnerungen und Änderungen von Terminen, egal von wem. Nur wenn du mit dieser Adresse selbst ein bestätigtes Konto bei WBD hast, bekommst du E-Mails zu deinem Konto weiterhin.',
  );
  await expectAccessible(page);
  // looking is not objecting
  expect(await documentExists(`objections/${hash}`)).toBe(false);

  consoleErrors.allow(/503/);
  await page.route('**/action/objection?*', (route) => route.fulfill({ status: 503 }));
  await main.getByRole('button', { name: 'Keine E-Mails mehr', exact: true }).click();
  await expect(main.getByText('Das hat leider nicht geklappt', { exact: true })).toBeVisible();
  await page.unroute('**/action/objection?*');
  await main.getByRole('button', { name: 'Keine E-Mails mehr', exact: true }).click();
  await says('Abbestellt', 'Diese Adresse bekommt keine E-Mails mehr von WBD.');
  expect(await documentExists(`objections/${hash}`)).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expect(
    main.getByText(
      'Die Anmeldung, um die es in der E-Mail ging, enthält deine Adresse noch. Du kannst sie dort entfernen. Der Platz bleibt bestehen, denn vielleicht hat sich jemand nur bei der Adresse vertippt.',
      { exact: true },
    ),
  ).toBeVisible();
  await main
    .getByRole('button', { name: 'Adresse aus der Anmeldung entfernen', exact: true })
    .click();
  await says(
    'Deine Adresse ist entfernt',
    'Deine Adresse steht nicht mehr in der Anmeldung, und sie bekommt keine E-Mails mehr von WBD.',
  );
  expect(await documentExists(seat)).toBe(true);

  await main.getByRole('button', { name: 'Doch wieder bekommen', exact: true }).click();
  await says(
    'Du bekommst wieder E-Mails',
    'Bestätigungen, Einladungen und Erinnerungen erreichen dich wieder.',
  );
  expect(await documentExists(`objections/${hash}`)).toBe(false);
});

test('a link that was changed on the way shows an error and stops nothing', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/400/);
  await page.goto('/action/abbestellen?t=abc.def');
  await page.getByRole('button', { name: 'Keine E-Mails mehr', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Dieser Link gilt nicht', exact: true }),
  ).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Zur Startseite', exact: true }).last(),
  ).toBeVisible();
  await page.goto('/action/abbestellen');
  await expect(
    page.getByText('Öffne ihn am besten noch einmal direkt aus der E-Mail.', { exact: true }),
  ).toBeVisible();
});

async function register(page: Page, person: Person): Promise<void> {
  const session = await freshSession();
  await page.goto(registrationPath('pro', DEMO_SEMINARS.trailer));
  await fillForm(page, person, session);
  await requestCode(page);
  await confirmCode(page, person);
}

test('REG-01 an address that objected gets no mail; the success page says so and links the seat', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = freshPerson();
  await register(page, person);
  await expect(
    page.getByText(`Die Bestätigung ist unterwegs an ${person.email}.`, { exact: true }),
  ).toBeVisible();
  await expect.poll(() => mailsTo(person.email), BY_ITSELF).toHaveLength(1);
  const [mail] = await mailsTo(person.email);
  const link = /href="([^"]*\/action\/abbestellen[^"]*)"/.exec(mail?.html ?? '')?.[1] ?? '';
  await page.goto(link);
  await page.getByRole('button', { name: 'Keine E-Mails mehr', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Abbestellt', exact: true })).toBeVisible();

  // someone else, who types the same address
  const other = await browser.newPage();
  await register(other, { ...freshPerson(), email: person.email });
  await expect(
    other.getByText(
      `${person.email} bekommt keine Bestätigung, denn für diese Adresse sind unsere E-Mails abbestellt. Dein Platz ist trotzdem sicher: Speichere die Kalenderdatei und öffne „Absagen oder umbuchen“, damit du den Link zu deinem Platz hast. Wieder erlauben kannst du E-Mails mit dem Link unter einer früheren E-Mail von uns.`,
      { exact: true },
    ),
  ).toBeVisible();
  await expect(
    other.getByRole('button', { name: 'Kalenderdatei speichern', exact: true }),
  ).toBeVisible();
  await expect(
    other.getByRole('link', { name: 'Absagen oder umbuchen', exact: true }),
  ).toBeVisible();
  await expectAccessible(other);
  await other.close();
  expect(await mailsTo(person.email)).toHaveLength(1);
});
