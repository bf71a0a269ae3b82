import type { Page } from '@playwright/test';
import { DEMO_SEMINARS, registrationPath } from '../fixtures/demo.ts';
import { freshPerson } from '../fixtures/people.ts';
import { fillForm, freshSession, requestCode } from '../fixtures/registration.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

async function openFilledForm(page: Page) {
  const person = freshPerson();
  const session = await freshSession();
  await page.goto(registrationPath('pro', DEMO_SEMINARS.trailer));
  await fillForm(page, person, session);
  return person;
}

test('REG-03 REG-04.3 a number in 20 spellings is one', async ({ page }) => {
  const { phoneE164, phoneShown } = await openFilledForm(page);
  const digits = phoneE164.replace('+49', '');
  const [net, rest] = [digits.slice(0, 3), digits.slice(3)];
  const spellings = [
    '+49',
    '+49 ',
    '+49-',
    '+49 (',
    '+49/',
    '0049',
    '0049 ',
    '00 49 ',
    '0049-',
    '49',
    '49 ',
    '0',
    '(0',
    '[0',
    '  0',
    ' 49-',
    '(+49) ',
    '+ 49 ',
    '0\u00a0',
    '0-',
  ].map((start, index) => `${start}${net}${[' ', '-', '/', ') '][index % 4]}${rest}`);
  expect(new Set(spellings).size).toBe(20);
  const understood = page.getByText(`Wir verstehen das als ${phoneShown}.`, { exact: true });
  for (const spelling of spellings) {
    await page.getByLabel('Telefonnummer').fill(spelling);
    await expect(understood, spelling).toBeVisible();
  }
});

test('REG-04 a number that cannot be read says why, and still fails with the words of the form', async ({
  page,
}) => {
  await openFilledForm(page);
  const reasons = {
    '4,91512E+12':
      'Das hat eine Tabelle gekürzt, Ziffern fehlen. Formatiere die Spalte dort als Text oder trage die Nummer hier ein.',
    '0151 23456716; 0221 998877': 'Das sind mehrere Nummern. Trage bitte nur eine ein.',
    '0221 123456 Durchwahl 17':
      'Hänge die Durchwahl bitte direkt an die Nummer an, ohne Wort davor.',
    keine: 'Eine Telefonnummer besteht aus Ziffern, mit einem + davor, wenn sie international ist.',
  };
  for (const [typed, reason] of Object.entries(reasons)) {
    await page.getByLabel('Telefonnummer').fill(typed);
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Code anfordern' }).click();
  await expect(
    page.getByText('Bitte gültige Telefonnummer angeben', { exact: true }),
  ).toBeVisible();
});

test('REG-03 what the sign-in says of a phone code has words of its own', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/400 \(Bad Request\)/);
  await openFilledForm(page);
  const refuse = (url: RegExp, message: string) =>
    page.route(url, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message } } }),
    );
  const tooMany = 'Das waren zu viele Versuche. Bitte warte ein paar Minuten.';
  const sends = /accounts:sendVerificationCode/;
  await refuse(sends, 'TOO_MANY_ATTEMPTS_TRY_LATER');
  await page.getByRole('button', { name: 'Code anfordern' }).click();
  await expect(page.getByText('Fehler beim Senden des Codes', { exact: true })).toBeVisible();
  await expect(page.getByText(tooMany, { exact: true })).toBeVisible();
  await page.unroute(sends);
  await requestCode(page);
  const code = page.getByRole('textbox', { name: /Code/ });
  const confirms = /accounts:signInWithPhoneNumber/;
  for (const [message, words] of [
    ['INVALID_CODE', 'Der Code stimmt nicht. Schau noch einmal in die SMS.'],
    ['SESSION_EXPIRED', 'Der Code ist abgelaufen. Lass dir einen neuen senden.'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', tooMany],
  ] as const) {
    await refuse(confirms, message);
    await code.fill('123456');
    await page.getByRole('button', { name: 'Jetzt anmelden' }).click();
    await expect(page.getByText('Fehler bei der Verifizierung', { exact: true })).toBeVisible();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    if (message === 'SESSION_EXPIRED') {
      // nothing is left to do with it, and another one can be had at once
      await expect(code).toHaveValue('');
      await expect(code).toBeFocused();
      await expect(page.getByRole('button', { name: 'Neu senden', exact: true })).toBeEnabled();
    }
    await page.unroute(confirms);
  }
  await expectAccessible(page);
});
