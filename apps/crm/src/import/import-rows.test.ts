import { expect, test } from 'vitest';
import { guessMapping, isComplete } from './columns.ts';
import { toImportRows } from './import-rows.ts';

const header = [
  'Nachname',
  'Vorname',
  'E-Mail-Adresse',
  'Telefon (mobil)',
  'Geburtsdatum',
  'Beruf',
];
const rowsOf = (...cells: string[][]) =>
  toImportRows(
    cells.map((row, index) => ({ number: index + 2, cells: row })),
    { ...guessMapping(header), phone: 3 },
  );

test('CRM-02 columns are recognised by their titles, in German and as Google writes them', () => {
  expect(guessMapping(header)).toEqual({
    lastName: 0,
    firstName: 1,
    email: 2,
    phone: null,
    bday: 4,
    job: 5,
  });
  const google = guessMapping(['First Name', 'Last Name', 'Birthday', 'E-mail 1 - Value']);
  expect(google).toMatchObject({ firstName: 0, lastName: 1, bday: 2, email: 3, job: null });
  expect(isComplete(google)).toBe(true);
  expect(isComplete(guessMapping(['Vorname', 'Nachname']))).toBe(false);
});

test('CRM-02 a row becomes a person: a German day, a number as it is written, a job in another form', () => {
  const [row] = rowsOf([
    'Weiß',
    'Jörg',
    'Joerg@Mail.example',
    '0155 5123/4567',
    '3.2.1991',
    'Beamtin',
  ]);
  expect(row).toMatchObject({
    wrong: [],
    unknownJob: false,
    person: {
      firstName: 'Jörg',
      lastName: 'Weiß',
      email: 'Joerg@Mail.example',
      phone: '0155 5123/4567',
      bday: '1991-02-03',
      job: 'Beamter',
    },
  });
  const [stored, without] = rowsOf(
    ['Weiß', 'Jörg', 'j@mail.example', '', '1991-02-03', 'Imker'],
    ['Weiß', 'Jörg', 'j@mail.example'],
  );
  expect(stored).toMatchObject({ unknownJob: true, person: { bday: '1991-02-03', job: null } });
  expect(without?.person).toMatchObject({ phone: null, bday: null, job: null });
});

test('CRM-02 what cannot be imported is named field by field', () => {
  const rows = rowsOf(
    ['', 'Jörg', 'j@mail.example'],
    ['Weiß', 'www.example.org', 'keine', '12', '31.02.1990'],
    ['Weiß', 'Jörg', 'j@mail.example', '', '01.01.2090'],
  );
  expect(rows.map(({ wrong }) => wrong)).toEqual([
    ['lastName'],
    ['firstName', 'email', 'phone', 'bday'],
    ['bday'],
  ]);
  expect(rows.every(({ person }) => person === null)).toBe(true);
});
