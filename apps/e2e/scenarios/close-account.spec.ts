import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addMonths } from '@wbd/domain/plans';
import { formatDate } from '@wbd/domain/time';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor, requestWith, tokenOf, type FreshAdvisor } from '../fixtures/advisors.ts';
import { hasLogin } from '../fixtures/auth-admin.ts';
import { documentExists, readFields, setFields } from '../fixtures/database.ts';
import { DEMO_PASSWORD } from '../fixtures/demo.ts';
import { demoFile, isStored, storeFile } from '../fixtures/files.ts';
import { mailsTo } from '../fixtures/people.ts';
import { inDays, storeParticipant, storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { signInTo, submitCredentials } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

/** The emulator starts a process for its first calls. */
const PATIENT = { timeout: patient(60_000) };
/** Where the job has to wait for a mail, the next sweep goes on with it. */
const JOB = { timeout: patient(150_000) };

const says = (page: Page, text: string) => page.getByText(text, { exact: true });
const confirmation = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Konto endgültig schließen?', exact: true });
const openButton = (page: Page) =>
  page.getByRole('button', { name: 'Konto schließen …', exact: true });
const submitButton = (page: Page) =>
  confirmation(page).getByRole('button', { name: 'Konto endgültig schließen', exact: true });
async function exportLink(email: string): Promise<string> {
  const links = (await mailsTo(email)).map(({ html }) =>
    /\/action\/datenexport#[\w.-]+/.exec(html ?? ''),
  );
  const [first] = links.flatMap((found) => found?.[0] ?? []);
  if (first === undefined) throw new Error(`no mail to ${email} leads to an export`);
  return first;
}
const subjectsTo = async (email: string) =>
  (await mailsTo(email)).map(({ subject }) => subject.replace(/ am .*/, ''));

const POINTS = [
  'Deine Seite verschwindet innerhalb weniger Minuten, auch unter früheren Codes. Alle deine Codes bleiben ein Jahr lang gesperrt, damit deine Links zu niemand anderem führen.',
  'Deine Seminare werden gelöscht. Kommende Termine fallen aus, wer angemeldet ist oder auf der Warteliste steht, bekommt eine Absage per E-Mail.',
  'Deine Kunden werden mit allem gelöscht, was zu ihnen gehört. Wer einen Platz bei einem Kollegen hat, verliert ihn und bekommt eine E-Mail.',
  'Deine Videos, Kundenstimmen und Dateien werden gelöscht, auch die in der Wissensbibliothek.',
  'Rechnungen bewahren wir und Stripe so lange auf, wie das Gesetz es verlangt.',
  'Dein Login ist sofort gesperrt und wird zum Schluss gelöscht. Dann bekommst du eine letzte E-Mail.',
];

/** A seminar with a session to which a customer is coming, and a film. */
async function whatGoes({ uid, code }: FreshAdvisor) {
  const seminar = await storeSeminar(uid, { title: 'Vorsorge kompakt' });
  const session = await storeSession({ advisor: uid, seminar, taken: 1 });
  const lastName = `Gast${code}`;
  const customer = await storeParticipant({
    session,
    seminar,
    advisor: uid,
    firstName: 'Ida',
    lastName,
  });
  const film = `expert_videos/video/${code}.mp4`;
  await storeFile(uid, film, demoFile('absicherung.mp4'));
  const expert = `e2eexpert${code}`;
  await setFields(`expertVideos/${expert}`, {
    advisor: uid,
    org: 'org-e2e',
    description: 'Absicherung',
    video: film,
    trailer: null,
    thumb: `expert_videos/thumb/${code}.webp`,
    bookinglink: null,
    hidden: false,
    createdAt: inDays(-1),
  });
  return {
    seminar,
    session,
    customer,
    film,
    expert,
    email: `${lastName.toLowerCase()}@mail.example`,
  };
}

test('an advisor closes the account: page, data and login go, and participants get a mail', async ({
  page,
  consoleErrors,
}) => {
  // functions that start for the first time, one after the other
  test.setTimeout(patient(360_000));
  consoleErrors.allow(/400 \(Bad Request\)/);
  const advisor = await freshAdvisor();
  const { seminar, session, customer, film, expert, email } = await whatGoes(advisor);
  const token = await tokenOf(advisor);
  const path = `/customers/${customer}`;
  expect((await requestWith(token, { method: 'GET', path })).status).toBe(200);

  await signInTo(page, '/intern/profile', advisor);
  await expect(
    page.getByRole('heading', { level: 2, name: 'Konto schließen', exact: true }),
  ).toBeVisible();
  await expect(
    says(
      page,
      'Wir sagen deine kommenden Termine ab, löschen deine Seite, deine Inhalte und deine Kunden und zum Schluss deinen Login. Das lässt sich nicht rückgängig machen.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await openButton(page).click();
  const dialog = confirmation(page);
  await expect(says(page, 'Das passiert, wenn du dein Konto schließt:')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(POINTS);
  await expectAccessible(page);

  // the advisor can export data first
  await expect(
    says(
      page,
      'Nimm mit, was du behalten willst, am besten gleich. Ist deine E-Mail-Adresse bestätigt, schicken wir dir auch einen Link, über den du deine Daten noch 30 Tage lang herunterladen kannst.',
    ),
  ).toBeVisible();
  const saving = page.waitForEvent('download', PATIENT);
  await dialog.getByRole('button', { name: 'Alles herunterladen (JSON)', exact: true }).click();
  expect((await saving).suggestedFilename()).toContain(`wbd-${advisor.code}-`);

  // only the password does it; the dialog stays, and nothing has happened
  await submitButton(page).click();
  await expect(says(page, 'Bitte gib dein Passwort ein')).toBeVisible();
  const password = dialog.getByLabel('Dein Passwort').and(page.locator('input'));
  await password.fill('falsch-geraten');
  await submitButton(page).click();
  await expect(says(page, 'Das Passwort stimmt nicht.')).toBeVisible();
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('falsch-geraten');
  await dialog.getByRole('button', { name: 'Abbrechen', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await documentExists(`advisors/${advisor.uid}`)).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  await openButton(page).click();
  await expect(dialog).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await expectAccessible(page);
  await password.fill(DEMO_PASSWORD);
  await submitButton(page).click();
  await expect(says(page, 'Dein Konto wird geschlossen')).toBeVisible(PATIENT);
  await expect(says(page, 'Du bekommst eine E-Mail, sobald alles gelöscht ist.')).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.goto(`/${advisor.code}`);
  await expect(says(page, 'Whoops, falscher Link!')).toBeVisible();
  await page.goto('/auth');
  await submitCredentials(page, advisor.email, DEMO_PASSWORD);
  // the login is closed at first, and gone a moment later
  await expect(
    page.getByText(
      /^(Dieser Zugang ist gesperrt oder wird gerade gelöscht|E-Mail oder Passwort nicht korrekt)/,
    ),
  ).toBeVisible();

  // the token of before is of no use
  expect((await requestWith(token, { method: 'GET', path })).status).toBe(403);

  await expect.poll(() => subjectsTo(email), JOB).toContain('Fällt aus: Vorsorge kompakt');
  // the export of the customers sends a mail of its own
  const aboutAccount = async () =>
    (await subjectsTo(advisor.email)).filter((subject) => subject.startsWith('Dein WBD-Konto'));
  await expect
    .poll(aboutAccount, JOB)
    .toEqual(['Dein WBD-Konto wird geschlossen', 'Dein WBD-Konto ist geschlossen']);
  for (const gone of [
    `seminars/${seminar}`,
    `sessions/${session}`,
    `sessionAccess/${session}`,
    `expertVideos/${expert}`,
    `sessions/${session}/registrations/${customer}`,
    `customers/${customer}`,
    `advisors/${advisor.uid}`,
    `accounts/${advisor.uid}`,
    `publicPages/${advisor.code}`,
  ]) {
    expect([gone, await readFields(gone)]).toEqual([gone, null]);
  }
  await expect.poll(() => isStored(film), PATIENT).toBe(false);
  expect(await hasLogin(advisor.email)).toBe(false);

  // the mailed link opens the export, and a shortened one does not
  const link = await exportLink(advisor.email);
  await page.goto(link.slice(0, -3));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Dieser Link gilt nicht', exact: true }),
  ).toBeVisible(PATIENT);
  await page.goto('/');
  await page.goto(link);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Deine Daten zum Mitnehmen', exact: true }),
  ).toBeVisible(PATIENT);
  await expectAccessible(page);
  const fetching = page.waitForEvent('download', PATIENT);
  await page.getByRole('button', { name: 'Alles herunterladen (JSON)', exact: true }).click();
  const file = await readFile(await (await fetching).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({
    profile: [{ code: advisor.code }],
    customers: [{ id: customer }],
    expertVideos: [
      { id: expert, addresses: { video: expect.stringContaining('account_exports') } },
    ],
  });
});

test('PAY-06 a package in its minimum term says what is still owed, one that is paid for what is lost', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  const end = addMonths(new Date(), 7);
  const subscription = {
    id: 'sub_e2e',
    status: 'active',
    price: 'wbd_pro_monthly',
    currentPeriodEnd: addMonths(new Date(), 1),
    minimumTermEnd: end,
    cancelAt: null,
  };
  const store = (changes: Partial<Record<keyof typeof subscription, string | Date | null>>) =>
    setFields(`accounts/${advisor.uid}`, {
      billing: {
        customer: 'cus_e2e',
        revision: 1,
        subscription: { ...subscription, ...changes },
      },
    });
  await store({});
  await signInTo(page, '/intern/profile', advisor);
  await openButton(page).click();
  await expect(confirmation(page).getByRole('listitem').first()).toHaveText(
    `Dein Paket WBD Pro (monatlich) hat eine Mindestlaufzeit bis zum ${formatDate(end)}. Bis dahin bucht Stripe wie vereinbart ab: noch 6 × 99,00 €, zusammen 594,00 € zuzüglich Umsatzsteuer; Gutscheine zieht Stripe davon ab. Danach endet es von selbst. Nutzen kannst du es nicht mehr. Willst du das noch, kündige nur und schließe das Konto danach.`,
  );
  await expectAccessible(page);

  await store({ price: 'wbd_pro_annual', minimumTermEnd: null, currentPeriodEnd: end });
  await page.reload();
  await openButton(page).click();
  await expect(confirmation(page).getByRole('listitem').first()).toHaveText(
    `Dein Paket WBD Pro (jährlich) endet sofort, es wird nichts mehr abgebucht. Bezahlt ist es bis zum ${formatDate(end)}, die Zeit bis dahin verfällt ohne Erstattung. Willst du sie noch nutzen, kündige nur und schließe das Konto danach.`,
  );
});
