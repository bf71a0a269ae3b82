import type { Locator, Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor, signInAs } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { setFields } from '../fixtures/database.ts';
import { expect, test } from '../fixtures/test.ts';

const banner = (page: Page) =>
  page.getByText('Deine Kunden können keine Termine bei dir buchen.', { exact: true });
const locked = 'Nur mit WBD Lite oder WBD Pro verfügbar';

/**
 * The person turns to this page until they see something; the page itself stays as it is. Once may be too early: a read
 * that began before the change is not repeated.
 */
async function comeBackUntil(page: Page, see: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await see();
  }).toPass({ timeout: patient(15_000) });
}

/** Red, green and blue, from 0 to 255, of the nearest box that has a colour. */
async function colourBehind(text: Locator): Promise<number[]> {
  const colour = await text.evaluate((element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
    }
    return '';
  });
  return (colour.match(/[\d.]+/g) ?? []).map(Number);
}

const SOON = { timeout: 2_000 };

async function stayOnThisPage(page: Page): Promise<void> {
  await page.evaluate('globalThis.sameDocument = true');
}

async function expectNoReload(page: Page): Promise<void> {
  expect(await page.evaluate('globalThis.sameDocument')).toBe(true);
}

test('PORTAL-03.1,2 the banner follows the package and the booking link without a reload', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  await signInAs(page, advisor);
  await page.getByRole('banner').getByRole('link', { name: 'Portal' }).click();
  await stayOnThisPage(page);
  await expect(banner(page)).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await colourBehind(banner(page));
  expect(red - Math.max(green, blue)).toBeGreaterThan(10);

  await setFields(`advisors/${advisor.uid}`, { lv: 0 });
  await comeBackUntil(page, () => expect(banner(page)).toHaveCount(0, SOON));

  await setFields(`advisors/${advisor.uid}`, { lv: 1 });
  await comeBackUntil(page, () => expect(banner(page)).toBeVisible(SOON));

  await setFields(`advisors/${advisor.uid}`, { bookingslink: 'https://termine.example/frieda' });
  await comeBackUntil(page, () => expect(banner(page)).toHaveCount(0, SOON));
  await expectNoReload(page);
});

test('PORTAL-04 tiles and guarded pages follow the package without a reload', async ({
  page,
  consoleErrors,
}) => {
  // the rules refuse what the page is still reading when the package ends
  consoleErrors.allow(/403 \(Forbidden\)/);
  const advisor = await freshAdvisor();
  await setFields(`advisors/${advisor.uid}`, { lv: 0 });
  await signInAs(page, advisor);
  await page.getByRole('banner').getByRole('link', { name: 'Portal' }).click();
  await stayOnThisPage(page);
  const main = page.getByRole('main');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(main.getByText(locked, { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: /^CRM/ })).toHaveCount(0);

  await setFields(`advisors/${advisor.uid}`, { lv: 1 });
  const crm = main.getByRole('link', { name: /^CRM/ });
  await comeBackUntil(page, () => expect(crm).toBeVisible(SOON));
  await crm.click();
  await expect(heading('CRM')).toBeVisible();

  await setFields(`advisors/${advisor.uid}`, { lv: 0 });
  await comeBackUntil(page, () => expect(heading(locked)).toBeVisible(SOON));

  await setFields(`advisors/${advisor.uid}`, { lv: 1 });
  await comeBackUntil(page, () => expect(heading('CRM')).toBeVisible(SOON));
  await expectNoReload(page);
});

test('PORTAL-04 a write that the rules refuse makes the page notice that the package has ended', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/403 \(Forbidden\)/);
  const advisor = await freshAdvisor();
  await storeCustomer(advisor.uid, { firstName: 'Jörg', lastName: 'Weiß' });
  await signInAs(page, advisor);
  await page.clock.install();
  await page.goto('/intern/crm');
  await page.getByRole('button', { name: 'Jörg Weiß bearbeiten' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Vorname').fill('Jürgen');
  await setFields(`advisors/${advisor.uid}`, { lv: 0 });
  // fresh data is not requested again
  await page.clock.fastForward(10_000);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: locked })).toBeVisible();
});
