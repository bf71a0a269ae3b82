import { expect, test } from 'vitest';
import { encode } from './encode.fixture.ts';
import { MOST_ROWS, readTable } from './table.ts';

const utf8 = (text: string) => encode(text, 'utf-8');

test('CRM-02 refuses workbooks, no rows, too many rows', () => {
  expect(readTable(utf8('PK\u0003\u0004\0\0'))).toBe('not-text');
  expect(readTable(utf8(''))).toBe('empty');
  expect(readTable(utf8(';\n;\n'))).toBe('empty');
  expect(readTable(utf8(`a;b\n${'1;2\n'.repeat(MOST_ROWS)}`))).toMatchObject({ problems: [] });
  expect(readTable(utf8(`a;b\n${'1;2\n'.repeat(MOST_ROWS + 1)}`))).toBe('too-many');
});

test('CRM-02 refuses a table with more columns than programs write', () => {
  expect(readTable(utf8(`a${';'.repeat(999)}`))).toMatchObject({ problems: [] });
  expect(readTable(utf8(`a${';'.repeat(1_000)}`))).toBe('not-text');
});

test('CRM-02 another encoding can be chosen', () => {
  const bytes = encode('Vorname\nJörg', 'macintosh');
  expect(readTable(bytes, 'windows-1252')).toMatchObject({ rows: [{}, { cells: ['Jšrg'] }] });
});
