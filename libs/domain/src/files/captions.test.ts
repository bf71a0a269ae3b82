import { expect, test } from 'vitest';
import { captionsProblem, readCaptions } from './captions.ts';

const problemOf = (text: string) => captionsProblem(new TextEncoder().encode(text));

const FIRST = '00:00:01.000 --> 00:00:04.000\nHallo und herzlich willkommen.';

test.each([
  ['one caption', `WEBVTT\n\n${FIRST}\n`],
  ['a byte order mark and Windows lines', `\u{feff}WEBVTT\r\n\r\n${FIRST.replace('\n', '\r\n')}`],
  ['a title and header lines', `WEBVTT Vorstellung\nKind: captions\nLanguage: de\n\n${FIRST}`],
  ['short times, settings and two lines', 'WEBVTT\n\n00:01.000 --> 00:04.000 line:90%\nHallo\nund'],
  ['long times', 'WEBVTT\n\n100:00:01.000 --> 100:00:04.000\nNoch da?'],
  ['one digit for the hour', 'WEBVTT\n\n0:00:01.000 --> 1:00:04.000\nHallo'],
  ['no space around the arrow', 'WEBVTT\n\n00:01.000-->00:04.000 line:90%\nHallo'],
  ['names of captions', `WEBVTT\n\n1\n${FIRST}\n\nzweitens\n00:05.000 --> 00:06.000\nWeiter.`],
  [
    'remarks, styles and regions',
    `WEBVTT\n\nNOTE von uns\n\nSTYLE\n::cue {}\n\nREGION\nid:a\n\n${FIRST}`,
  ],
  ['several empty lines', `WEBVTT\n\n\n\n${FIRST}\n\n\n`],
])('%s are WebVTT', (_, text) => {
  expect(problemOf(text)).toBeNull();
});

test.each([
  ['', { reason: 'header' }],
  [`\n\nWEBVTT\n\n${FIRST}`, { reason: 'header' }],
  [`WEBVTTX\n\n${FIRST}`, { reason: 'header' }],
  // the format that many tools write by default
  ['1\n00:00:01,000 --> 00:00:04,000\nHallo', { reason: 'header' }],
  ['WEBVTT', { reason: 'empty' }],
  ['WEBVTT\n\nNOTE nichts zu sagen', { reason: 'empty' }],
  [`WEBVTT\n${FIRST}`, { reason: 'gap', line: 2 }],
  ['WEBVTT\n\n00:00:01,000 --> 00:00:04,000\nHallo', { reason: 'time', line: 3 }],
  ['WEBVTT\n\n00:61.000 --> 00:62.000\nHallo', { reason: 'time', line: 3 }],
  ['WEBVTT\n\n1:01.000 --> 1:02.000\nHallo', { reason: 'time', line: 3 }],
  ['WEBVTT\n\nHallo', { reason: 'time', line: 3 }],
  [`WEBVTT\n\n${FIRST}\n\nHallo\nWelt`, { reason: 'time', line: 7 }],
  ['WEBVTT\n\n00:04.000 --> 00:04.000\nHallo', { reason: 'order', line: 3 }],
  ['WEBVTT\n\n01:00:00.000 --> 59:59.999\nHallo', { reason: 'order', line: 3 }],
  [`WEBVTT\n\n${FIRST}\n00:05.000 --> 00:06.000\nWeiter`, { reason: 'gap', line: 5 }],
])('%j is not: %o', (text, problem) => {
  expect(problemOf(text)).toEqual(problem);
});

test('a file in another encoding is refused', () => {
  const latin1 = Uint8Array.from(`WEBVTT\n\n00:01.000 --> 00:02.000\nGrüße`, (letter) =>
    letter.charCodeAt(0),
  );
  expect(captionsProblem(latin1)).toEqual({ reason: 'encoding' });
});

const readText = (text: string) => readCaptions(new TextEncoder().encode(text));

test('drops captions with invalid times and keeps everything else', () => {
  const faulty = [
    'WEBVTT Vorstellung',
    'NOTE von uns',
    FIRST,
    '00:05.000 --> 00:05.000\nOhne Dauer',
    'zweitens\n00:06.000 --> 00:07.000 line:90%\nWeiter.',
    '00:08,000 --> 00:09,000\nMit Komma',
  ];
  expect(readText(faulty.join('\n\n'))).toEqual({
    vtt: `${[0, 1, 2, 4].map((index) => faulty[index]).join('\n\n')}\n`,
    skipped: [
      { reason: 'order', line: 8 },
      { reason: 'time', line: 15 },
    ],
  });
});

test('produces valid WebVTT after dropping captions', () => {
  const read = readText(`WEBVTT\r\n\r\n${FIRST}\r\n\r\nHallo\r\nWelt\r\n`);
  if ('problem' in read) throw new Error(read.problem.reason);
  expect(read.skipped).toHaveLength(1);
  expect(problemOf(read.vtt)).toBeNull();
});

test('keeps a file unchanged when all its captions are valid', () => {
  const text = `WEBVTT\r\n\r\n\r\n${FIRST}`;
  expect(readText(text)).toEqual({ vtt: text, skipped: [] });
});

test('rejects a file without any valid caption', () => {
  expect(readText('WEBVTT\n\nHallo\n\nWelt')).toEqual({ problem: { reason: 'time', line: 3 } });
});

test('rejects a file with a missing empty line instead of dropping a caption', () => {
  const text = `WEBVTT\n\n${FIRST}\n\n00:05,000 --> 00:06.000\nA\n00:07.000 --> 00:08.000\nB`;
  expect(readText(text)).toEqual({ problem: { reason: 'gap', line: 8 } });
});
