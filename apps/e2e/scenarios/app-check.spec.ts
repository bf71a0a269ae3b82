import type { Request } from '@playwright/test';
import { DEMO_SEMINARS, registrationPath } from '../fixtures/demo.ts';
import { freshPerson } from '../fixtures/people.ts';
import { confirmCode, fillForm, freshSession, requestCode } from '../fixtures/registration.ts';
import { expect, test } from '../fixtures/test.ts';

const isProven = async (request: Request) =>
  (await request.headerValue('x-firebase-appcheck')) !== null;

test('FN-01 a phone code, a call and what a signed-in person reads carry proof that the portal asks; a visit needs none', async ({
  page,
}) => {
  const person = freshPerson();
  const session = await freshSession();
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request);
  });
  const asked = (url: RegExp) => requests.filter((request) => url.test(request.url()));

  await page.goto(registrationPath('pro', DEMO_SEMINARS.trailer));
  await fillForm(page, person, session);
  const reads = asked(/documents:(batchGet|runQuery)/);
  expect(reads.length).toBeGreaterThan(0);
  expect(await Promise.all(reads.map(isProven))).not.toContain(true);

  await requestCode(page);
  const codes = asked(/accounts:sendVerificationCode/);
  expect(await Promise.all(codes.map(isProven))).toEqual([true]);
  await confirmCode(page, person);
  await expect(page.getByRole('heading', { name: 'Du bist angemeldet!' })).toBeVisible();
  const calls = asked(/registerForSession/);
  expect(await Promise.all(calls.map(isProven))).toEqual([true]);

  const before = reads.length;
  await page
    .getByRole('main')
    .getByRole('link', { name: /Zur Seite von/ })
    .click();
  await expect.poll(() => asked(/documents:(batchGet|runQuery)/).length).toBeGreaterThan(before);
  const later = asked(/documents:(batchGet|runQuery)/).slice(-1);
  expect(await Promise.all(later.map(isProven))).toEqual([true]);
});

test('FN-01 a call that the server takes for a stranger is explained, and nothing typed is lost', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/401|ERR_FAILED|ChunkLoadError|Loading chunk/);
  const person = freshPerson();
  const session = await freshSession();
  await page.goto(registrationPath('pro', DEMO_SEMINARS.trailer));
  await fillForm(page, person, session);
  await page.route(/accounts:sendVerificationCode/, (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: JSON.stringify({
        error: { code: 401, message: 'Firebase App Check token is invalid.' },
      }),
    }),
  );
  await page.getByRole('button', { name: 'Code anfordern' }).click();
  await expect(
    page.getByText(
      'Die Sicherheitsprüfung hat nicht geklappt. Schalte Werbe- und Skriptblocker für diese Seite aus, lade sie neu und versuche es noch einmal.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByLabel('E-Mail')).toHaveValue(person.email);
});
