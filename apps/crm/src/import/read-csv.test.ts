import { expect, test } from 'vitest';
import { MOST_ROWS, readCsv } from './read-csv.ts';

const utf8 = (text: string) => new TextEncoder().encode(text).buffer;
const windows1252 = (text: string) =>
  Uint8Array.from(text, (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0))).buffer;
const utf16 = (text: string) =>
  Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer;

const table = {
  header: ['Vorname', 'Nachname'],
  rows: [{ number: 2, cells: ['Jörg', 'Weiß'] }],
};

test('CRM-02 umlauts arrive from UTF-8 with and without a mark, Windows-1252 and UTF-16', () => {
  const text = 'Vorname;Nachname\r\nJörg;Weiß\r\n';
  for (const bytes of [utf8(text), utf8(`\uFEFF${text}`), windows1252(text), utf16(text)]) {
    expect(readCsv(bytes)).toEqual(table);
  }
  expect(readCsv(windows1252('A;B\n5 €;ß'))).toMatchObject({ rows: [{ cells: ['5 €', 'ß'] }] });
});

test('CRM-02 semicolons, commas and tabs separate, quoted values keep theirs, guarded ones lose their apostrophe', () => {
  for (const separator of [';', ',', '\t']) {
    const text = [
      ['Vorname', 'Nachname'],
      ['"Jörg"', 'Weiß'],
    ]
      .map((row) => row.join(separator))
      .join('\n');
    expect(readCsv(utf8(text))).toEqual(table);
  }
  expect(readCsv(utf8('a;b\n"Eins; ""zwei""\nund drei";\'+49155'))).toMatchObject({
    rows: [{ number: 2, cells: ['Eins; "zwei"\nund drei', '+49155'] }],
  });
});

test('CRM-02 rows without a value are left out and still counted', () => {
  expect(readCsv(utf8('a;b\n1;2\n\n ; \n3;4\n'))).toMatchObject({
    rows: [{ number: 2 }, { number: 5 }],
  });
});

test('CRM-02 refuses files that are too large, workbooks, no rows, too many rows', () => {
  expect(readCsv(new ArrayBuffer(6 * 1024 * 1024))).toBe('too-large');
  expect(readCsv(utf8('PK\u0003\u0004\0\0'))).toBe('not-csv');
  expect(readCsv(utf8(''))).toBe('empty');
  expect(readCsv(utf8('Vorname;Nachname\n;\n'))).toBe('empty');
  expect(readCsv(utf8(`a;b\n${'1;2\n'.repeat(MOST_ROWS)}`))).toMatchObject({ header: ['a', 'b'] });
  expect(readCsv(utf8(`a;b\n${'1;2\n'.repeat(MOST_ROWS + 1)}`))).toBe('too-many');
});
