import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captionsProblem } from './captions.ts';
import { srtToVtt } from './srt.ts';

const convert = (text: string) => srtToVtt(new TextEncoder().encode(text));

test.each([
  ['1\n00:00:01,000 --> 00:00:02,500\nHallo', '00:00:01.000 --> 00:00:02.500\nHallo'],
  [
    '\u{feff}1\r\n00:00:01,000 --> 00:00:02,000\r\nGrüße\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nWeiter\r\n',
    '00:00:01.000 --> 00:00:02.000\nGrüße\n\n00:00:03.000 --> 00:00:04.000\nWeiter',
  ],
  // as programs write it that are not strict
  ['0:00:01.5-->0:00:02,50 X1:10 X2:20\nHallo', '00:00:01.500 --> 00:00:02.500\nHallo'],
  [
    '1\n00:00:01,000 --> 00:00:02,000\nErster Absatz\n\nzweiter\n2\n00:00:02,000 --> 00:00:03,000\n1984',
    '00:00:01.000 --> 00:00:02.000\nErster Absatz\nzweiter\n\n00:00:02.000 --> 00:00:03.000\n1984',
  ],
  [
    '1\n00:00:01,000 --> 00:00:02,000\n{\\an8}<i>Kauf</i> & <font color="red">Bau</font> <3 a<b &amp;',
    '00:00:01.000 --> 00:00:02.000\n<i>Kauf</i> &amp; <font color="red">Bau</font> &lt;3 a&lt;b &amp;',
  ],
])('UPLOAD-01 %j becomes WebVTT', (srt, expected) => {
  const converted = convert(srt);
  expect(converted).toEqual({ vtt: `WEBVTT\n\n${expected}\n`, skipped: [] });
});

test.each([
  ['', { reason: 'empty' }],
  ['Hallo', { reason: 'time', line: 1 }],
  ['1\n00:00:01 --> 00:00:02\nHallo', { reason: 'time', line: 2 }],
  ['1\n00:00:02,000 --> 00:00:02,000\nHallo', { reason: 'order', line: 2 }],
])('UPLOAD-01 %j is not SubRip: %o', (srt, problem) => {
  expect(convert(srt)).toEqual({ problem });
});

test.each([
  ['0\n00:61:00,000 --> 00:62:00,000\nFalsche Zeit\n\nzweiter Absatz', { reason: 'time', line: 2 }],
  ['0\n00:00:01,000 --> 00:00:01,000\nOhne Dauer', { reason: 'order', line: 2 }],
  ['Worte ohne Zeit\nund noch mehr', { reason: 'time', line: 1 }],
])('UPLOAD-01 drops a SubRip caption with invalid times: %j', (faulty, fault) => {
  const rest = '1\n00:00:01,000 --> 00:00:02,000\nHallo';
  const vtt = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHallo\n';
  expect(convert(`${faulty}\n\n${rest}`)).toEqual({ vtt, skipped: [fault] });
  if (fault.line === 1) return;
  const later = { ...fault, line: fault.line + 4 };
  expect(convert(`${rest}\n\n${faulty}`)).toEqual({ vtt, skipped: [later] });
});

test('UPLOAD-01 SubRip in another encoding is refused', () => {
  expect(srtToVtt(Uint8Array.of(0x47, 0xfc))).toEqual({ problem: { reason: 'encoding' } });
});

test('UPLOAD-01 what is converted is WebVTT, whatever the words are', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 6 }), (words) => {
      const converted = convert(`1\n00:00:01,000 --> 00:00:02,000\n${words.join('\n')}`);
      if (!('vtt' in converted)) return;
      expect(captionsProblem(new TextEncoder().encode(converted.vtt))).toBeNull();
    }),
    { numRuns: 500 },
  );
});
