import { captionsProblem } from '@wbd/domain/files';
import { expect, test } from 'vitest';
import { prepareCaptions } from './captions-file.ts';

const START = 'WEBVTT\n\n';
const FIRST = '00:01.000 --> 00:02.000\nHallo';

async function problemOf(file: File) {
  const prepared = await prepareCaptions(file);
  return 'problem' in prepared ? prepared.problem : null;
}

test.each([
  [`${START}00:01.000 --> 00:02.000\nHallo`, null],
  [
    '1\n00:00:01,000 --> 00:00:02,000\nHallo',
    'Das ist keine WebVTT-Datei: Sie beginnt nicht mit WEBVTT. Speichere die Untertitel im Format WebVTT (.vtt).',
  ],
  [START, 'In dieser Datei stehen keine Untertitel.'],
  [
    `${START}Hallo`,
    'Zeile 3 ist kein WebVTT: Hier fehlt eine Zeit wie 00:00:01.000 --> 00:00:04.000.',
  ],
  [
    `${START}00:02.000 --> 00:01.000\nHallo`,
    'Zeile 3 ist kein WebVTT: Das Ende muss nach dem Anfang liegen.',
  ],
  [
    `${START}00:01.000 --> 00:02.000\nHallo\n00:03.000 --> 00:04.000`,
    'Zeile 5 ist kein WebVTT: Vor dieser Zeile fehlt eine Leerzeile.',
  ],
])('%j: %s', async (content, expected) => {
  expect(await problemOf(new File([content], 'film.vtt'))).toBe(expected);
});

test('reports a wrong encoding and an unreadable file', async () => {
  expect(await problemOf(new File([Uint8Array.of(0xfc)], 'film.vtt'))).toBe(
    'Diese Datei ist nicht in UTF-8 gespeichert. Speichere sie als UTF-8 und wähle sie noch einmal aus.',
  );
  const gone = new File(['x'], 'film.vtt', { type: 'text/vtt' });
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  expect(await problemOf(gone)).toBe(
    'Diese Datei konnte nicht gelesen werden. Wähle sie noch einmal aus.',
  );
});

test('the ending says the type where the machine does not', async () => {
  const type = async (name: string, known = '') => {
    const prepared = await prepareCaptions(new File([`${START}${FIRST}`], name, { type: known }));
    return 'file' in prepared ? prepared.file.type : prepared.problem;
  };
  expect(await type('video.VTT')).toBe('text/vtt');
  expect(await type('video.vtt', 'text/vtt')).toBe('text/vtt');
  expect(await type('video.vtt', 'text/html')).toBe('text/html');
  expect(await type('video.txt')).toBe('');
});

test('UPLOAD-01 a SubRip file becomes WebVTT with its name', async () => {
  const srt = new File(['1\n00:00:01,000 --> 00:00:02,000\nHallo'], 'film.SRT');
  const prepared = await prepareCaptions(srt);
  if (!('file' in prepared)) throw new Error(prepared.problem);
  expect(prepared.file).toMatchObject({ name: 'film.vtt', type: 'text/vtt' });
  expect(await prepared.file.text()).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHallo\n');
  expect(captionsProblem(new Uint8Array(await prepared.file.arrayBuffer()))).toBeNull();
});

test.each([
  [
    '1\n00:00:01 --> 00:00:02\nHallo',
    'Zeile 2 ist kein SubRip: Hier fehlt eine Zeit wie 00:00:01,000 --> 00:00:04,000.',
  ],
  ['\n', 'In dieser Datei stehen keine Untertitel.'],
])('UPLOAD-01 SubRip %j is explained', async (content, problem) => {
  expect(await prepareCaptions(new File([content], 'film.srt'))).toEqual({ problem });
});

test('UPLOAD-01 a SubRip file that is too large or empty is left to the check of its size', async () => {
  for (const content of [' '.repeat(1024 * 1024 + 1), '']) {
    const prepared = await prepareCaptions(new File([content], 'film.srt'));
    expect('file' in prepared && prepared.file).toMatchObject({
      size: content.length,
      type: 'text/vtt',
    });
  }
});

test.each([
  ['film.vtt', `${START}00:01.000 --> 00:02.000\nHallo\n\n00:03.000 --> 00:03.000\nOhne Dauer`, 6],
  ['film.srt', '1\n00:00:01,000 --> 00:00:02,000\nHallo\n\n2\n00:00:03,000 --> x\nOhne Ende', 6],
])('UPLOAD-01 drops a faulty caption of %s and keeps the rest', async (name, content, line) => {
  const prepared = await prepareCaptions(new File([content], name));
  if (!('file' in prepared)) throw new Error(prepared.problem);
  expect(prepared.note).toBe(
    `In Zeile ${line} stimmt die Zeit nicht. Diesen Untertitel haben wir ausgelassen, alle anderen übernommen.`,
  );
  expect(prepared.file).toMatchObject({ name: 'film.vtt', type: 'text/vtt' });
  expect(await prepared.file.text()).toMatch(
    /^WEBVTT\n\n(00:)?00:01\.000 --> (00:)?00:02\.000\nHallo\n$/,
  );
  expect(captionsProblem(new Uint8Array(await prepared.file.arrayBuffer()))).toBeNull();
});

test('lists only the first line numbers of many faulty captions', async () => {
  const faulty = (count: number) =>
    `${START}00:01.000 --> 00:02.000\nHallo${'\n\nOhne Zeit'.repeat(count)}`;
  const noteOf = async (count: number) => {
    const prepared = await prepareCaptions(new File([faulty(count)], 'film.vtt'));
    return 'file' in prepared && prepared.note;
  };
  expect(await noteOf(0)).toBeUndefined();
  expect(await noteOf(3)).toMatch(/^In den Zeilen 6, 8 und 10 stimmen die Zeiten nicht\./);
  expect(await noteOf(8)).toMatch(/^In den Zeilen 6, 8, 10, 12, 14 und 3 weiteren stimmen/);
});
