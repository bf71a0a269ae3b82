import { demoAccounts } from '../fixtures/demo.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

/** What each area is called on its help page, and one of the steps that it explains. */
const HELP = [
  { area: 'Portal', path: '/intern/portal', step: 'Die Kacheln' },
  { area: 'Profil', path: '/intern/profile', step: 'Paket wechseln' },
  { area: 'WBD-Konfigurator', path: '/intern/konfigurator', step: 'Kunden sprechen lassen' },
  { area: 'CRM', path: '/intern/crm', step: 'Kunden anlegen oder importieren' },
  { area: 'Seminare', path: '/intern/veranstaltungen', step: 'Kunden einladen' },
  {
    area: 'Experten-Videos',
    path: '/intern/expert-videos',
    step: 'Zeigen oder nur mit wenigen teilen',
  },
  { area: 'Wissensbibliothek', path: '/intern/wissensbibliothek', step: 'Eigene Videos teilen' },
  { area: 'Schnellvideos', path: '/intern/schnellvideos', step: 'Link verschicken' },
  { area: 'Admin-Dashboard', path: '/admin', step: 'Betrieb' },
] as const;

test('every area leads to its help and back, with pictures for the screen one has', async ({
  page,
}) => {
  await signInTo(page, '/intern/portal', demoAccounts.admin);
  for (const { area, path, step } of HELP) {
    await page.getByRole('banner').locator(`a[href="${path}"]`).first().click();
    // the address changes before the page does
    const help = page.getByRole('main').getByRole('link', { name: 'Hilfe', exact: true });
    await help.and(page.locator(`[href="${path}/hilfe"]`)).click();
    await expect(page).toHaveURL(`${path}/hilfe`);
    const name = `Hilfe: ${area}`;
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    await expect(page.getByRole('heading', { level: 2, name: step, exact: true })).toBeVisible();

    const pictures = page.getByRole('main').getByRole('img');
    await expect(pictures).not.toHaveCount(0);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).toHaveJSProperty('naturalWidth', 960);
      await expect(picture).toHaveJSProperty('naturalHeight', 600);
    }
    await page.getByRole('main').getByRole('link', { name: area, exact: true }).click();
    await expect(page).toHaveURL(path);
  }

  // a deep link; the pages differ in their words alone
  await page.goto('/intern/crm/hilfe');
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const picture = page.getByRole('img', { name: 'Die Seite eines Kunden mit Angaben, Notizen' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.currentSrc))
    .not.toBe('');
  await expect(picture).toHaveJSProperty('naturalWidth', 780);
});
