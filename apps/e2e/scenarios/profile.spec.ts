import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { readFields } from '../fixtures/database.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { BY_ITSELF } from '../fixtures/patience.ts';
import { functionsOrigin } from '../fixtures/portal.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

/** The first call of a function that is not kept warm; on a busy machine it takes a while to start. */
const COLD_CALL = { timeout: patient(30_000) };
test.describe.configure({ timeout: patient(90_000) });

const code = (page: Page) => page.getByLabel('Berater-Code', { exact: true });
const link = (page: Page) => page.getByLabel('Buchungslink', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });
const says = (page: Page, text: string) => page.getByText(text, { exact: true });

const NO_LINK = 'Ohne Buchungslink können Kunden keine Termine bei dir buchen.';

test('PROF-01.1,2,3,4,5 PROF-02.1,2 PORTAL-03.3 the banner leads to the profile, where code and booking link are checked and saved', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/409|ERR_CONNECTION_REFUSED/);
  const advisor = await freshAdvisor();
  await logIn(page, advisor.email);
  await page.goto('/intern/portal');
  await page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: 'Deine Kunden können keine Termine bei dir buchen.' })
    .getByRole('link', { name: 'Zum Profil', exact: true })
    .click();
  await expect(page).toHaveURL('/intern/profile');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Dein WBD-Profil', exact: true }),
  ).toBeVisible();
  await expect(code(page)).toHaveValue(advisor.code);

  // red while it is empty, before anything is submitted
  await expect(says(page, NO_LINK)).toBeVisible();
  await expect(link(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(code(page)).not.toHaveAttribute('aria-invalid', 'true');
  await code(page).fill('  ');
  await expect(says(page, 'Bitte gib einen Code ein')).toBeVisible();
  await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);

  await code(page).fill('mit leerzeichen');
  await link(page).fill('zwei worte');
  await save(page).click();
  await expect(says(page, 'Der Code darf keine Leerzeichen enthalten')).toBeVisible();
  await expect(page.getByText('Bitte gib eine Internetadresse ohne Leerzeichen an')).toBeVisible();

  await code(page).fill('support-wbd');
  await expect(
    says(
      page,
      'Dieser Code sieht aus wie eine Seite von WBD. Wähle einen, der zu dir gehört, zum Beispiel deinen Namen.',
    ),
  ).toBeVisible();

  const next = `${advisor.code}-neu`;
  await link(page).fill('  termine.example/frieda  ');
  await code(page).fill(demoAccounts.kollege.code);
  await save(page).click();
  await expect(
    says(page, 'Dieser Code ist bereits vergeben. Bitte wähle einen anderen.'),
  ).toBeVisible(COLD_CALL);

  await code(page).fill(` ${next} `);
  const change = `${functionsOrigin}/**/changeAdvisorCode`;
  await page.route(change, (route) => route.abort('connectionrefused'));
  await save(page).click();
  await expect(says(page, 'Fehler beim Daten atkualisieren')).toBeVisible();
  await expect(says(page, 'Die Änderungen konnten nicht gespeichert werden.')).toBeVisible();
  await expect(link(page)).toHaveValue('  termine.example/frieda  ');
  await page.unroute(change);

  await save(page).click();
  await expect(says(page, 'Änderungen gespeichert')).toBeVisible();
  await expect(code(page)).toHaveValue(next);
  await expect(link(page)).toHaveValue('termine.example/frieda');
  expect(await readFields(`advisors/${advisor.uid}`)).toMatchObject({
    code: { stringValue: next },
    bookingslink: { stringValue: 'termine.example/frieda' },
  });

  // the old address forwards to the new one
  await expect.poll(() => readFields(`publicPages/${next}`), BY_ITSELF).not.toBeNull();
  await page.goto(`/${advisor.code}`);
  await expect(page).toHaveURL(`/${next}`);
});

test('PROF-01 what is not saved is not lost without a question', async ({ page }) => {
  await logIn(page, demoAccounts.lite.email);
  await page.goto('/intern/profile');
  await link(page).fill('termine.example/ungespeichert');
  await page.getByRole('link', { name: 'Portal', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await question.getByRole('button').first().click();
  await expect(page).toHaveURL('/intern/profile');
  await expect(link(page)).toHaveValue('termine.example/ungespeichert');
});

test('PROF-01.6 PROF-03.1,2 level 0 reads code and link only, and the paid packages lead to their prices', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, demoAccounts.basic.email);
  await page.goto('/intern/profile');
  await expect(code(page)).toHaveValue('basic');
  for (const field of [code(page), link(page)]) {
    await expect(field).not.toBeEditable();
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  }
  await expect(says(page, 'Im WBD-Basic-Paket nicht änderbar')).toHaveCount(2);
  await expect(save(page)).toHaveCount(0);

  const card = (name: string) =>
    page.getByRole('heading', { level: 3, name, exact: true }).locator('xpath=ancestor::a');
  await expect(
    page.getByRole('heading', { level: 3, name: 'WBD Basic', exact: true }),
  ).toBeVisible();
  await expect(card('WBD Basic')).toHaveCount(0);
  await expect(says(page, 'Dein Paket')).toBeVisible();
  await expect(card('WBD Lite')).toHaveAttribute('href', '/intern/pricing/lite');
  await expectAccessible(page);
  await card('WBD Pro').click();
  await expect(page).toHaveURL('/intern/pricing/pro');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Pakete und Preise', exact: true }),
  ).toBeVisible();
});
