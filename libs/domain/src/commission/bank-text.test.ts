import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bankText, LONGEST_BANK_NAME } from './bank-text.ts';

test.each([
  ['Jörg Weiß', 'Joerg Weiss'],
  ['Müller & Söhne', 'Mueller + Soehne'],
  ['Łukasz Żółw', 'Lukasz Zolw'],
  ['Yılmaz İnönü', 'Yilmaz Inoenue'],
  ['Đorđe Œuvré Þór Søren', 'Dorde Oeuvre Thor Soren'],
  ['Seán O’Neill', "Sean O'Neill"],
  ['Anna–Lena', 'Anna-Lena'],
  ['Γιώργος Παπαδόπουλος', 'Giorgos Papadopoylos'],
  ['Юрий Щербаков', 'Yuriy Scherbakov'],
  ['გიორგი', 'giorgi'],
  ['Ö\u0308 <b>"x"', 'Oe b x'],
  ['// Firma // Nord /', 'Firma / Nord'],
  ['李小龍', ''],
  ['x'.repeat(100), 'x'.repeat(70)],
])('NET-06 writes %s as %s for a bank', (text, written) => {
  expect(bankText(text)).toBe(written);
});

test('NET-06 writes every name in characters that every bank accepts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      const written = bankText(text);
      expect(written).toMatch(/^[A-Za-z0-9/?:().,'+ -]*$/);
      expect(written.length).toBeLessThanOrEqual(LONGEST_BANK_NAME);
      expect(written).toBe(written.trim());
      expect(written).not.toMatch(/^\/|\/$|\/\//);
    }),
  );
});
