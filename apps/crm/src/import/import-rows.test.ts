import { describe, expect, test } from 'vitest';
import { guessColumns, guessHeader, guessMapping, isComplete } from './columns.ts';
import { toImportRows } from './import-rows.ts';

const header = ['Nachname', 'Vorname', 'E-Mail-Adresse', 'Telefon', 'Geburtsdatum', 'Beruf'];
const rowsOf = (titles: readonly string[], ...cells: string[][]) =>
  toImportRows(
    cells.map((row, index) => ({ number: index + 2, cells: row })),
    { mapping: guessMapping(titles), columns: guessColumns(titles), dateOrder: 'day' },
  );

test.each([
  ['Excel', header, [1, 0, 2, 3, 4, 5]],
  [
    'Outlook',
    [
      'Anrede',
      'Vorname',
      'Weitere Vornamen',
      'Nachname',
      'Position',
      'Telefon geschäftlich',
      'Fax geschäftlich',
      'Mobiltelefon',
      'E-Mail-Adresse',
      'E-Mail-Typ',
      'E-Mail: Angezeigter Name',
      'Beruf',
      'Geburtstag',
    ],
    [1, 3, 8, 7, 12, 11],
  ],
  [
    'Outlook in English',
    [
      'First Name',
      'Last Name',
      'Job Title',
      'Business Fax',
      'Home Phone',
      'Mobile Phone',
      'E-mail Address',
      'E-mail Type',
      'E-mail Display Name',
      'Birthday',
    ],
    [0, 1, 6, 5, 9, 2],
  ],
  [
    'Google',
    [
      'First Name',
      'Last Name',
      'Organization Title',
      'Birthday',
      'E-mail 1 - Label',
      'E-mail 1 - Value',
      'Phone 1 - Label',
      'Phone 1 - Value',
    ],
    [0, 1, 5, 7, 3, 2],
  ],
  [
    'HubSpot',
    [
      'Record ID',
      'First Name',
      'Last Name',
      'Email',
      'Email Domain',
      'Phone Number',
      'Mobile Phone Number',
      'Date of birth',
      'Job Title',
    ],
    [1, 2, 3, 6, 7, 8],
  ],
  [
    'DATEV',
    [
      'Konto',
      'Name (Adressattyp natürl. Person)',
      'Vorname (Adressattyp natürl. Person)',
      'Telefon',
      'E-Mail',
      'Fax',
    ],
    [2, 1, 4, 3, null, null],
  ],
  ['one column of names', ['Name', 'Mail', 'Handy'], [0, 0, 1, 2, null, null]],
])('CRM-02 titles of %s are recognised', (_, titles, expected) => {
  const { firstName, lastName, email, phone, bday, job } = guessMapping(titles);
  expect([firstName, lastName, email, phone, bday, job]).toEqual(expected);
});

test('CRM-02 titles are found below other rows, and are not needed', () => {
  const table = [['Kundenliste 2026'], ['', ''], ['Vorname', 'Nachname', 'E-Mail'], ['Eva']];
  expect(guessHeader(table.map((cells, index) => ({ number: index + 1, cells })))).toBe(2);
  expect(isComplete(guessMapping(['Vorname', 'Nachname']))).toBe(false);
  expect(isComplete(guessMapping(['Vorname', 'Nachname', 'Telefon']))).toBe(true);
});

test('CRM-02 a row becomes a person as it is stored', () => {
  const cells = ['Weiß', ' Jörg', 'Joerg@Mail.example', '0155 5123/4567', '3.2.1991', 'Beamtin'];
  const [row] = rowsOf(header, cells);
  expect(row).toMatchObject({
    wrong: [],
    left: [],
    person: {
      firstName: 'Jörg',
      lastName: 'Weiß',
      email: 'joerg@mail.example',
      phone: '+4915551234567',
      bday: '1991-02-03',
      job: 'Beamter',
    },
  });
  const [without] = rowsOf(header, ['Weiß', 'Jörg', 'j@mail.example']);
  expect(without?.person).toMatchObject({ phone: null, bday: null, job: null });
});

test('CRM-02 an optional value that cannot be read is left empty and named, and the person is imported', () => {
  const cells = ['Weiß', 'Jörg', 'j@mail.example', '4,91512E+12', '0.0.00', 'Imker'];
  const [row] = rowsOf(header, cells);
  expect(row?.person).toMatchObject({ firstName: 'Jörg', phone: null, bday: null, job: null });
  expect(row?.left).toEqual([
    { field: 'phone', typed: '4,91512E+12' },
    { field: 'bday', typed: '0.0.00' },
    { field: 'job', typed: 'Imker' },
  ]);
});

test('CRM-02 accepts a name with one contact, or with a reason for having none', () => {
  const titles = [...header, 'Grund ohne Kontaktdaten'];
  const [byPhone, damaged, explained, empty] = rowsOf(
    titles,
    ['Weiß', 'Jörg', '', '0155 51234567', '', '', ''],
    ['Weiß', 'Ada', 'ada@', '0155 51234568', '', '', ''],
    ['Weiß', 'Eva', '', '', '', '', 'Kommt nur vorbei'],
    ['Weiß', 'Uta', '', '', '', '', ''],
  );
  expect(byPhone).toMatchObject({
    wrong: [],
    person: { email: null, phone: '+4915551234567' },
  });
  expect(damaged).toMatchObject({
    person: { email: null, phone: '+4915551234568' },
    left: [{ field: 'email', typed: 'ada@' }],
  });
  expect(explained?.person).toMatchObject({ withoutContact: 'Kommt nur vorbei' });
  expect(empty).toMatchObject({ person: null, wrong: ['email'] });
});

test('CRM-02 of several values the first that can be read is taken, and the others are named', () => {
  const titles = ['Vorname', 'Nachname', 'E-Mail', 'E-Mail 2', 'Telefon', 'Mobiltelefon'];
  const [row, other] = rowsOf(
    titles,
    [
      'Eva',
      'Prell',
      'eva@mail.example ::: prell@mail.example',
      'e@firma.example',
      '0221 998877',
      '0151 23450013',
    ],
    ['Eva', 'Prell', '', 'e@firma.example', '0221 998877; 0151 23450013', ''],
  );
  expect(row?.person).toMatchObject({ email: 'eva@mail.example', phone: '+4915123450013' });
  expect(row?.left.map(({ typed }) => typed).toSorted()).toEqual([
    '0221 998877',
    'e@firma.example',
    'prell@mail.example',
  ]);
  expect(other?.person).toMatchObject({ email: 'e@firma.example', phone: '+49221998877' });
  expect(other?.left).toEqual([{ field: 'phone', typed: '0151 23450013' }]);
});

test.each([
  ['Jörg Weiß', 'Jörg', 'Weiß'],
  ['Weiß, Jörg', 'Jörg', 'Weiß'],
  ['Anna Maria von der Heide', 'Anna Maria', 'von der Heide'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
])('CRM-02 a whole name in one column: %s', (typed, firstName, lastName) => {
  const [row] = rowsOf(['Name', 'E-Mail'], [typed, 'j@mail.example']);
  expect(row?.person).toMatchObject({ firstName, lastName });
});

test('CRM-02 what cannot be imported is named field by field', () => {
  const rows = rowsOf(
    header,
    ['', 'Jörg', 'j@mail.example'],
    ['Weiß', 'www.example.org', 'keine', '12', '31.02.1990'],
  );
  expect(rows.map(({ wrong }) => wrong)).toEqual([['lastName'], ['firstName', 'email']]);
  expect(rows.every(({ person }) => person === null)).toBe(true);
});

test('CRM-02 tags are read from their column; one that is too long or one too many is named', () => {
  const titles = [...header, 'Schlagwörter'];
  const person = ['Weiß', 'Jörg', 'j@mail.example', '', '', ''];
  const long = 'x'.repeat(31);
  const [row] = rowsOf(titles, [...person, `Rente, Haus;rente\n${long}`]);
  expect(row?.person).toMatchObject({ tags: ['Rente', 'Haus'] });
  expect(row?.left).toEqual([{ field: 'tags', typed: long }]);

  const many = Array.from({ length: 11 }, (_, index) => `Tag ${index}`);
  const [crowded] = rowsOf(titles, [...person, many.join(', ')]);
  expect(crowded?.person?.tags).toEqual(many.slice(0, 10));
  expect(crowded?.left).toEqual([{ field: 'tags', typed: 'Tag 10' }]);
});

test('CRM-02 strips titles and suffixes from names and reports them', () => {
  const [row] = rowsOf(header, ['Lang, CFP®', 'Dr. Eva', 'eva@mail.example']);
  expect(row?.person).toMatchObject({ firstName: 'Eva', lastName: 'Lang' });
  expect(row?.left).toEqual([
    { field: 'firstName', typed: 'Dr.' },
    { field: 'lastName', typed: '®' },
    { field: 'lastName', typed: 'CFP' },
  ]);
  const [whole] = rowsOf(['Name', 'E-Mail'], ['Eva Lang, MBA', 'eva@mail.example']);
  expect(whole?.person).toMatchObject({ firstName: 'Eva', lastName: 'Lang' });
});

test('CRM-02 falls back to the full name when first and last name are empty', () => {
  const titles = ['Vorname', 'Nachname', 'Anzeigename', 'E-Mail'];
  const [row, named] = rowsOf(
    titles,
    ['', '', 'Prof. Dr. Eva-Maria von der Heide', 'eva@mail.example'],
    ['Bo', 'Zell', 'Bo Z.', 'bo@mail.example'],
  );
  expect(row?.person).toMatchObject({ firstName: 'Eva-Maria', lastName: 'von der Heide' });
  expect(named?.person).toMatchObject({ firstName: 'Bo', lastName: 'Zell' });
});

describe('CRM-02 duplicate rows', () => {
  const eva = ['Prell', 'Eva', 'eva@mail.example', '0151 23450013', '', ''];

  test('merges the details of two rows of one person', () => {
    const rows = rowsOf(
      header,
      eva,
      ['PRELL', 'eva', 'Eva@mail.example', '', '3.2.1991', 'Beamtin'],
      ['Prell', 'Eva', 'prell@mail.example', '0151 23450013', '', ''],
      ['Zell', 'Bo', 'bo@mail.example', '', '', ''],
    );
    expect(rows.map(({ repeats }) => repeats)).toEqual([null, 2, 2, null]);
    expect(rows.filter(({ person }) => person !== null)).toHaveLength(2);
    expect(rows[0]?.person).toMatchObject({ bday: '1991-02-03', job: 'Beamter' });
    expect(rows[2]?.left).toEqual([{ field: 'email', typed: 'prell@mail.example' }]);
  });

  test('keeps different names or numbers separate', () => {
    const rows = rowsOf(
      header,
      eva,
      ['Prell', 'Peter', 'eva@mail.example', '0151 23450013', '', ''],
      ['Prell', 'Eva', 'eva@mail.example', '0160 23450014', '', ''],
    );
    expect(rows.map(({ repeats }) => repeats)).toEqual([null, null, null]);
  });
});
