import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatPhone,
  isValidPhone,
  normalizePhone,
  phoneProblem,
  spreadsheetPhone,
} from './phone.ts';

test.each([
  ['0155 500/000-99', '+4915550000099'],
  ['(0155) 500 000 99', '+4915550000099'],
  ['0049 155 50000099', '+4915550000099'],
  ['49 155 50000099', '+4915550000099'],
  ['+43 660 1234567', '+436601234567'],
  ['155 50000099', '+4915550000099'],
  ['[0155] {500} 000', '+49155500000'],
  ['0155 – 500‑000—99', '+4915550000099'],
  ['', ''],
])('REG-04.4 normalizes %j to %j', (typed, expected) => {
  expect(normalizePhone(typed)).toBe(expected);
});

test.each([
  '+4915550000099',
  '+49 155 50000099',
  '+49-155-50000099',
  '+49 (155) 50000099',
  '+49/155/50000099',
  '0049 155 50000099',
  '0049-155-500 000 99',
  '00 49 155 50000099',
  '4915550000099',
  '49 155 500 000 99',
  '015550000099',
  '0155 50000099',
  '0155-50000099',
  '0155/50000099',
  '0155 / 500 000 99',
  '(0155) 50000099',
  '[0155] 500-000-99',
  '0155 – 500 000 99',
  '0155\u00a050000099',
  '0155\u2011500\u2011000\u201199',
  '  0155 50000099  ',
  '155 50000099',
])('REG-04 %j is one and the same number', (typed) => {
  expect(normalizePhone(typed)).toBe('+4915550000099');
  expect(isValidPhone(normalizePhone(typed))).toBe(true);
});

test.each([
  ['+4915550000099', true],
  ['+123456', true],
  ['+12345', false],
  ['+1234567890123456', false],
  ['+49abc', false],
  ['', false],
])('REG-04.7 %j is valid: %s', (phone, valid) => {
  expect(isValidPhone(phone)).toBe(valid);
});

test.each([
  ['+49 (0) 151 23456701', '+4915123456701'],
  ['+49(0)15123456702', '+4915123456702'],
  ['0049 (0)151 23456703', '+4915123456703'],
  ['+4901512345674', '+491512345674'],
  ['\u202a+49 151 23456705\u202c', '+4915123456705'],
  ['\u202d0151 23456706\u202c', '+4915123456706'],
  ['0151\u200b23456707', '+4915123456707'],
  ['0151.23.456.710', '+4915123456710'],
  ['0151/23456711 (privat)', '+4915123456711'],
  ['tel:+4915123456712', '+4915123456712'],
  ['0155 5031/0001-99', '+491555031000199'],
  ['Mobil: 0151 23456712', '+4915123456712'],
  ['Tel. 0221 123456', '+49221123456'],
  ['494112345', '+494112345'],
  ['04941 12345', '+49494112345'],
  ['+49 221 123456-17', '+4922112345617'],
  ['+49 221 4711-0', '+4922147110'],
  ['\uff0b49 151 23456715', '+4915123456715'],
  ['\uff10\uff11\uff15\uff11 23456715', '+4915123456715'],
  ['٠١٥١ ٢٣٤٥٦٧١٥', '+4915123456715'],
  ['0041 79 123 45 67', '+41791234567'],
  ['+41 (0)79 123 45 67', '+41791234567'],
  ['+39 06 1234567', '+39061234567'],
  ['+90 0532 123 45 67', '+905321234567'],
  ["'+49 151 23450167", '+4915123450167'],
  ['="+4915123450168"', '+4915123450168'],
])('REG-04 %j is understood as %j', (typed, expected) => {
  expect(normalizePhone(typed)).toBe(expected);
  expect(phoneProblem(typed)).toBeNull();
});

test.each([
  ['4.91512E+12', 'scientific'],
  ['4,91512E+12', 'scientific'],
  ['0151 23456716; 0221 998877', 'several'],
  ['0151 23456716 / 0221 998877', 'several'],
  ['0151 23456716 oder 0221 998877', 'several'],
  ['0221 123456 Durchwahl 17', 'extension'],
  ['+49 221 123456;ext=17', 'extension'],
  ['0221 123456 x17', 'extension'],
  ['keine', 'characters'],
  ['0151 234O6716', 'characters'],
  ['12', 'length'],
  ['0151 23456716 23456716', 'length'],
])('REG-04 %j is refused: %s', (typed, problem) => {
  expect(phoneProblem(typed)).toBe(problem);
  expect(isValidPhone(normalizePhone(typed))).toBe(false);
});

test('REG-04 a slash, a dash or a blank may stand anywhere in a number', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[1-9]\d{8,11}$/),
      fc.array(fc.tuple(fc.nat(12), fc.constantFrom('/', '-', ' ', ' / ')), { maxLength: 3 }),
      (number, marks) => {
        const digits = `0${number}`.split('');
        for (const [at, mark] of marks) digits.splice(Math.min(at, digits.length), 0, mark);
        expect(normalizePhone(digits.join(''))).toBe(normalizePhone(`0${number}`));
      },
    ),
  );
});

const NOTATIONS: readonly ((area: string, number: string) => string)[] = [
  (area, number) => `0${area} ${number}`,
  (area, number) => `0${area}/${number}`,
  (area, number) => `(0${area}) ${number.replace(/(..)/g, '$1 ')}`,
  (area, number) => `+49 (0) ${area} ${number}`,
  (area, number) => `+49-${area}-${number}`,
  (area, number) => `0049${area}.${number}`,
  (area, number) => `Tel.: 0${area} ${number} (Büro)`,
  (area, number) => `\u202a0${area}\u00a0${number}\u202c`,
];

test('REG-04 however a German number is written, it is the same one, and reading it again changes nothing', () => {
  const area = fc.constantFrom('151', '160', '30', '221', '89', '4941', '176');
  const number = fc.stringMatching(/^[1-9]\d{6,7}$/);
  fc.assert(
    fc.property(area, number, fc.constantFrom(...NOTATIONS), (first, last, notation) => {
      const phone = normalizePhone(notation(first, last));
      expect(phone).toBe(`+49${first}${last}`);
      expect(normalizePhone(phone)).toBe(phone);
    }),
  );
});

test('REG-04 no text throws, and a valid number is returned unchanged', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[+0-9 ()/.;xE-]{0,60}$/),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const phone = normalizePhone(text);
      if (isValidPhone(phone)) expect(normalizePhone(phone)).toBe(phone);
      else expect(text.trim() === '' || phoneProblem(text) !== null).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('a spreadsheet keeps an exported number, and the import reads the same from it', () => {
  expect(spreadsheetPhone('+4915551230000')).toMatch(/^0\d+ \d+$/);
  expect(spreadsheetPhone('+41791234567')).toBe('0041 79 123 45 67');
  for (let number = 1; number < 400; number++) {
    const country = ['49', '43', '41', '39', '48', '90', '1', '45'][number % 8] ?? '';
    const digits = String((number * 982_451_653) % 10 ** (5 + (number % 8))).padStart(5, '1');
    const stored = normalizePhone(`+${country}${digits}`);
    const written = spreadsheetPhone(stored);
    expect(normalizePhone(written)).toBe(stored);
    if (isValidPhone(stored)) expect(written, stored).toMatch(/^0.* /);
  }
});

test.each([
  ['+4915123450191', '+49 1512 3450191'],
  ['+49221123456', '+49 221 123456'],
  ['+41791234567', '+41 79 123 45 67'],
  ['…4567', '…4567'],
  ['0151 23450191', '0151 23450191'],
  ['', ''],
])('shows %j in groups: %j', (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown);
});

test('shows exactly the digits of every stored number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9]\d{6,14}$/), (typed) => {
      const stored = normalizePhone(typed);
      expect(formatPhone(stored).replaceAll(' ', '').replaceAll('-', '')).toBe(stored);
    }),
  );
});

test('ignores every invisible code point of Unicode', () => {
  const invisible = Array.from({ length: 0x11_0000 }, (_, point) => point)
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point))
    .filter((character) => /\p{Default_Ignorable_Code_Point}/u.test(character));
  expect(invisible.length).toBeGreaterThan(4_000);
  const unread = invisible.filter(
    (character) => normalizePhone(`0151${character}23450013`) !== '+4915123450013',
  );
  expect(unread).toEqual([]);
});
