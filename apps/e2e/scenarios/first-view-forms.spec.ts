import type { Page } from '@playwright/test';
import { setFields } from '../fixtures/database.ts';
import { DEMO_SEMINARS, demoAccounts, registrationPath } from '../fixtures/demo.ts';
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
import { freshSession } from '../fixtures/registration.ts';
import { expect, expectAccessibleAsShown, test } from '../fixtures/test.ts';

test.use({ isFirstVisit: true });

const { pro } = demoAccounts;
const DAY_MS = 86_400_000;

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

test('REG-01 REG-02 the form of a registration is there before any script with its sessions, and is taken over without a change', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(decodeURIComponent(request.url()));
  });
  await watch(page);
  const session = await freshSession({ places: 4, inDays: 1 });
  for (const [width, seminar, query, option] of [
    [390, DEMO_SEMINARS.trailer, '', new RegExp(`Raum ${session} \\(nur noch 4 Plätze frei\\)$`)],
    [1440, DEMO_SEMINARS.full, '', /\(Ausgebucht\)$/],
    [390, DEMO_SEMINARS.online, '?ref=someone', /^\p{L}{2}\., \d\d\. .+ · /u],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    const letGo = await holdScripts(page);
    await page.goto(registrationPath('pro', seminar) + query, { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    await expect(main(page).getByText(/^bei \p{L}+ \p{L}+$/u)).toBeVisible();
    const options = main(page).getByLabel('Termin').locator('option');
    await expect(options.filter({ hasText: option })).not.toHaveCount(0);
    await expectUnchangedBy(letGo, page);
    await expect(page).toHaveTitle(/^Anmeldung: .+ · WBD$/);
    await expectStill(page);
    await holdNoScripts(page);
    if (width === 390) expect(pictures.filter((url) => url.includes('/seminars/'))).toEqual([]);
    else await expect.poll(() => pictures.some((url) => url.includes('/seminars/'))).toBe(true);
    pictures.length = 0;
  }
});

test('REG-01 what is entered in a registration before any script stays, and a link to a session chooses it', async ({
  page,
}) => {
  const session = await freshSession({ places: 40 });
  const time = new Date(Date.now() + 2 * DAY_MS);
  await setFields(`sessions/${session}`, { time });
  const letGo = await holdScripts(page);
  await page.goto(registrationPath('pro', DEMO_SEMINARS.trailer), { waitUntil: 'commit' });
  const termin = page.getByLabel('Termin');
  await termin.selectOption(session);
  await page.getByLabel('Vorname').fill('Ada');
  await page.getByLabel('Telefonnummer').fill('0151 2345');
  const mayCall = page.getByRole('checkbox', { name: /^Mein Berater darf mich anrufen/ });
  await mayCall.check();
  await rememberHeading(page);
  expect(await isTakenOver(page)).toBe(false);
  letGo();
  await expectTakenOver(page);
  expect(await page.evaluate(() => window.remembered?.isConnected)).toBe(true);
  // what only React can say about the form
  await page.getByRole('button', { name: 'Code anfordern', exact: true }).click();
  await expect(page.getByText('Bitte Nachnamen angeben', { exact: true })).toBeVisible();
  await expect(page.getByText('Bitte Vornamen angeben', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Bitte Termin auswählen', { exact: true })).toHaveCount(0);
  await expect(termin).toHaveValue(session);
  await expect(page.getByLabel('Telefonnummer')).toHaveValue('0151 2345');
  await expect(mayCall).toBeChecked();

  await page.goto(`/action/${pro.uid}/seminar/${DEMO_SEMINARS.trailer}?termin=${time.getTime()}`);
  await expect(termin).toHaveValue(session);
});

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
