import { patient } from '@wbd/tools/host-speed';

import { storeCustomer } from '../fixtures/customers.ts';
import { documentExists, setFields } from '../fixtures/database.ts';
import { demoAccounts, DEMO_ORG } from '../fixtures/demo.ts';
import { BY_ITSELF } from '../fixtures/patience.ts';
import { mailsTo } from '../fixtures/people.ts';
import { inDays, storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

/** The link under an invitation that a person got. */
async function linkInInvitation(): Promise<string> {
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
    ...{ phone: null, bday: null, job: null, customer, takenAs: null, session, seminar },
    ...{ seminarAdvisor: advisor.uid, advisor: advisor.uid, page: null, attended: null },
    ...{ status: 'registered', invitedBy: 'Clara Weiß', registeredAt: new Date() },
  });
  await expect.poll(() => mailsTo(email), BY_ITSELF).toHaveLength(1);
  const [mail] = await mailsTo(email);
  expect(mail?.text).toContain(
    'Du bekommst diese E-Mail von WBD im Namen von Clara Weiß, weil Clara Weiß dich für dieses Seminar angemeldet hat.',
  );
  return /href="([^"]*\/action\/abbestellen[^"]*)"/.exec(mail?.html ?? '')?.[1] ?? '';
}

test('SEM-08 REG-11 the link in an invitation stops invitations and reminders, and brings them back', async ({
  page,
  consoleErrors,
}) => {
  test.setTimeout(patient(60_000));
  const link = await linkInInvitation();
  const token = new URL(link).searchParams.get('t') ?? '';
  const hash = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
  await page.goto(link);
  const main = page.getByRole('main');
  const says = (title: string, text: string) =>
    Promise.all([
      expect(main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible(),
      expect(main.getByText(text, { exact: true })).toBeVisible(),
    ]);
  await says(
    'Keine Einladungen und Erinnerungen mehr?',
    'Wir schreiben deiner E-Mail-Adresse dann nicht mehr, wenn dich jemand zu einem Seminar einlädt oder ein Termin bevorsteht. Das gilt für alle Beraterinnen und Berater auf WBD. Bestätigungen und Änderungen zu Terminen, für die du dich selbst anmeldest, bekommst du weiterhin.',
  );
  await expectAccessible(page);
  // looking is not objecting
  expect(await documentExists(`objections/${hash}`)).toBe(false);

  consoleErrors.allow(/503/);
  await page.route('**/action/objection?*', (route) => route.fulfill({ status: 503 }));
  await main.getByRole('button', { name: 'Abbestellen', exact: true }).click();
  await expect(main.getByText('Das hat leider nicht geklappt', { exact: true })).toBeVisible();
  await page.unroute('**/action/objection?*');
  await main.getByRole('button', { name: 'Abbestellen', exact: true }).click();
  await says('Abbestellt', 'Du bekommst von WBD keine Einladungen und Erinnerungen mehr.');
  expect(await documentExists(`objections/${hash}`)).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  await main.getByRole('button', { name: 'Doch wieder bekommen', exact: true }).click();
  await says('Du bekommst wieder E-Mails', 'Einladungen und Erinnerungen erreichen dich wieder.');
  expect(await documentExists(`objections/${hash}`)).toBe(false);
});

test('a link that was changed on the way is told, and stops nothing', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/400/);
  await page.goto('/action/abbestellen?t=abc.def');
  await page.getByRole('button', { name: 'Abbestellen', exact: true }).click();
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
