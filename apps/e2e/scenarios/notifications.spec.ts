import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { logIn } from '../fixtures/login.ts';
import { freshPerson } from '../fixtures/people.ts';
import { confirmCode, fillForm, requestCode } from '../fixtures/registration.ts';
import { storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

const bell = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole('button', {
    name: unread === 0 ? 'Benachrichtigungen' : `Benachrichtigungen, ${unread} ungelesen`,
    exact: true,
  });

test('a visitor registers for the last seat: the bell of the advisor says so, leads to the session, and forgets it once read', async ({
  browser,
  page,
}) => {
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
});
