import { mediaFile } from '../fixtures/media.ts';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { logIn } from '../fixtures/login.ts';
import { expectToast } from '../fixtures/messages.ts';
import { expectPublished } from '../fixtures/published.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const BIO = 'Ich berate Familien, seit zwölf Jahren.\nOhne Zeitdruck.';

test('what advisors say about themselves is on their page, with a portrait; empty fields are not', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  await logIn(page, advisor.email);
  await page.goto('/intern/konfigurator');
  const form = page.getByRole('form', { name: 'Über dich' });
  await form.getByLabel('Kurz zu dir').fill(BIO);
  await form.getByLabel('Themen').fill('Altersvorsorge\n\n  Hauskauf ');
  await form.getByRole('textbox', { name: 'Ort', exact: true }).fill('Köln und online');
  await form.locator('input[type="file"]').setInputFiles(mediaFile('portrait-clara.webp'));
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Über dich speichern', exact: true }).click();
  await expectToast(page, 'Änderungen gespeichert');

  await expectPublished(advisor, 'Köln und online');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/${advisor.code}`);
    const about = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: 'Über Frieda', exact: true }) });
    await expect(about.getByText('Ohne Zeitdruck.')).toBeVisible();
    await expect(about.getByRole('img', { name: /^Porträt von Frieda/ })).toBeVisible();
    await expect(about.getByRole('listitem')).toHaveText(['Altersvorsorge', 'Hauskauf']);
    await expect(about.getByRole('heading', { level: 3 })).toHaveText(['Themen', 'Ort']);
    await expect(page.getByText('Frieda richtet diese Seite gerade ein.')).toHaveCount(0);
    await expectAccessible(page);
  }
});

test('the portal tells an advisor that the imprint is missing; the advisor fills it in, and every visitor finds it in the foot of the page', async ({
  page,
}) => {
  const advisor = await freshAdvisor({ hasImprint: false });
  await page.goto(`/${advisor.code}`);
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Impressum von Frieda', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Noch kein Impressum', exact: true }),
  ).toBeVisible();
  await expectAccessible(page);

  await logIn(page, advisor.email);
  await page.goto('/intern/portal');
  const missing = page.getByText('Auf deiner Seite fehlt dein Impressum.', { exact: true });
  await expect(missing).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Impressum ergänzen', exact: true }).click();
  const form = page.getByRole('form', { name: 'Impressum' });
  const save = form.getByRole('button', { name: 'Impressum speichern', exact: true });
  await save.click();
  await expect(form.getByText('Bitte gib eine Anschrift an', { exact: true })).toBeVisible();
  await expect(form.getByText('Bitte E-Mail angeben', { exact: true })).toBeVisible();
  await form.getByLabel('Anschrift').fill('Hauptstraße 1\n50667 Köln');
  await form.getByLabel('E-Mail').fill('frieda@example.org');
  await form.getByLabel('Aufsichtsbehörde').fill('IHK zu Köln');
  await save.click();
  await expectToast(page, 'Impressum gespeichert');
  await expectAccessible(page);
  await page.goto('/intern/portal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /^CRM/ }).first()).toBeVisible();
  await expect(missing).toHaveCount(0);

  await page.goto(`/${advisor.code}/impressum`);
  const main = page.getByRole('main');
  await expect(main.getByText('50667 Köln')).toBeVisible();
  await expect(main.getByText('IHK zu Köln', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'frieda@example.org' })).toHaveAttribute(
    'href',
    'mailto:frieda@example.org',
  );
  // without one, no empty lines
  await expect(main.getByText('Telefon', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('a Basic advisor has no imprint to fill in', async ({ page }) => {
  const advisor = await freshAdvisor({ hasImprint: false });
  await setFields(`advisors/${advisor.uid}`, { lv: 0, isSpecialist: false, hasOwnPage: false });
  await logIn(page, advisor.email);
  await page.goto('/intern/portal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Auf deiner Seite fehlt dein Impressum.')).toHaveCount(0);
  await page.goto('/intern/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Impressum' })).toHaveCount(0);
});
