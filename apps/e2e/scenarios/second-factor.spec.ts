import type { CallName } from '@wbd/domain/calls';
import { callPath } from '@wbd/domain/rights';
import { formatDate } from '@wbd/domain/time';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { freshAdvisor, requestWith, tokenOf } from '../fixtures/advisors.ts';
import { addSecondFactor } from '../fixtures/auth-admin.ts';
import { setFields } from '../fixtures/database.ts';
import { DEMO_PASSWORD } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { functionsOrigin } from '../fixtures/portal.ts';
import { freshPerson, lastSmsCode } from '../fixtures/people.ts';
import { passwordField, submitCredentials } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

const says = (page: Page, text: string) => page.getByText(text, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const codeField = (page: Page) => page.getByLabel('Code aus der SMS');
const adminArea = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin-Dashboard' });

/** Marks an account as an admin's, as the operator's command does. */
async function freshAdmin() {
  const advisor = await freshAdvisor();
  await setFields(`accounts/${advisor.uid}`, {
    email: advisor.email,
    plan: 'pro_monthly',
    admin: true,
    isTest: true,
    datalink: null,
    createdAt: new Date('2020-01-01T12:00:00Z'),
  });
  return advisor;
}

async function statusOfAccounts(token: string): Promise<number> {
  const body = { structuredQuery: { from: [{ collectionId: 'accounts' }], limit: 1 } };
  return (await requestWith(token, { method: 'POST', path: ':runQuery', body })).status;
}

test('ADMIN-04 an admin adds a second factor before the admin area, and signs in with it from then on', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/400 \(Bad Request\)/);
  const admin = await freshAdmin();
  const { phone, phoneE164, phoneShown } = freshPerson();
  expect(await statusOfAccounts(await tokenOf(admin))).toBe(403);

  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, admin.email);
  // the rest of the portal stays open
  await page.goto('/intern/portal');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Admin/ })
    .click();
  await expect(page).toHaveURL('/auth/second-factor?next=%2Fadmin');
  await expect(page.getByRole('heading', { level: 1, name: 'Anmeldung absichern' })).toBeVisible();
  await expectAccessible(page);

  await button(page, 'Weiter').click();
  await expect(says(page, 'Bitte gib dein Passwort ein')).toBeVisible();
  await passwordField(page).fill('falsch-geraten');
  await button(page, 'Weiter').click();
  await expect(says(page, 'Das Passwort stimmt nicht')).toBeVisible();
  await passwordField(page).fill(DEMO_PASSWORD);
  await button(page, 'Weiter').click();

  await page.getByLabel('Handynummer').fill('0151');
  await button(page, 'Code anfordern').click();
  await expect(says(page, 'Bitte gib eine gültige Handynummer ein')).toBeVisible();
  await page.getByLabel('Handynummer').fill(phone);
  await expectAccessible(page);
  await button(page, 'Code anfordern').click();
  await expect(says(page, `Wir haben ihn per SMS an ${phoneShown} geschickt.`)).toBeVisible();
  await expectAccessible(page);
  await codeField(page).fill('000000');
  await button(page, 'Bestätigen').click();
  await expect(says(page, 'Der Code stimmt nicht. Schau noch einmal in die SMS.')).toBeVisible();
  await codeField(page).fill(await lastSmsCode(phoneE164));
  await button(page, 'Bestätigen').click();
  await expect(says(page, 'Deine Anmeldung ist jetzt abgesichert.')).toBeVisible();
  await expect(page).toHaveURL('/admin');
  await expect(adminArea(page)).toBeVisible();

  // a sign-in that went only half way opens nothing; the whole one leads where the person wanted to go
  await page.setViewportSize({ width: 1440, height: 900 });
  await button(page, 'Abmelden').first().click();
  await expect(page).toHaveURL('/');
  await page.goto('/admin');
  await submitCredentials(page, admin.email, DEMO_PASSWORD);
  await expect(codeField(page)).toBeFocused();
  const half = await page.context().newPage();
  await half.goto('/admin');
  await expect(half).toHaveURL(/\/auth\?next=/);
  await half.close();
  await expectAccessible(page);
  await button(page, 'Zurück').click();
  await expect(page.getByLabel('E-Mail')).toHaveValue(admin.email);
  await button(page, 'Anmelden').click();
  await expect(codeField(page)).toBeVisible();
  await codeField(page).fill(await lastSmsCode(phoneE164));
  await button(page, 'Anmelden').click();
  await expect(page).toHaveURL('/admin');
  await expect(adminArea(page)).toBeVisible();
  expect(await statusOfAccounts(await tokenOf(admin))).toBe(200);
});

test('ADMIN-04 a sign-in from before the second factor asks for its code at the admin area', async ({
  page,
}) => {
  const admin = await freshAdmin();
  const { phoneE164 } = freshPerson();
  await logIn(page, admin.email);
  await addSecondFactor(admin.uid, phoneE164);
  await page.goto('/admin/mails');
  await passwordField(page).fill(DEMO_PASSWORD);
  await button(page, 'Weiter').click();
  await expect(codeField(page)).toBeVisible();
  await codeField(page).fill(await lastSmsCode(phoneE164));
  await button(page, 'Bestätigen').click();
  await expect(page).toHaveURL('/admin/mails');
});

const answerSchema = z.object({
  error: z.optional(z.object({ details: z.object({ code: z.string() }) })),
});

/** The error code of a call without input; undefined when the call is admitted. */
async function refusalOf(call: CallName, token: string): Promise<string | undefined> {
  const answer = await fetch(`${functionsOrigin}/demo-wbd/europe-west3/${callPath(call)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ data: {} }),
  });
  return answerSchema.parse(await answer.json()).error?.details.code;
}

/** Adds a second factor by SMS. Begins at the password step of the page. */
async function addFactor(page: Page, { phone, phoneE164 }: ReturnType<typeof freshPerson>) {
  // the profile behind the dialog has password fields, too
  await expect(
    page.getByRole('heading', { name: 'Anmeldung absichern', exact: true }),
  ).toBeVisible();
  await passwordField(page).fill(DEMO_PASSWORD);
  await button(page, 'Weiter').click();
  await page.getByLabel('Handynummer').fill(phone);
  await button(page, 'Code anfordern').click();
  await expect(codeField(page)).toBeVisible();
  await codeField(page).fill(await lastSmsCode(phoneE164));
  await button(page, 'Bestätigen').click();
  await expect(says(page, 'Deine Anmeldung ist jetzt abgesichert.')).toBeVisible();
}

test('an advisor adds a second factor in the profile, sees its date, signs in with it and removes it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/400 \(Bad Request\)/);
  const advisor = await freshAdvisor();
  const person = freshPerson();
  await page.goto('/auth/second-factor');
  await expect(page).toHaveURL(/^[^?]*\/auth\?next=%2Fauth%2Fsecond-factor$/);
  await logIn(page, advisor.email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/intern/profile?tab=konto');
  await expect(says(page, 'Du hast noch keinen zweiten Faktor.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Zweiten Faktor einrichten', exact: true }).click();
  await addFactor(page, person);
  await expect(page).toHaveURL('/intern/profile?tab=konto');
  const end = person.phoneE164.slice(-4);
  await expect(says(page, `Code per SMS an …${end}`)).toBeVisible();
  await expect(says(page, formatDate(new Date()))).toBeVisible();
  await expectAccessibleEverywhere(page);

  // the step for the code explains how to recover from a lost phone
  const other = await page.context().browser()?.newContext();
  const stranger = await other?.newPage();
  if (!stranger) throw new Error('No browser');
  await stranger.goto('/auth');
  await submitCredentials(stranger, advisor.email, DEMO_PASSWORD);
  await expect(codeField(stranger)).toBeFocused();
  await button(stranger, 'Handy verloren?').click();
  await expect(stranger.getByText(/^Sonst wende dich an uns/)).toBeVisible();
  await expectAccessible(stranger);
  await other?.close();

  await button(page, 'Zweiten Faktor entfernen').click();
  const dialog = page.getByRole('alertdialog', { name: 'Zweiten Faktor entfernen?' });
  const submit = dialog.getByRole('button', { name: 'Zweiten Faktor entfernen', exact: true });
  await dialog.getByLabel('Dein Passwort').and(page.locator('input')).fill(DEMO_PASSWORD);
  await submit.click();
  await expect(dialog.getByLabel('Code')).toBeFocused();
  // digits as an Arabic keyboard types them
  const arabic = (digits: string) =>
    digits.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  await dialog.getByLabel('Code').fill(arabic(await lastSmsCode(person.phoneE164)));
  await submit.click();
  await expect(says(page, 'Dein zweiter Faktor ist entfernt')).toBeVisible();
  await expect(says(page, 'Du hast noch keinen zweiten Faktor.')).toBeVisible();
});

test('the administrator of an organisation adds a second factor before deciding; the server refuses until then', async ({
  page,
}) => {
  const boss = await freshAdvisor({ name: 'boss' });
  await setFields(`advisors/${boss.uid}`, { org: `e2efactor${process.pid}x${Date.now()}` });
  await setFields(`accounts/${boss.uid}`, { orgAdmin: true });
  const refusal = async () => refusalOf('previewClose', await tokenOf(boss));
  expect(await refusal()).toBe('auth/second-factor-required');
  await logIn(page, boss.email);
  await page.goto('/intern/netzwerk/auszahlungen');
  const notice = says(page, 'Sichere zuerst deine Anmeldung ab');
  await expect(notice).toBeVisible();
  // the page makes no call that the server would refuse, because a refusal is an error in the console
  await expect(page.getByText('Der Monatsabschluss ist noch gesperrt')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('link', { name: 'Anmeldung absichern', exact: true }).click();
  await expect(page.getByText(/^Als Administrator deiner Organisation/)).toBeVisible();
  await addFactor(page, freshPerson());
  await expect(page).toHaveURL('/intern/netzwerk/auszahlungen');
  await expect(page.getByRole('heading', { level: 1, name: 'Auszahlungen' })).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(await refusal()).not.toBe('auth/second-factor-required');
});

test('an admin closes the account with password and code', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/400 \(Bad Request\)/);
  const admin = await freshAdmin();
  const { phoneE164 } = freshPerson();
  await addSecondFactor(admin.uid, phoneE164);
  await logIn(page, admin.email);
  await page.goto('/intern/profile');
  await button(page, 'Konto schließen …').click();
  const dialog = page.getByRole('alertdialog', { name: 'Konto endgültig schließen?' });
  const submit = dialog.getByRole('button', { name: 'Konto endgültig schließen', exact: true });
  await dialog.getByLabel('Dein Passwort').and(page.locator('input')).fill(DEMO_PASSWORD);
  await submit.click();
  await expect(dialog.getByLabel('Code')).toBeFocused();
  await dialog.getByLabel('Code').fill('000000');
  await submit.click();
  await expect(says(page, 'Der Code stimmt nicht.')).toBeVisible();
  await dialog.getByLabel('Code').fill(await lastSmsCode(phoneE164));
  await submit.click();
  await expect(says(page, 'Dein Konto wird geschlossen')).toBeVisible();
});
