import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor, type FreshAdvisor } from '../fixtures/advisors.ts';
import { setFields, setMany } from '../fixtures/database.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { BY_ITSELF, FIRST_START } from '../fixtures/patience.ts';
import { mailsTo } from '../fixtures/people.ts';
import { functionsOrigin } from '../fixtures/portal.ts';
import { inDays, storeParticipant, storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

// two long walks
test.describe.configure({ timeout: patient(90_000) });

const REGISTERED = new Date('2026-01-05T09:00:00Z');

interface FailedMail {
  id: string;
  /** whom the mail is for */
  email: string;
}

/** A mail about a session's change that was given up. */
async function storeFailedMail(
  { uid }: FreshAdvisor,
  {
    lastName,
    isOver = false,
    tried = inDays(-1),
  }: { lastName: string; isOver?: boolean; tried?: Date },
): Promise<FailedMail> {
  const seminar = await storeSeminar(uid, { title: 'Vorsorge am Abend' });
  const of = { advisor: uid, seminar };
  const session = await storeSession({ ...of, time: inDays(isOver ? -3 : 20), taken: 1 });
  const customer = await storeParticipant({ ...of, session, firstName: 'Kim', lastName });
  await setFields(`sessions/${session}/registrations/${customer}`, { registeredAt: REGISTERED });
  const id = `e2efailed${customer}`;
  await setFields(`mails/${id}`, {
    advisor: uid,
    kind: 'session-changed',
    session,
    customer,
    registeredAt: REGISTERED,
    state: 'failed',
    attempts: 10,
    leaseUntil: tried,
    nextAttempt: null,
    sentAt: null,
    messageId: `<${id}@wbd>`,
    error: `550 <${lastName}@mail.example> unknown`,
    expiresAt: null,
  });
  return { id, email: `${lastName.toLowerCase()}@mail.example` };
}

const unique = (name: string) => `${name}${process.pid}x${Date.now()}`;
const says = (page: Page, text: string) => page.getByText(text, { exact: true });
/** How often the mail arrived; the session that was just stored may have sent another one. */
const arrivals = async ({ id, email }: FailedMail) =>
  (await mailsTo(email)).filter(({ messageId }) => messageId === `${id}@wbd`).length;

test('REG-08 an advisor resends a failed mail; mails about past sessions are dropped, and a failure shows an error', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const advisor = await freshAdvisor();
  await storeFailedMail(advisor, { lastName: unique('Over'), isOver: true });
  await logIn(page, advisor.email);
  await page.goto('/intern/portal');
  const mails = page.getByRole('list', { name: 'Nicht verschickte E-Mails', exact: true });
  const send = mails.getByRole('button', { name: /^Änderung des Termins vom .* erneut senden$/ });

  await page.route(`${functionsOrigin}/**/resendMail`, (route) => route.abort());
  await send.click();
  await expect(says(page, 'Die E-Mail konnte nicht noch einmal verschickt werden.')).toBeVisible();
  await page.unroute(`${functionsOrigin}/**/resendMail`);
  await expect(send).toBeEnabled();
  await expectAccessible(page);
  await send.click();
  await expect(
    says(
      page,
      'Der Anlass ist vorbei oder es fehlt eine Adresse, deshalb wird die E-Mail nicht mehr verschickt.',
    ),
  ).toBeVisible();
  await expect(says(page, 'Nicht verschickte E-Mails')).toHaveCount(0);

  const mail = await storeFailedMail(advisor, { lastName: unique('Bald') });
  await page.reload();
  await send.click();
  await expect(says(page, 'Die E-Mail ist verschickt.')).toBeVisible();
  await expect.poll(() => arrivals(mail), BY_ITSELF).toBe(1);
  await expect(says(page, 'Nicht verschickte E-Mails')).toHaveCount(0);
});

test('ADMIN-04 an admin finds the failed mails of all advisors page by page and sends one again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const advisor = await freshAdvisor();
  // later than the other tests' mails; between these and those of the same test beside, any order will do
  const latest = Date.UTC(2300, 0) + Date.now();
  const mail = await storeFailedMail(advisor, {
    lastName: unique('Admin'),
    tried: new Date(latest + 100),
  });
  const others = Array.from({ length: 25 }, (_, number) => ({
    path: `mails/${unique('e2epage')}n${number}`,
    fields: {
      advisor: 'gone',
      uid: 'gone',
      kind: 'password-reset',
      state: 'failed',
      attempts: 1,
      leaseUntil: new Date(latest + number),
      nextAttempt: null,
      sentAt: null,
      messageId: '<e2e@wbd>',
      error: null,
      expiresAt: null,
    },
  }));
  await setMany(others);
  const calls = `${functionsOrigin}/**/failedMails`;
  await page.route(calls, (route) => route.abort());
  await signInTo(page, '/admin', demoAccounts.admin);
  await page
    .getByRole('navigation', { name: 'Admin-Bereiche' })
    .getByRole('link', { name: 'E-Mails', exact: true })
    .click();
  await expect(page).toHaveURL('/admin/mails');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Nicht verschickte E-Mails', exact: true }),
  ).toBeVisible();
  await expect(says(page, 'Die E-Mails konnten nicht geladen werden.')).toBeVisible({
    timeout: patient(20_000),
  });
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Erneut versuchen', exact: true }).click();

  await expect(page.locator('tbody tr')).toHaveCount(25, FIRST_START);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(says(page, 'Seite 2')).toBeVisible();
  await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  await expect(says(page, 'Seite 2')).toHaveCount(0);

  const search = page.getByRole('searchbox', { name: 'Nach E-Mail suchen' });
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await search.fill('niemand@');
  await expect(says(page, 'Nichts gefunden')).toBeVisible();
  await search.fill(advisor.email);
  await expect(page).toHaveURL(`/admin/mails?suche=${encodeURIComponent(advisor.email)}`);
  const row = page.getByRole('row').filter({ hasText: advisor.email });
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(row).toContainText('Änderung des Termins');
  await expect(row).toContainText('550 … unknown (10 Versuche)');
  await page.reload();
  await expect(page.locator('tbody tr')).toHaveText([new RegExp(advisor.email)]);
  await expectAccessible(page);

  await row
    .getByRole('button', { name: `Änderung des Termins von ${advisor.email} erneut senden` })
    .click();
  await expect(says(page, 'Die E-Mail ist verschickt.')).toBeVisible();
  await expect.poll(() => arrivals(mail), BY_ITSELF).toBe(1);
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Protokoll', exact: true }).click();
  await expect(page).toHaveURL('/admin/protokoll');
  await expect(row).toContainText('E-Mail erneut gesendet');
  await expect(row).toContainText('admin@demo.wbd');
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await search.fill('niemand@');
  await expect(says(page, 'Nichts gefunden')).toBeVisible();
  await search.fill(advisor.email.toUpperCase());
  await expect(page.locator('tbody tr')).toHaveText([/^E-Mail erneut gesendet/]);
  await expect(page).toHaveURL(/\/admin\/protokoll\?suche=/);
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/mails\?suche=/);
  await search.fill('');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(
    page
      .getByRole('list', { name: 'Nicht verschickte E-Mails' })
      .getByRole('listitem')
      .filter({ hasText: 'Neues Passwort' })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
});
