import { closeSync, openSync, truncateSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, galleryOrigin, test } from '../fixtures/gallery.ts';
import { mediaFile } from '../fixtures/media.ts';
import { fileInput } from '../fixtures/upload.ts';

const MEGABYTE = 1024 * 1024;

const text = (page: Page, words: string) => page.getByText(words, { exact: true });

/** A file that says it is this large; its content is never written. */
function hugeFile(path: string, size: number): string {
  closeSync(openSync(path, 'w'));
  truncateSync(path, size);
  return path;
}

const widthOf = (image: Locator) =>
  image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0));

test('UPLOAD-01.2,3 a file field shows what was chosen, and refuses with its reason what cannot be used', async ({
  page,
}, testInfo) => {
  await page.goto(`${galleryOrigin}/?tab=formular`);
  const video = fileInput(page, 'Voll-Video');
  await video.setInputFiles(mediaFile('cover-plan.webp'));
  await expect(text(page, 'Bitte lade eine Video-Datei hoch')).toBeVisible();
  await video.setInputFiles(hugeFile(testInfo.outputPath('lang.mp4'), 2048 * MEGABYTE + 1));
  await expect(
    text(page, 'Video-Datein dürfen maximal 2 GB groß sein. Diese Datei ist 2,1 GB.'),
  ).toBeVisible();

  await video.setInputFiles(mediaFile('coaching-plan.mp4'));
  await expect(text(page, 'coaching-plan.mp4')).toBeVisible();
  await expect(text(page, '143,8 KB')).toBeVisible();
  await expect(page.getByText(/^Video-Datein/)).toHaveCount(0);
  const preview = page.getByLabel('Vorschau: Voll-Video');
  await expect
    .poll(() => preview.evaluate((one) => (one instanceof HTMLVideoElement ? one.videoWidth : 0)))
    .toBe(960);
  await expectAccessible(page);

  // a refused file leaves the value as it was
  await video.setInputFiles(mediaFile('seminar-unterlagen.pdf'));
  await expect(text(page, 'Bitte lade eine Video-Datei hoch')).toBeVisible();
  await expect(text(page, 'coaching-plan.mp4')).toBeVisible();
  await video.setInputFiles(mediaFile('etf.mp4'));
  await expect(text(page, 'etf.mp4')).toBeVisible();

  const pdf = fileInput(page, 'PDF');
  await pdf.setInputFiles(hugeFile(testInfo.outputPath('handout.pdf'), 20 * MEGABYTE + 1));
  await expect(
    text(page, 'PDF-Datein dürfen maximal 20 MB groß sein. Diese Datei ist 20,1 MB.'),
  ).toBeVisible();
  await pdf.setInputFiles(mediaFile('seminar-unterlagen.pdf'));
  await page.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await expect(text(page, 'seminar-unterlagen.pdf')).toHaveCount(0);
  await expect(pdf).toBeFocused();
});

test('CONF-04 CONF-07 a poster field takes a picture at 2 s, moves by 0.1 s, and says when there is none', async ({
  page,
}) => {
  await page.goto(`${galleryOrigin}/?tab=formular`);
  await expect(text(page, 'Wähle zuerst ein Video aus.')).toBeVisible();
  const video = fileInput(page, 'Voll-Video');
  await video.setInputFiles(mediaFile('coaching-plan.mp4'));
  const slider = page.getByRole('slider', { name: 'Thumbnail' });
  await expect(slider).toHaveValue('2');
  await expect(text(page, '2,0 s')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Bild aus dem Video' });
  await expect.poll(() => widthOf(picture)).toBe(960);
  await expectAccessible(page);

  const first = await picture.getAttribute('src');
  await slider.press('ArrowRight');
  await expect(text(page, '2,1 s')).toBeVisible();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await expect.poll(() => widthOf(picture)).toBe(960);

  // as in a browser that lets no picture be read
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (callback) => {
      callback(null);
    };
  });
  await slider.press('ArrowRight');
  await expect(text(page, 'Thumbnail-Erstellung fehlgeschlagen')).toBeVisible();
});

test('UPLOAD-01 the button for a table takes the same file twice, and a column without a title has its number', async ({
  page,
}) => {
  await page.goto(`${galleryOrigin}/?tab=hochladen`);
  const choose = page.getByLabel('Tabelle wählen');
  const table = (name: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from('a;b') });
  for (const name of ['eins.csv', 'zwei.csv', 'zwei.csv']) {
    await choose.setInputFiles(table(name));
    await expect(text(page, name)).toBeVisible();
    await expect(choose).toHaveValue('');
  }
  const amount = page.getByLabel('Betrag');
  await expect(page.getByLabel('Name')).toHaveValue('0');
  await expect(amount).toHaveValue('');
  await expect(amount.getByRole('option')).toHaveText([
    '– nicht übernehmen –',
    'Kunde',
    'Spalte 2',
  ]);
  await amount.selectOption('Spalte 2');
  await expect(amount).toHaveValue('1');
  await expectAccessible(page);
});
