import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { logIn } from '../fixtures/login.ts';
import { expectWords } from '../fixtures/messages.ts';
import { freshPerson, mailsTo } from '../fixtures/people.ts';
import { confirmCode, fillForm, requestCode } from '../fixtures/registration.ts';
import { storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

const bell = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole('button', {
    name: unread === 0 ? 'Benachrichtigungen' : `Benachrichtigungen, ${unread} ungelesen`,
    exact: true,
  });

test('a visitor registers for the last seat: the bell of the advisor says so, leads to the session, and forgets it once read; a mail comes at once when chosen, and a link in it stops that', async ({
  browser,
  page,
}) => {
  // eight pages for two persons, ten checks of accessibility, a first call and a mail
  test.setTimeout(patient(180_000));
  const advisor = await freshAdvisor({ name: 'glocke' });
  const seminar = await storeSeminar(advisor.uid, { title: 'Geld verstehen' });
  const session = await storeSession({ advisor: advisor.uid, seminar, places: 1 });
  await logIn(page, advisor.email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/intern/portal');
  await bell(page, 0).click();
  const list = page.getByRole('menu', { name: /^Benachrichtigungen/ });
  await expect(
    list.getByText(
      'Noch nichts passiert. Hier liest du, wer sich anmeldet, absagt oder mit dir sprechen möchte.',
      { exact: true },
    ),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  const person = { ...freshPerson(), firstName: 'Jana', lastName: 'Weber' };
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/action/${advisor.uid}/seminar/${seminar}`);
  await fillForm(visitor, person, session);
  await requestCode(visitor);
  await confirmCode(visitor, person);
  await expect(
    visitor.getByText(`Die Bestätigung ist unterwegs an ${person.email}.`),
  ).toBeVisible();
  await visitor.context().close();

  await expect(async () => {
    await page.reload();
    await expect(bell(page, 2)).toBeVisible();
  }).toPass({ timeout: patient(30_000) });
  await bell(page, 2).click();
  const registered = list.getByRole('menuitem', {
    name: /^Ungelesen: Jana Weber hat sich angemeldet/,
  });
  await expect(registered).toContainText('Geld verstehen · ');
  await expect(
    list.getByRole('menuitem', { name: /^Ungelesen: Dein Termin ist ausgebucht/ }),
  ).toBeVisible();
  await expectAccessibleEverywhere(page);
  await registered.click();
  await expect(page).toHaveURL(`/intern/veranstaltungen/view/${session}`);
  await bell(page, 1).click();
  await list.getByRole('menuitem', { name: 'Alle gelesen', exact: true }).click();
  await expect(list.getByText('Ungelesen: ')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(bell(page, 0)).toBeVisible();

  // the mail, at once instead of in the morning
  await page.goto('/intern/profile?tab=benachrichtigungen');
  const registrations = page.getByRole('group', { name: /^Neue Anmeldungen/ });
  await expect(registrations.getByRole('radio', { name: 'Täglich', exact: true })).toBeChecked();
  // the choice shows once it is on its way to the server, a moment after the click
  const atOnce = registrations.getByRole('radio', { name: 'Sofort', exact: true });
  await atOnce.click();
  await expect(atOnce).toBeChecked();
  await expectWords(page, 'Neue Anmeldungen: Sofort');
  await expectAccessibleEverywhere(page);
  await mailIsDue(advisor.uid);
  await expect
    .poll(async () => (await newsTo(advisor.email)).map(({ subject }) => subject), {
      timeout: patient(30_000),
    })
    .toEqual(['Jana Weber hat sich angemeldet']);

  const [mail] = await newsTo(advisor.email);
  const off = /href="([^"]*\/action\/abbestellen[^"]*)"/.exec(mail?.html ?? '')?.[1] ?? '';
  await page.goto(off.replaceAll('&amp;', '&'));
  await expect(
    page.getByText(
      'Du bekommst dann keine E-Mails mehr über neue Anmeldungen. Im Portal steht unter der Glocke weiterhin alles.',
      { exact: true },
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Abstellen', exact: true }).click();
  await expect(
    page.getByText('Du bekommst keine E-Mails mehr über neue Anmeldungen.', { exact: true }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Alle Einstellungen', exact: true }).click();
  await expect(registrations.getByRole('radio', { name: 'Aus', exact: true })).toBeChecked();
});

const newsTo = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.endsWith('hat sich angemeldet'));

/** What happened lately, as a row that is due now; the one that the server enqueues waits for the end of its minutes. */
async function mailIsDue(uid: string): Promise<void> {
  const id = `e2enews${uid}`;
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  await setFields(`mails/${id}`, {
    kind: 'news',
    advisor: uid,
    uid,
    pace: 'now',
    from: at(-30),
    until: at(1),
    state: 'queued',
    attempts: 0,
    attemptsBefore: 0,
    leaseUntil: at(0),
    nextAttempt: null,
    messageId: `<${id}@wbd.example>`,
    sentAt: null,
    error: null,
  });
}
