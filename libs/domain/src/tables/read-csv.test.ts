import { describe, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const cellsOf = (text: string) => readCsv(text).rows.map(({ cells }) => cells);

describe('CRM-02 separated values', () => {
  test.each([';', ',', '\t', '|'])('%j separates, quoted values keep theirs', (separator) => {
    const lines = [
      ['Vorname', 'Nachname', 'Notiz'],
      ['"Jörg"', 'Weiß', '"a;b,c\td|e ""f"""'],
    ];
    expect(cellsOf(lines.map((line) => line.join(separator)).join('\r\n'))).toEqual([
      ['Vorname', 'Nachname', 'Notiz'],
      ['Jörg', 'Weiß', 'a;b,c\td|e "f"'],
    ]);
  });

  test('the separator is that of most lines, not of a line above the titles', () => {
    const text = 'Liste, Stand heute, intern\nVorname;Nachname\nJörg;Weiß\nEva;Prell';
    expect(cellsOf(text).at(-1)).toEqual(['Eva', 'Prell']);
  });

  test.each(['sep=;\r\n', '"sep=;"\n', 'SEP=;\n'])('%j names the separator', (line) => {
    expect(cellsOf(`${line}a,x;b\r\n1;2`)).toEqual([
      ['a,x', 'b'],
      ['1', '2'],
    ]);
  });

  test.each(['\r\n', '\n', '\r'])('%j ends a line', (end) => {
    expect(cellsOf(['a;b', '1;2', '3;4'].join(end))).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  test('a note of several lines is one value', () => {
    const { rows, problems } = readCsv('a;b;c\n1;"Zwei Kinder;\nbaut ein Haus";3\n4;5;6');
    expect(rows).toEqual([
      { number: 1, cells: ['a', 'b', 'c'] },
      { number: 2, cells: ['1', 'Zwei Kinder;\nbaut ein Haus', '3'] },
      { number: 3, cells: ['4', '5', '6'] },
    ]);
    expect(problems).toEqual([]);
  });

  test('values that a spreadsheet keeps as texts lose their guard', () => {
    expect(cellsOf(`a;b\n'+49155;"=""0155"""`)[1]).toEqual(['+49155', '0155']);
  });

  test('empty rows count, so that numbers are those of the spreadsheet', () => {
    const { rows } = readCsv('a;b\n1;2\n\n ; \n3;4\n');
    expect(rows.filter(({ cells }) => cells.join('') !== '').map(({ number }) => number)).toEqual([
      1, 2, 5,
    ]);
  });
});

describe('CRM-02 a quotation mark that is not closed', () => {
  const people = Array.from({ length: 40 }, (_, index) => `Eva;Prell;${index}@mail.example;`);

  test('swallows no row after it, at the beginning and in the middle of a value', () => {
    for (const broken of [
      'Bo;Zell;bo@mail.example;"Rentner',
      'Bo;Zell;bo@mail.example;"Rent"ner',
    ]) {
      const text = ['Vorname;Nachname;E-Mail;Beruf', broken, ...people].join('\r\n');
      const { rows, problems } = readCsv(text);
      expect(rows).toHaveLength(42);
      expect(rows[1]?.cells.slice(0, 3)).toEqual(['Bo', 'Zell', 'bo@mail.example']);
      expect(problems).toEqual([{ number: 2, kind: 'quote' }]);
    }
  });

  test('swallows no row when another value closes it', () => {
    const text = [
      'Vorname;Nachname;E-Mail;Beruf',
      'Bo;Zell;bo@mail.example;"Rentner',
      ...people.slice(0, 3),
      'Ida;Zell;ida@mail.example;"Beamtin"',
      ...people.slice(3),
    ].join('\n');
    const { rows, problems } = readCsv(text);
    expect(rows).toHaveLength(43);
    expect(rows[5]?.cells).toEqual(['Ida', 'Zell', 'ida@mail.example', 'Beamtin']);
    expect(problems).toEqual([{ number: 2, kind: 'quote' }]);
  });

  test('in every row leaves every row readable, in a file of any size', () => {
    const broken = Array.from({ length: 5_000 }, (_, index) => `"Bo;Zell;${index}@mail.example`);
    const { rows, problems } = readCsv(['Vorname;Nachname;E-Mail', ...broken].join('\n'));
    expect(rows).toHaveLength(5_001);
    expect(rows.at(-1)?.cells.at(-1)).toBe('4999@mail.example');
    expect(problems.length).toBeGreaterThanOrEqual(200);
  });
});

test('CRM-02 each line of any text is part of a row', () => {
  // a generator of its own, so that a failure can be repeated
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed % below;
  };
  const pieces = ['a', 'ü', ';', '"', '""', ',', ' ', '12', '\t', '@'];
  for (let round = 0; round < 500; round++) {
    const lines = Array.from({ length: 3 + random(10) }, (_, index) => {
      const noise = Array.from({ length: random(8) }, () => pieces[random(pieces.length)]).join('');
      return `Zeile${index}x;${noise};Ende${index}x`;
    });
    const text = JSON.stringify(readCsv(`A;B;C\n${lines.join('\n')}`).rows);
    for (let index = 0; index < lines.length; index++) {
      expect(text, lines.join('\n')).toContain(`Zeile${index}x`);
      expect(text, lines.join('\n')).toContain(`Ende${index}x`);
    }
  }
});

test('CRM-02 reports a cell that may contain a further row, but not a multi-line note', () => {
  const text = [
    'Vorname;Nachname;E-Mail;Telefon;Notiz',
    'Bo;Zell;bo@mail.example;;"Rentner',
    'Ida;Kurz;ida@mail.example',
    'Uwe;Lang;uwe@mail.example"',
    'Eva;Prell;eva@mail.example;;"Schreibt an',
    'info@mail.example; mag Tee"',
  ].join('\n');
  const { rows, problems } = readCsv(text.replace('info@', 'Adresse info@'));
  expect(rows).toHaveLength(3);
  expect(problems).toEqual([{ number: 2, kind: 'hidden' }]);
});
