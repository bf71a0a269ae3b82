import type { Page, Request } from '@playwright/test';
import { traceSchema } from '@wbd/domain/reports';
import * as z from 'zod/mini';
import { patient } from '@wbd/tools/host-speed';
import { linkMailedTo } from '../fixtures/account-mails.ts';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { isConfirmed } from '../fixtures/auth-admin.ts';
import { DEMO_PASSWORD } from '../fixtures/demo.ts';
import { authOrigin, functionsOrigin } from '../fixtures/portal.ts';
import { mailsTo } from '../fixtures/people.ts';
import { submitCredentials } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

/** The first call of a function waits for its process. */
const COLD = { timeout: patient(25_000) };

const input = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).and(page.locator('input'));

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Passwort vergessen?', exact: true }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
  // the page before it has such a field, too, and stands until this one is there
  await expect(
    page.getByRole('heading', { level: 1, name: 'Passwort vergessen?', exact: true }),
  ).toBeVisible();
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('button', { name: 'Link anfordern', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Schau in dein Postfach', exact: true }),
  ).toBeVisible(COLD);
}

async function choose(page: Page, password: string, confirmation = password): Promise<void> {
  await input(page, 'Neues Passwort').fill(password);
  await input(page, 'Passwort wiederholen').fill(confirmation);
  await page.getByRole('button', { name: 'Passwort speichern', exact: true }).click();
}

/** Passwords that the server refuses for advisors of these tests. */
const WEAK = [
  [
    'qwertz',
    'Dieses Passwort ist zu leicht zu erraten: Es besteht nur aus Wiederholungen oder aus Tasten in einer Reihe. Bitte wähle ein anderes.',
  ],
  [
    'Passwort1',
    'Dieses Passwort probieren Angreifer als Erstes. Wähle ein anderes, zum Beispiel drei Wörter, die nichts miteinander zu tun haben.',
  ],
  [
    'wbd2026',
    'Dieses Passwort besteht fast nur aus deinem Namen, deiner E-Mail-Adresse, deinem Code oder „WBD“. Bitte wähle ein anderes.',
  ],
] as const;

/** It looks like a link's secret, and the server has not made it. */
const FOREIGN = `${'a'.repeat(40)}.${'b'.repeat(43)}`;

/** The next call of a function that leaves the page. */
const requestOf = (page: Page, name: string) =>
  page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith(`/${name}`),
  );

const traced = z.object({ data: z.object({ trace: traceSchema }) });
const traceOf = (request: Request) => traced.parse(request.postDataJSON()).data.trace;

const deadLink = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Dieser Link gilt nicht mehr', exact: true });

test('AUTH-11.1,2 from the forgotten password over the mail to the new one, which signs in', async ({
  page,
  consoleErrors,
}) => {
  // 403: pending reads of the page when the advisor signs out; 404: a used link
  consoleErrors.allow(/40[034] \((?:Bad Request|Forbidden|Not Found)\)|ERR_CONNECTION_REFUSED/);
  const advisor = await freshAdvisor();
  const asked = requestOf(page, 'requestPasswordReset');
  await askForLink(page, advisor.email);
  await expect(
    page.getByText(
      `Wenn es zu ${advisor.email} ein Partner-Konto gibt, ist der Link unterwegs. Er gilt einen Tag und nur einmal.`,
      { exact: true },
    ),
  ).toBeVisible();
  await expectAccessible(page);
  const link = await linkMailedTo(advisor.email, 'new-password');
  // from the click to the mail: one id
  const [mail] = await mailsTo(advisor.email);
  expect(mail?.headers['x-trace']).toBe(traceOf(await asked));

  await page.goto(link);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Neues Passwort setzen', exact: true }),
  ).toBeVisible(COLD);
  await expect(page.getByLabel('E-Mail')).toHaveValue(advisor.email);
  await expectAccessible(page);
  await choose(page, 'kurz');
  await expect(
    page.getByText('Passwort muss mindestens 6 Zeichen lang sein', { exact: true }),
  ).toBeVisible();
  await choose(page, 'lang genug', 'etwas anderes');
  await expect(page.getByText('Passwörter stimmen nicht überein', { exact: true })).toBeVisible();

  // the server refuses easy passwords, and the field shows why
  for (const [weak, refusal] of WEAK) {
    await choose(page, weak);
    await expect(page.getByText(refusal, { exact: true })).toBeVisible(COLD);
    await expect(input(page, 'Neues Passwort')).toBeFocused();
    await expect(input(page, 'Neues Passwort')).toHaveValue(weak);
  }
  await expectAccessible(page);

  // a line that breaks keeps what was typed
  const reset = `${functionsOrigin}/**/choosePassword`;
  await page.route(reset, (route) => route.abort('connectionrefused'));
  await choose(page, 'lang genug');
  await expect(
    page.getByText('Das Passwort konnte nicht gespeichert werden', { exact: true }),
  ).toBeVisible();
  await expect(
    page.getByText('Der Server ist gerade nicht erreichbar. Versuch es gleich nochmal.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(input(page, 'Neues Passwort')).toHaveValue('lang genug');
  await page.unroute(reset);
  await page.getByRole('button', { name: 'Passwort speichern', exact: true }).click();
  await expect(
    page.getByText('Dein neues Passwort ist gespeichert.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL(`/${advisor.code}`);

  // the link is used up, the old password is gone, the new one signs in
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(link);
  await expect(deadLink(page)).toBeVisible();
  await expect(page.getByText(/^Er wurde schon benutzt oder ist unvollständig\./)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung', exact: true }).click();
  await submitCredentials(page, advisor.email, DEMO_PASSWORD);
  await expect(page.getByText('E-Mail oder Passwort nicht korrekt', { exact: true })).toBeVisible();
  await submitCredentials(page, advisor.email, 'lang genug');
  await expect(page).toHaveURL(`/${advisor.code}`);
});

test('AUTH-11 an expired or broken link says so and leads to a new one; a lost connection is not taken for a dead link', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/40[04] \((?:Bad Request|Not Found)\)|ERR_CONNECTION_REFUSED/);
  const check = `${functionsOrigin}/**/passwordLink`;
  // no test waits for a day; this is how the server answers for a link that is older
  await page.route(check, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: {
        error: { status: 'FAILED_PRECONDITION', message: '', details: { code: 'link/expired' } },
      },
    }),
  );
  await page.goto(`/auth/new-password#${FOREIGN}`);
  await expect(deadLink(page)).toBeVisible();
  await expect(
    page.getByText('Er ist abgelaufen. Fordere einfach einen neuen an.', { exact: true }),
  ).toBeVisible();
  await page.unroute(check);
  await page.route(check, (route) => route.abort('connectionrefused'));
  await page.goto('/auth');
  await page.goto(`/auth/new-password#${FOREIGN}`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Wir konnten den Link nicht prüfen', exact: true }),
  ).toBeVisible();
  await page.unroute(check);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(deadLink(page)).toBeVisible();
  await page.getByRole('link', { name: 'Neuen Link anfordern', exact: true }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
  await page.goto('/auth/new-password');
  await expect(deadLink(page)).toBeVisible();
});

test('AUTH-11 an unknown address gets the same answer; a failed request shows an error and keeps what was typed', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_REFUSED/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/auth/forgot-password');
  await expectAccessible(page);
  await page.getByLabel('E-Mail').fill('keine-adresse');
  const submit = page.getByRole('button', { name: 'Link anfordern', exact: true });
  await submit.click();
  await expect(
    page.getByText('Bitte gib eine gültige E-Mail-Adresse ein', { exact: true }),
  ).toBeVisible();

  const nobody = `niemand-${Date.now()}@demo.wbd`;
  await page.getByLabel('E-Mail').fill(nobody);
  const call = `${functionsOrigin}/**/requestPasswordReset`;
  await page.route(call, (route) => route.abort('connectionrefused'));
  const asked = requestOf(page, 'requestPasswordReset');
  await submit.click();
  await expect(
    page.getByText('Der Link konnte nicht angefordert werden', { exact: true }),
  ).toBeVisible();
  const number = `Fehlernummer: ${traceOf(await asked)}`;
  await expect(page.getByText(number, { exact: true })).toBeVisible();
  await expect(page.getByLabel('E-Mail')).toHaveValue(nobody);
  await page.unroute(call);
  await submit.click();
  await expect(page.getByText(new RegExp(`^Wenn es zu ${nobody} `))).toBeVisible(COLD);
  await page.getByRole('button', { name: 'Noch einmal anfordern', exact: true }).click();
  await expect(page.getByLabel('E-Mail')).toHaveValue(nobody);
  // a second request mails nothing, and says when the next one will
  await submit.click();
  await expect(
    page.getByText(
      `Wenn es zu ${nobody} ein Partner-Konto gibt, haben wir dorthin vor Kurzem schon einen Link geschickt. Er gilt noch.`,
      { exact: true },
    ),
  ).toBeVisible();
  await expect(
    page.getByText(
      /^Nichts angekommen\? Sieh auch im Spam-Ordner nach\. Einen weiteren Link kannst du ab .*\d{2}:\d{2}.* anfordern\.$/,
    ),
  ).toBeVisible();
  await expectAccessible(page);
});

test('AUTH-04 AUTH-11 an address is confirmed on our page, by one click, once', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/400 \(Bad Request\)|ERR_CONNECTION_REFUSED/);
  const email = `nora-${Date.now()}@example.org`;
  await page.goto('/advisor-signup?plan=basic');
  await page.getByLabel('Vorname').fill('Nora');
  await page.getByLabel('Nachname').fill('Neumann');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Code').fill(`nora${Date.now()}`);
  await input(page, 'Passwort').fill('leise Mühle');
  await input(page, 'Passwort wiederholen').fill('leise Mühle');
  await page.getByRole('button', { name: 'Kostenlos registrieren', exact: true }).click();
  await expect(page).toHaveURL(/\/nora\d+$/, COLD);
  const link = await linkMailedTo(email, 'confirm-email');

  await page.goto(link);
  await expect(
    page.getByText(`Gehört ${email} dir? Dann bestätige es mit einem Klick.`, { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  // looking at the page confirms nothing
  expect(await isConfirmed(email)).toBe(false);
  const submit = page.getByRole('button', { name: 'Adresse bestätigen', exact: true });
  const apply = `${authOrigin}/**/accounts:update*`;
  await page.route(apply, (route) => route.abort('connectionrefused'));
  await submit.click();
  await expect(
    page.getByText('Die Adresse konnte nicht bestätigt werden', { exact: true }),
  ).toBeVisible();
  await page.unroute(apply);
  const refreshed = page.waitForRequest(/securetoken\.googleapis\.com/);
  await submit.click();
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: 'Deine E-Mail-Adresse ist bestätigt',
      exact: true,
    }),
  ).toBeVisible();
  await refreshed;
  expect(await isConfirmed(email)).toBe(true);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zum Portal', exact: true }).click();
  await expect(page).toHaveURL('/intern/portal');

  await page.goto(link);
  await expect(deadLink(page)).toBeVisible();
  // a link for one thing is not good for the other
  await page.goto(link.replace('confirm-email', 'new-password'));
  await expect(deadLink(page)).toBeVisible();
});
