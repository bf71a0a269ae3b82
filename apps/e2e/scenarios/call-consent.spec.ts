import { patient } from '@wbd/tools/host-speed';
import { uidOfPhone } from '../fixtures/auth-admin.ts';
import { demoAccounts, DEMO_SEMINARS, registrationPath } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { expectToast } from '../fixtures/messages.ts';
import { sayWho } from '../fixtures/own-data.ts';
import { freshPerson } from '../fixtures/people.ts';
import { confirmCode, fillForm, freshSession, requestCode } from '../fixtures/registration.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

/** The first call of a function on a busy machine. */
const PATIENT = { timeout: patient(30_000) };
const WORDS = 'Mein Berater darf mich anrufen. Das kann ich jederzeit widerrufen.';

test('REG-03 a person allows calls by themselves; the advisor sees since when, and the person withdraws it', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = freshPerson();
  const session = await freshSession();
  await page.goto(registrationPath('pro', DEMO_SEMINARS.trailer));
  await fillForm(page, person, session);
  const box = page.getByRole('checkbox', { name: WORDS });
  await expect(box).not.toBeChecked();
  await box.check();
  await expectAccessible(page);
  await requestCode(page);
  await confirmCode(page, person);
  await expect(page.getByRole('heading', { name: 'Du bist angemeldet!' })).toBeVisible(PATIENT);

  const advisor = await (await browser.newContext()).newPage();
  await logIn(advisor, demoAccounts.pro.email);
  const uid = await uidOfPhone(person.phoneE164);
  await advisor.goto(`/intern/crm/${uid}`);
  await expect(advisor.getByText(/^Anruf erlaubt seit .* \(Fassung call-1\)$/)).toBeVisible();

  await page.goto('/action/meine-daten');
  await sayWho(page, person);
  await expect(page.getByText('Anrufe erlaubt seit', { exact: true })).toBeVisible(PATIENT);
  await page.getByRole('button', { name: 'Anrufe und Einladungen widerrufen' }).click();
  await expectToast(page, 'Widerrufen', PATIENT);
  await expect(page.getByText('Anrufe erlaubt seit', { exact: true })).toHaveCount(0);
  await expect(page.getByText('widerrufen', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /widerrufen$/ })).toHaveCount(0);
  await expectAccessible(page);

  await advisor.reload();
  await expect(advisor.getByText('Keine Einwilligung in Anrufe', { exact: true })).toBeVisible();
  await expect(
    advisor.getByText('Möchte keine Einladungen per E-Mail.', { exact: true }),
  ).toBeVisible();
});
