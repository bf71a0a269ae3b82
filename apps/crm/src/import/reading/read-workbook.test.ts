import { MOST_ROWS } from '@wbd/domain/tables';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readWorkbook } from './read-workbook.ts';
import { workbook } from './workbook.fixture.ts';

const HEADER = ['Vorname', 'Nachname', 'Geburtstag', 'Telefon'];

describe('CRM-02 a workbook', () => {
  test('is read sheet by sheet, with dates, numbers and gaps', async () => {
    const bytes = workbook({
      Übersicht: [],
      Kunden: [HEADER, ['Jörg', 'Weiß & Söhne', { day: 31_079 }, 15_123_450_013], [], ['Eva']],
      Alte: [HEADER, ['Bo']],
    });
    expect(await readWorkbook(bytes)).toEqual([
      {
        name: 'Kunden',
        rows: [
          { number: 1, cells: HEADER },
          { number: 2, cells: ['Jörg', 'Weiß & Söhne', '1985-02-01', '15123450013'] },
          { number: 4, cells: ['Eva', '', '', ''] },
        ],
      },
      {
        name: 'Alte',
        rows: [
          { number: 1, cells: HEADER },
          { number: 2, cells: ['Bo', '', '', ''] },
        ],
      },
    ]);
  });

  test('of a megabyte is read without a worker', async () => {
    const rows = Array.from({ length: 9_000 }, (_, row) => [`Vorname ${row}`, 'Nachname', 'x@y.z']);
    const sheets = await readWorkbook(workbook({ Kunden: rows }));
    expect(typeof sheets === 'string' ? sheets : sheets[0]?.rows).toHaveLength(9_000);
  });

  test.each([
    ['is empty', workbook({ Kunden: [] }), 'empty'],
    ['is another archive', zipSync({ 'a.txt': strToU8('a') }), 'not-workbook'],
    ['is cut off', workbook({ Kunden: [HEADER] }).slice(0, 300), 'not-workbook'],
    ['unpacks to too much', zipSync({ 'xl/a.xml': new Uint8Array(40 * 1024 * 1024) }), 'too-large'],
    [
      'has too many files',
      zipSync(
        Object.fromEntries(Array.from({ length: 501 }, (_, n) => [`${n}.xml`, strToU8('a')])),
      ),
      'too-large',
    ],
    [
      'has too many rows',
      workbook({ Kunden: Array.from({ length: MOST_ROWS + 2 }, () => ['Eva']) }),
      'too-many',
    ],
    ['has a cell in the last row', workbook({ Kunden: [HEADER] }, 'A1048576'), 'too-many'],
    ['has a cell in the last column', workbook({ Kunden: [HEADER] }, 'XFD2'), 'too-many'],
  ])('is refused when it %s', async (_, bytes, problem) => {
    expect(await readWorkbook(bytes)).toBe(problem);
  });
});
