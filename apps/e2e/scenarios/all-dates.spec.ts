import type { Page } from '@playwright/test';
import { DEMO_SEMINARS } from '../fixtures/demo.ts';
import { FIRST_CALL } from '../fixtures/patience.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Alle Termine' });

test('a visitor finds a session by place in the list of all dates, and registers for just that one', async ({
  page,
}) => {
  await page.goto('/pro');
  await page.getByRole('link', { name: 'Alle Termine', exact: true }).click();
  await expect(page).toHaveURL('/pro/termine');
  await expect(title(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Alle Termine/);
  await expect(rows(page).first()).toBeVisible(FIRST_CALL);
  const all = await rows(page).count();
  expect(all).toBeGreaterThan(4);
  await expectAccessible(page);

  await page.getByLabel('Ort').selectOption('Online');
  await expect(page).toHaveURL('/pro/termine?ort=online');
  await page.reload();
  await expect(page.getByLabel('Ort')).toHaveValue('online');
  const online = rows(page).filter({ hasText: '· Online' });
  await expect(online.first()).toBeVisible();
  await expect(rows(page)).toHaveCount(await online.count());
  expect(await online.count()).toBeLessThan(all);
  await expect(rows(page).getByRole('link', { name: /^Karte/ })).toHaveCount(0);

  const when = await rows(page).first().getByText(/Uhr$/).first().innerText();
  await rows(page)
    .first()
    .getByRole('link', { name: /^Anmelden/ })
    .click();
  await expect(page).toHaveURL(/^[^?]*\/action\/[^?]*\?termin=\d+$/, FIRST_CALL);
  const chosen = page.getByRole('combobox', { name: /^Termin/ }).locator('option:checked');
  await expect(chosen).toHaveText(
    new RegExp(`^${when.replaceAll('.', '\\.').replaceAll(/\s/g, '\\s')}`),
    FIRST_CALL,
  );
  await page.goBack();
  await expect(page.getByLabel('Ort')).toHaveValue('online');
});

test('on a phone a choice without a session can be taken back, a place leads to a map, and a full session to its waiting list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/pro/termine?ort=online&seminar=${DEMO_SEMINARS.full}`);
  await expect(page.getByText('Kein Termin passt zu deiner Auswahl', { exact: true })).toBeVisible(
    FIRST_CALL,
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Auswahl aufheben', exact: true }).click();
  await expect(page).toHaveURL('/pro/termine');
  const full = rows(page).filter({ hasText: 'Ausgebucht' }).first();
  await expect(
    full.getByRole('link', { name: /^Karte für .*, öffnet OpenStreetMap$/ }),
  ).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/search\?query=/);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await expectAccessible(page);
  await full.getByRole('link', { name: /^Warteliste/ }).click();
  await expect(page.getByRole('button', { name: /Warteliste/ }).last()).toBeVisible(FIRST_CALL);
  await expect(page.getByRole('combobox', { name: /^Termin/ })).not.toHaveValue('');
});

test('an address under a code that does not exist, or below the list, is not found', async ({
  page,
}) => {
  const missing = await page.goto('/gibtesnicht/termine');
  expect(missing?.status()).toBe(404);
  const below = await page.goto('/pro/termine/mehr');
  expect(below?.status()).toBe(404);
  const found = await page.goto('/pro/termine');
  expect(found?.status()).toBe(200);
  const description = page.locator('meta[property="og:title"]');
  await expect(description).toHaveAttribute('content', /^Alle Termine: /);
});
