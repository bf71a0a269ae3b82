import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import {
  commands,
  expectAccessible,
  fileInput,
  mediaFile,
  renderPage,
} from '../../testing/index.ts';
import { Form, useForm } from '../form/index.ts';
import { checkFilm } from './film/check-film.ts';
import { FileField, type FileValue } from './index.ts';

const MEGABYTE = 1024 * 1024;

const file = z.custom<FileValue>((value) => value === null || value instanceof File);
const schema = z.object({ video: file, pdf: file, captions: file });
const words = {
  fields: { video: 'Voll-Video', pdf: 'PDF', captions: 'Untertitel (.vtt oder .srt)' },
  errors: {},
};

function Files() {
  const defaultValues = { video: null, pdf: null, captions: null };
  const form = useForm({ schema, defaultValues, words });
  return (
    <Form form={form} failure={{ title: '?' }} onSubmit={() => undefined}>
      <FileField form={form} name="video" target="seminars/video" required />
      <FileField form={form} name="pdf" target="seminars/pdf" />
      <FileField form={form} name="captions" target="seminars/captions" />
    </Form>
  );
}

const expectText = (words: string) => expect.element(page.getByText(words)).toBeVisible();
const expectNoText = (words: string | RegExp) =>
  expect.element(page.getByText(words)).not.toBeInTheDocument();

test('UPLOAD-01.2,3 a file field shows what was chosen, and refuses with its reason what cannot be used', async () => {
  await renderPage(<Files />);
  const video = fileInput('Voll-Video');
  await video.upload(mediaFile('cover-plan.webp'));
  await expectText('Bitte lade eine Video-Datei hoch');
  await commands.chooseHugeFile(video.selector, 'lang.mp4', 2048 * MEGABYTE + 1);
  await expectText('Video-Datein dürfen maximal 2 GB groß sein. Diese Datei ist 2,1 GB.');

  await video.upload(mediaFile('coaching-plan.mp4'));
  await expectText('coaching-plan.mp4');
  await expectText('143,8 KB');
  await expectNoText(/^Video-Datein/);
  const preview = page.getByLabelText('Vorschau: Voll-Video');
  await expect
    .poll(() => {
      const shown = preview.query();
      return shown instanceof HTMLVideoElement ? shown.videoWidth : 0;
    })
    .toBe(960);
  await expectAccessible();

  // a refused file leaves the value as it was
  await video.upload(mediaFile('seminar-unterlagen.pdf'));
  await expectText('Bitte lade eine Video-Datei hoch');
  await expectText('coaching-plan.mp4');
  await video.upload(mediaFile('etf.mp4'));
  await expectText('etf.mp4');

  const pdf = fileInput('PDF');
  await commands.chooseHugeFile(pdf.selector, 'handout.pdf', 20 * MEGABYTE + 1);
  await expectText('PDF-Datein dürfen maximal 20 MB groß sein. Diese Datei ist 20,1 MB.');
  await pdf.upload(mediaFile('seminar-unterlagen.pdf'));
  await page.getByRole('button', { name: 'Entfernen' }).click();
  await expectNoText('seminar-unterlagen.pdf');
  await expect.element(fileInput('PDF')).toHaveFocus();
});

const filmFile = async (damage = (_: Uint8Array): void => undefined) => {
  const answer = await fetch(new URL('./film/fixtures/vp9.webm', import.meta.url));
  const content = new Uint8Array(await answer.arrayBuffer());
  damage(content);
  return new File([content], 'aufnahme.webm', { type: 'video/webm' });
};

test('UPLOAD-01 rejects a film that hangs its reader as damaged, and lets the user choose another', async () => {
  const film = await filmFile();
  // mediabunny 1.61 hangs on a film whose end was overwritten, for example by an interrupted copy
  const endless = await filmFile((content) => content.fill(0, Math.floor(content.length * 0.6)));
  await renderPage(<Files />);
  const video = fileInput('Voll-Video');
  // loads the reader first, so that the time limit below covers only the film
  await video.upload(mediaFile('etf.mp4'));
  await expectText('etf.mp4');

  const ended = vi.spyOn(Worker.prototype, 'terminate');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await video.upload(endless);
  await expectText('Wird geprüft...');
  // an intact film can be read meanwhile
  expect(await checkFilm(film, Infinity)).toEqual({ isConverted: false });
  expect(ended).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(80_000);
  await expectText('Wird geprüft...');
  vi.advanceTimersByTime(10_000);
  await expectText(
    'Dieses Video ist beschädigt. Exportiere es noch einmal als MP4 mit H.264 und wähle es dann aus.',
  );
  expect(ended).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
  await expectText('etf.mp4');

  await video.upload(film);
  await expectText('aufnahme.webm');
  await expectNoText(/beschädigt/);
});

/** Captions to choose in a file field, of a machine that does not know their type. */
const captions = (content: BlobPart, name = 'untertitel.vtt') => new File([content], name);

test('UPLOAD-01 captions are checked: a file that is not WebVTT is refused with the line at fault', async () => {
  await renderPage(<Files />);
  const field = fileInput('Untertitel');
  await expectText('Damit dein Video auch versteht, wer schlecht hört oder ohne Ton schaut.');
  await expectText('oder hierher ziehen, maximal 1 MB');
  for (const [chosen, message] of [
    [mediaFile('cover-plan.webp'), 'Bitte lade eine Untertitel-Datei hoch'],
    [
      captions(' '.repeat(MEGABYTE + 1)),
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
      captions(Uint8Array.of(0xfc)),
      'Diese Datei ist nicht in UTF-8 gespeichert. Speichere sie als UTF-8 und wähle sie noch einmal aus.',
    ],
  ] as const) {
    await field.upload(chosen);
    await expectText(message);
  }
  await expectAccessible();
  await field.upload(captions('WEBVTT\n\n00:01.000 --> 00:02.000\nHallo'));
  await expectText('untertitel.vtt');
  await expectNoText(/WebVTT/);

  const srt = (content: string) => captions(content, 'interview.srt');
  await field.upload(srt('1\n00:00:01 --> 00:00:02\nHallo'));
  await expectText(
    'Zeile 2 ist kein SubRip: Hier fehlt eine Zeit wie 00:00:01,000 --> 00:00:04,000.',
  );
  await field.upload(srt('1\n00:00:01,000 --> 00:00:02,000\nHallo'));
  await expectText('interview.vtt');
  await expectNoText(/SubRip/);

  const skipped =
    'In Zeile 6 stimmt die Zeit nicht. Diesen Untertitel haben wir ausgelassen, alle anderen übernommen.';
  const faulty =
    '1\n00:00:01,000 --> 00:00:02,000\nHallo\n\n2\n00:00:03,000 --> 00:00:03,000\nOhne Dauer';
  await field.upload(captions(faulty, 'gespraech.srt'));
  await expectText('gespraech.vtt');
  await expectText(skipped);
  await expectAccessible();
  await field.upload(srt('1\n00:00:01,000 --> 00:00:02,000\nHallo'));
  await expectText('interview.vtt');
  await expectNoText(skipped);
});
