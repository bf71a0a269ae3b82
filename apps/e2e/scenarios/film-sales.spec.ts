import { readFile } from 'node:fs/promises';
import { patient } from '@wbd/tools/host-speed';
import type { Page } from '@playwright/test';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { pageOf, setTaxProfile } from '../fixtures/commission.ts';
import { setFields } from '../fixtures/database.ts';
import { logIn } from '../fixtures/login.ts';
import { mediaFile } from '../fixtures/media.ts';
import { expectToast } from '../fixtures/messages.ts';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';
import { fileInput } from '../fixtures/upload.ts';

const OFFERS = '/intern/angebote';
/** Calls that start their process, on a busy machine. */
const PATIENT = { timeout: patient(60_000) };
/** Offers of other runs stay in the list. */
const TITLE = `Erbrecht ${process.pid}x${Date.now()}`;
const TOTAL = '58,31\u00a0€';

/** What a seller has to have before Stripe. */
async function aSeller() {
  const seller = await freshAdvisor({ name: 'verkauf' });
  await setFields(`advisors/${seller.uid}`, { firstName: 'Clara', lastName: 'Weiß' });
  await setTaxProfile(seller.uid, {
    kind: 'business',
    name: 'Clara Weiß',
    iban: 'DE02120300000000202051',
    taxId: 'DE123456788',
  });
  return seller;
}

async function becomeSeller(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Angaben machen', exact: true }).click(PATIENT);
  const dialog = page.getByRole('dialog', { name: 'Angaben für das Finanzamt' });
  await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(dialog.getByText('Bitte gib dein Geburtsdatum ein')).toBeVisible();
  await dialog.getByLabel('Geburtsdatum').fill('1980-02-03');
  await expectAccessibleEverywhere(page);
  await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expectToast(page, 'Angaben gespeichert', PATIENT);
  await page.getByRole('button', { name: 'Weiter zu Stripe', exact: true }).click(PATIENT);
  await page.getByRole('button', { name: 'Angaben bestätigen', exact: true }).click(PATIENT);
  await expect(
    page.getByRole('button', { name: 'Auszahlungen bei Stripe', exact: true }),
  ).toBeVisible(PATIENT);
}

async function offerFilm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Film anbieten', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Film anbieten' });
  await dialog.getByRole('textbox', { name: /^Titel/ }).fill(TITLE);
  await dialog
    .getByLabel('Worum geht es?')
    .fill('Für Berater, die Familien begleiten.\n60 Minuten.');
  await dialog.getByLabel('Nettopreis in Euro').fill('0,50');
  await fileInput(dialog, 'Film').setInputFiles(mediaFile('intro-clara.mp4'));
  await fileInput(dialog, 'Vorschaubild').setInputFiles(mediaFile('intro-clara.webp'));
  await fileInput(dialog, 'Trailer').setInputFiles(mediaFile('intro-clara.mp4'));
  await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(dialog.getByText('Bitte gib einen Preis zwischen 1 und 2.000 € ein')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await dialog.getByLabel('Nettopreis in Euro').fill('49');
  await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expectToast(page, 'Als Entwurf gespeichert', PATIENT);
}

test('KNOW-02.1,2,3,4 KNOW-03.1,2 a Pro advisor sells a film, a colleague buys and watches it, is refunded and can no longer watch it', async ({
  page,
  browser,
  consoleErrors,
}) => {
  test.setTimeout(patient(300_000));
  // deleting what someone has bought is refused
  consoleErrors.allow(/status of 400 .*changeFilmOffer/);
  const seller = await aSeller();
  const buyer = await freshAdvisor({ name: 'kauf' });
  await setFields(`advisors/${buyer.uid}`, { lv: 0, firstName: 'Bea', lastName: 'Käufer' });

  await logIn(page, seller.email);
  await page.goto(`${OFFERS}?tab=verkauf`);
  await becomeSeller(page);
  await offerFilm(page);
  await expectAccessibleEverywhere(page);

  const colleague = await pageOf(browser, buyer.email);
  await colleague.setViewportSize({ width: 390, height: 844 });
  await colleague.goto(`${OFFERS}?suche=${encodeURIComponent(TITLE)}`);
  await expect(colleague.getByRole('heading', { level: 1, name: 'Angebote' })).toBeVisible(PATIENT);
  await expect(colleague.getByRole('link', { name: TITLE })).toHaveCount(0);

  await page.getByRole('button', { name: 'In den Verkauf', exact: true }).click();
  await expectToast(page, 'Der Film ist im Verkauf', PATIENT);
  await expect(page.getByText('Im Verkauf', { exact: true })).toBeVisible(PATIENT);

  await colleague.reload();
  await colleague.getByRole('link', { name: TITLE }).first().click(PATIENT);
  await expect(colleague.getByRole('heading', { level: 1, name: TITLE })).toBeVisible(PATIENT);
  await expect(colleague.getByText('49,00\u00a0€ netto')).toBeVisible(PATIENT);
  await expect(colleague.getByText(`${TOTAL} inkl. 19 % USt.`)).toBeVisible();
  await expectAccessibleEverywhere(colleague);
  await colleague.getByRole('button', { name: 'Trailer ansehen', exact: true }).click();
  await expect(colleague.getByRole('dialog', { name: TITLE })).toBeVisible();
  await colleague.keyboard.press('Escape');
  await colleague.getByRole('button', { name: `Für ${TOTAL} kaufen`, exact: true }).click();
  await colleague.getByRole('button', { name: `${TOTAL} bezahlen` }).click(PATIENT);

  const bought = colleague.getByRole('list', { name: 'Gekaufte Filme' });
  await expect(bought).toContainText(TITLE, PATIENT);
  await expect(bought).toContainText('Freigeschaltet');
  const download = colleague.waitForEvent('download', PATIENT);
  await bought.getByRole('button', { name: 'Rechnung WBD-00001 herunterladen' }).click(PATIENT);
  const file = await (await download).path();
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
  await expectAccessibleEverywhere(colleague);
  await bought.getByRole('button', { name: `Ansehen: ${TITLE}` }).click();
  const player = colleague.getByRole('dialog', { name: TITLE }).locator('video');
  // a stream once it is converted, the original before
  await expect
    .poll(
      () => player.evaluate((video: HTMLVideoElement) => video.dataset['stream'] ?? video.src),
      PATIENT,
    )
    .toMatch(/^\/action\/film\/|paid_videos.*Signature=/);
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState), PATIENT)
    .toBeGreaterThan(1);
  await colleague.keyboard.press('Escape');

  await page.reload();
  const sales = page.getByRole('list', { name: 'Verkäufe', exact: true });
  await expect(sales).toContainText('Bea Käufer', PATIENT);
  await expect(sales).toContainText('WBD behielt 4,90\u00a0€');
  await expect(page.getByRole('table')).toContainText('58,31\u00a0€');
  await expectAccessibleEverywhere(page);
  const table = page.waitForEvent('download', PATIENT);
  await page.getByRole('button', { name: 'Als CSV', exact: true }).click();
  expect(await readFile(await (await table).path(), 'utf8')).toContain(';1;58,31;0,00;4,90;');
  // what someone has bought is not deleted
  await page.getByRole('button', { name: `Aktionen: ${TITLE}` }).click();
  await page.getByRole('menuitem', { name: 'Löschen', exact: true }).click();
  await page
    .getByRole('alertdialog', { name: 'Angebot löschen?' })
    .getByRole('button', { name: 'Löschen', exact: true })
    .click();
  await expectToast(page, 'Das hat nicht geklappt', PATIENT);
  await page.getByRole('button', { name: `Erstatten: ${TITLE}, Bea Käufer` }).click();
  await page
    .getByRole('alertdialog', { name: 'Kauf erstatten?' })
    .getByRole('button', { name: 'Erstatten', exact: true })
    .click();
  await expectToast(page, 'Erstattet', PATIENT);
  await expect(sales).toContainText(`${TOTAL} erstattet`, PATIENT);

  await page.getByRole('button', { name: 'Aus dem Verkauf nehmen', exact: true }).click();
  await expect(page.getByText('Nicht im Verkauf', { exact: true })).toBeVisible(PATIENT);

  await colleague.goto(`${OFFERS}?tab=gekauft`);
  await expect(bought).toContainText('Erstattet', PATIENT);
  await expect(bought.getByRole('button', { name: `Ansehen: ${TITLE}` })).toHaveCount(0);
  await expect(
    bought.getByRole('button', { name: 'Korrektur WBD-00002 herunterladen' }),
  ).toBeVisible(PATIENT);
  await colleague.context().close();
});
