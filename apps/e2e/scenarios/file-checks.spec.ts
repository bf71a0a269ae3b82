import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { freshAdvisor } from '../fixtures/advisors.ts';
import {
  checkedFilm,
  checkedPdf,
  checkedPicture,
  demoFile,
  hollowFile,
  PICTURES_OF_OTHERS,
} from '../fixtures/files.ts';
import { logIn } from '../fixtures/login.ts';
import { expectWords } from '../fixtures/messages.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const field = (page: Page, label: string) => page.getByLabel(label).and(page.locator('input'));

async function openConfigurator(page: Page): Promise<void> {
  const advisor = await freshAdvisor();
  await logIn(page, advisor.email);
  await page.goto('/intern/konfigurator');
  await expect(page.getByRole('heading', { name: 'Hero', exact: true })).toBeVisible();
}

/** A chosen file with this content, which the browser knows by its name only. */
const named = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.allow(PICTURES_OF_OTHERS);
});

test('UPLOAD-01 a film that visitors could not play is explained, and the reader comes with the first film', async ({
  page,
}) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await openConfigurator(page);
  expect(workers).toEqual([]);
  const loop = field(page, 'Loop-Video');
  const film = readFileSync(demoFile('loop-hills.mp4'));
  const middle = film.indexOf('mdat') + 4 + Math.floor(film.length / 3);
  const holed = Buffer.from(film).fill(0, middle);
  for (const [file, message] of [
    [checkedFilm('high-10.mp4'), /^Dieses Video ist mit mehr Farbinformationen gespeichert/],
    [checkedFilm('ac-3.mp4'), /^Den Ton dieses Videos \(AC-3\) spielen viele Browser nicht ab/],
    [
      named('halb.mp4', 'video/mp4', film.subarray(0, film.length / 2)),
      /^Dieses Video ist unvollständig: Ein Teil der Datei fehlt/,
    ],
    [named('leer.mp4', 'video/mp4', holed), /^Dieses Video ist beschädigt/],
    [named('text.mp4', 'video/mp4', Buffer.from('Hallo')), /^Diese Datei ist kein Video/],
    [named('nichts.mp4', 'video/mp4', Buffer.alloc(0)), /^Diese Datei ist leer/],
  ] as const) {
    await loop.setInputFiles(file);
    await expectWords(page, message);
    await expect(loop).toHaveAttribute('aria-invalid', 'true');
  }
  await expectAccessible(page);
  expect(workers.length).toBeGreaterThan(0);
  for (const url of workers) expect(new URL(url).origin).toBe(new URL(page.url()).origin);

  await loop.setInputFiles(checkedFilm('recorder.webm'));
  await expectWords(page, 'recorder.webm');
  await expect(loop).toHaveAttribute('aria-invalid', 'false');
});

test('UPLOAD-01.3 a picture or a PDF that visitors could not open, or that is too large, is explained', async ({
  page,
}) => {
  await logIn(page, (await freshAdvisor()).email);
  await page.goto('/intern/veranstaltungen/new');
  const picture = page.getByLabel('Thumbnail').and(page.locator('input'));
  const half = readFileSync(checkedPicture('progressive.jpg')).subarray(0, 400);
  const whole = readFileSync(checkedPicture('rgb.png'));
  const damaged = Buffer.from(whole).fill(0x55, 60, whole.length - 20);
  for (const [file, message] of [
    [named('halb.jpg', 'image/jpeg', half), /^Dieses Bild ist unvollständig/],
    [named('kaputt.png', 'image/png', damaged), /^Dieses Bild lässt sich nicht öffnen/],
    [named('text.jpg', 'image/jpeg', Buffer.from('kein Bild')), /^Diese Datei ist kein Bild/],
  ] as const) {
    await picture.setInputFiles(file);
    await expectWords(page, message);
    await expect(picture).toHaveAttribute('aria-invalid', 'true');
  }
  for (const name of ['cmyk.jpg', 'deep.png', 'moving.gif', 'picture.webp', 'picture.avif']) {
    await picture.setInputFiles(checkedPicture(name));
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }

  const pdf = page.getByLabel('PDF-Unterlagen').and(page.locator('input'));
  const word = Buffer.from('PK\u{3}\u{4} word/document.xml');
  for (const [file, message] of [
    [named('word.pdf', 'application/pdf', word), /^Diese Datei ist keine PDF-Datei/],
    [checkedPdf('locked.pdf'), /^Diese PDF-Datei ist mit einem Passwort geschützt/],
    [
      named(
        'halb.pdf',
        'application/pdf',
        readFileSync(checkedPdf('two-pages.pdf')).subarray(0, 2_000),
      ),
      /^Diese PDF-Datei ist unvollständig/,
    ],
  ] as const) {
    await pdf.setInputFiles(file);
    await expectWords(page, message);
    await expect(pdf).toHaveAttribute('aria-invalid', 'true');
  }
  await pdf.setInputFiles(hollowFile(test.info(), 'gross.pdf', 20 * 1024 * 1024 + 1));
  await expectWords(page, 'PDF-Datein dürfen maximal 20 MB groß sein. Diese Datei ist 20,1 MB.');
  await expectAccessible(page);
  await pdf.setInputFiles(checkedPdf('two-pages.pdf'));
  await expectWords(page, 'two-pages.pdf');
});

test('UPLOAD-01 a HEIC picture is explained, or becomes JPEG where the browser reads it', async ({
  page,
}) => {
  await openConfigurator(page);
  const logo = field(page, 'Logo');
  await logo.setInputFiles(checkedPicture('picture.heic'));
  await expectWords(page, /^Dieses Bild ist im Format HEIC, das dieser Browser nicht öffnet/);
  await expect(logo).toHaveAttribute('aria-invalid', 'true');

  // as in Safari, which reads HEIC
  await page.evaluate(() => {
    const read = createImageBitmap;
    const isHeic = async (picture: Blob) => (await picture.slice(8, 12).text()) === 'heic';
    window.createImageBitmap = async (picture: ImageBitmapSource) =>
      read(picture instanceof Blob && (await isHeic(picture)) ? new ImageData(48, 32) : picture);
  });
  await logo.setInputFiles(checkedPicture('picture.heic'));
  await expectWords(page, 'picture.jpg');
  const preview = page.getByRole('img', { name: 'Vorschau: Logo' });
  await expect
    .poll(() => preview.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)))
    .toBe(48);
  await expect(logo).toHaveAttribute('aria-invalid', 'false');
});

test('UPLOAD-01 a file that could not be checked is not accepted, and can be chosen again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|importScripts/);
  await logIn(page, (await freshAdvisor()).email);
  await page.goto('/intern/veranstaltungen/new');
  for (const [label, file, name] of [
    ['Trailer', checkedFilm('h264.mp4'), 'h264.mp4'],
    ['PDF-Unterlagen', checkedPdf('two-pages.pdf'), 'two-pages.pdf'],
  ] as const) {
    const input = field(page, label);
    await expect(input).toBeEnabled();
    await page.route(/\/chunks\//, (route) => route.abort());
    await input.setInputFiles(file);
    await expectWords(
      page,
      /^Diese Datei konnte nicht geprüft werden\. Prüfe deine Internetverbindung/,
    );
    await expect(page.getByText(name, { exact: true })).toHaveCount(0);
    await page.unroute(/\/chunks\//);
    await input.setInputFiles(file);
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
});
