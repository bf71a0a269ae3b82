import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { expect, expectAccessible, galleryOrigin, test } from '../fixtures/gallery.ts';
import { mediaFile } from '../fixtures/media.ts';
import { fileInput } from '../fixtures/upload.ts';
import { shownCaption, stopAt } from '../fixtures/video.ts';

const PHONE = { width: 390, height: 844 };
const CAPTIONS = /\/film\.vtt$/;

const text = (page: Page, words: string) => page.getByText(words, { exact: true });

/** Captions to choose in a file field, of a machine that does not know their type. */
const captions = (words: string) => ({
  name: 'untertitel.vtt',
  mimeType: '',
  buffer: Buffer.from(words),
});

/** Answers range requests: without them a browser cannot seek in the film. */
function answerWithFilm(name: string): (route: Route) => Promise<void> {
  const film = readFileSync(mediaFile(name));
  return async (route) => {
    const range = await route.request().headerValue('range');
    const from = Number(/^bytes=(\d+)-/.exec(range ?? '')?.[1] ?? 0);
    await route.fulfill({
      status: 206,
      contentType: 'video/mp4',
      headers: {
        'accept-ranges': 'bytes',
        'content-range': `bytes ${from}-${film.length - 1}/${film.length}`,
      },
      body: film.subarray(from),
    });
  };
}

test('UPLOAD-01 captions are checked: a file that is not WebVTT is refused with the line at fault', async ({
  page,
}) => {
  await page.goto(`${galleryOrigin}/?tab=formular`);
  const field = fileInput(page, 'Untertitel');
  await expect(
    text(page, 'Damit dein Video auch versteht, wer schlecht hört oder ohne Ton schaut.'),
  ).toBeVisible();
  await expect(text(page, 'oder hierher ziehen, maximal 1 MB')).toBeVisible();
  for (const [file, message] of [
    [mediaFile('cover-plan.webp'), 'Bitte lade eine Untertitel-Datei hoch'],
    [
      captions(' '.repeat(1024 * 1024 + 1)),
      'Untertitel-Datein dürfen maximal 1 MB groß sein. Diese Datei ist 1,1 MB.',
    ],
    [
      captions('1\n00:00:01,000 --> 00:00:02,000\nHallo'),
      'Das ist keine WebVTT-Datei: Sie beginnt nicht mit WEBVTT. Speichere die Untertitel im Format WebVTT (.vtt).',
    ],
    [captions('WEBVTT\n\nNOTE leer'), 'In dieser Datei stehen keine Untertitel.'],
    [
      captions('WEBVTT\n\n00:01,000 --> 00:02,000\nHallo'),
      'Zeile 3 ist kein WebVTT: Hier fehlt eine Zeit wie 00:00:01.000 --> 00:00:04.000.',
    ],
    [
      captions('WEBVTT\n\n00:02.000 --> 00:01.000\nHallo'),
      'Zeile 3 ist kein WebVTT: Das Ende muss nach dem Anfang liegen.',
    ],
    [
      captions('WEBVTT\n00:01.000 --> 00:02.000\nHallo'),
      'Zeile 2 ist kein WebVTT: Vor dieser Zeile fehlt eine Leerzeile.',
    ],
    [
      { ...captions(''), buffer: Buffer.from([0xfc]) },
      'Diese Datei ist nicht in UTF-8 gespeichert. Speichere sie als UTF-8 und wähle sie noch einmal aus.',
    ],
  ] as const) {
    await field.setInputFiles(file);
    await expect(text(page, message)).toBeVisible();
  }
  await expectAccessible(page);
  await field.setInputFiles(captions('WEBVTT\n\n00:01.000 --> 00:02.000\nHallo'));
  await expect(text(page, 'untertitel.vtt')).toBeVisible();
  await expect(page.getByText(/WebVTT/)).toHaveCount(0);

  const srt = (words: string) => ({ ...captions(words), name: 'interview.srt' });
  await field.setInputFiles(srt('1\n00:00:01 --> 00:00:02\nHallo'));
  await expect(
    text(page, 'Zeile 2 ist kein SubRip: Hier fehlt eine Zeit wie 00:00:01,000 --> 00:00:04,000.'),
  ).toBeVisible();
  await field.setInputFiles(srt('1\n00:00:01,000 --> 00:00:02,000\nHallo'));
  await expect(text(page, 'interview.vtt')).toBeVisible();
  await expect(page.getByText(/SubRip/)).toHaveCount(0);
});

test('PUB-03 captions are off, are shown by keyboard, follow the video, and can be loaded again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.route(/\/film\.mp4$/, answerWithFilm('intro-clara.mp4'));
  await page.route(CAPTIONS, (route) => route.abort());
  await page.goto(`${galleryOrigin}/film`);
  const video = page.locator('video');
  const toggle = page.getByRole('button', { name: 'Untertitel', exact: true });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Die Untertitel konnten nicht geladen werden.');
  await expectAccessible(page);

  // neither can show a file that is not WebVTT
  await page.unroute(CAPTIONS);
  await page.route(CAPTIONS, (route) => route.fulfill({ body: '<html>' }));
  const answer = page.waitForResponse(CAPTIONS);
  await page.keyboard.press('Enter');
  await answer;
  await expect(page.getByRole('alert')).toHaveText('Die Untertitel konnten nicht geladen werden.');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');

  await page.unroute(CAPTIONS);
  await page.route(CAPTIONS, (route) => route.fulfill({ path: mediaFile('intro-clara.vtt') }));
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await stopAt(video, 1);
  await expect.poll(() => shownCaption(video)).toBe('Schön, dass du da bist. Ich bin Clara.');
  await stopAt(video, 4);
  await expect
    .poll(() => shownCaption(video))
    .toBe('Ich bin deine Beraterin und nehme mir Zeit für dich.');
  const track = video.locator('track');
  await expect(track).toHaveAttribute('kind', 'captions');
  await expect(track).toHaveAttribute('srclang', 'de');
  await expect(track).toHaveAttribute('label', 'Deutsch');
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expect(toggle).toBeInViewport();
  await expectAccessible(page);

  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => shownCaption(video)).toBeNull();
  // the browser's own menu changes the track, and the button says so
  await video.evaluate((element) => {
    const [captionsTrack] = element instanceof HTMLVideoElement ? element.textTracks : [];
    if (captionsTrack) captionsTrack.mode = 'showing';
  });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
});
