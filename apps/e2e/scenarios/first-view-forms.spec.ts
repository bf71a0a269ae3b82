import type { Page } from '@playwright/test';
import { demoAccounts } from '../fixtures/demo.ts';
import {
  boxes,
  heading,
  holdNoScripts,
  holdScripts,
  main,
  MOST_SHIFT,
  rememberHeading,
  watch,
} from '../fixtures/first-view.ts';
import { expectTakenOver, isTakenOver } from '../fixtures/navigation.ts';
import { expect, expectAccessibleAsShown, test } from '../fixtures/test.ts';

test.use({ isFirstVisit: true });

const { pro } = demoAccounts;

/** The page stands before any script, and stays as it is while React takes it over. */
async function expectUnchangedBy(letGo: () => void, page: Page): Promise<void> {
  await expectAccessibleAsShown(page);
  expect(await isTakenOver(page)).toBe(false);
  await page.evaluate(() => document.fonts.ready);
  const before = await boxes(page);
  expect(before.length).toBeGreaterThan(8);
  await rememberHeading(page);

  letGo();
  await expectTakenOver(page);
  expect(await page.evaluate(() => window.remembered?.isConnected)).toBe(true);
  expect(await boxes(page)).toEqual(before);
}

async function expectStill(page: Page): Promise<void> {
  const { shift, ...others } = await page.evaluate(() => window.seen);
  expect(shift).toBeLessThanOrEqual(MOST_SHIFT);
  expect(others).toEqual({ blank: 0, restyled: 0 });
}

for (const { width, colorScheme } of [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const) {
  test(`AUTH-01 SIGNUP-01 REG-08 the forms of a login, a new account and a seat are there before any script, and are taken over without a change (${width} px, ${colorScheme})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await watch(page);
    for (const [path, title, tab, label] of [
      ['/auth?next=/intern/crm', 'Willkommen zurück', 'Anmelden', 'Passwort'],
      ['/advisor-signup', 'Kostenlos starten', 'Partner werden', 'Top-Orga'],
      ['/advisor-signup?plan=pro', 'WBD Pro buchen', 'Partner werden', 'Passwort wiederholen'],
      ['/advisor-signup?schedule=monthly&plan=lite', 'WBD Lite buchen', 'Partner werden', 'Code'],
    ] as const) {
      const letGo = await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(heading(page)).toHaveText(title);
      await expect(main(page).getByLabel(label, { exact: true })).toBeVisible();
      await expectUnchangedBy(letGo, page);
      await expect(page).toHaveTitle(`${tab} · WBD`);
      await expectStill(page);
      await holdNoScripts(page);
    }
  });
}

test("REG-08 a seat's page has its frame before any script, whatever its link is worth", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watch(page);
  const letGo = await holdScripts(page);
  await page.goto('/action/platz#broken', { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Dein Platz');
  await expect(main(page).getByRole('term')).toHaveText(['Seminar', 'Wann', 'Wo']);
  await expectAccessibleAsShown(page);
  letGo();
  await expect(heading(page)).toHaveText('Dieser Link gilt nicht');
  await expectStill(page);
});

test('AUTH-01 AUTH-03 what is typed and sent before any script is in no address, and is sent once React has the form', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/400 .*accounts:signInWithPassword/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const letGo = await holdScripts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('E-Mail', { exact: true }).fill(pro.email);
  const password = page.getByLabel('Passwort', { exact: true });
  await password.fill('no-such-password');
  await password.press('Enter');
  await rememberHeading(page);
  expect(await isTakenOver(page)).toBe(false);

  letGo();
  await expect(page.getByText('E-Mail oder Passwort nicht korrekt').first()).toBeVisible();
  expect(await page.evaluate(() => window.remembered?.isConnected)).toBe(true);
  await expect(page).toHaveURL('/auth');
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue(pro.email);
  await expect(password).toHaveValue('no-such-password');
  expect(asked.filter((url) => url.includes('no-such-password'))).toEqual([]);
});
