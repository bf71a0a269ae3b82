import { expect, test } from 'vitest';
import { guessHeader, guessMapping, isComplete } from './columns.ts';
import { centsOf, listRowsOf } from './list-rows.ts';
import { openList, rowsOf } from './open-list.ts';

test.each([
  ['1.234,56', 123_456],
  ['1.234,56 €', 123_456],
  ['EUR 1 234,56', 123_456],
  ['1234,5', 123_450],
  ['1.234', 123_400],
  ['1234.56', 123_456],
  ['1,234.56', 123_456],
  ['-1.200,00', -120_000],
  ['1.200,00-', -120_000],
  ['−50', -5_000],
  ['1,234', null],
  ['viel', null],
  ['', null],
])('NET-06 a list says %j', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

test('NET-06 finds the columns of a list by their titles', () => {
  const titles = [
    'Vertragsnummer',
    'Versicherungsnehmer',
    'Betrag (EUR)',
    'Datum',
    'Status',
    'Bemerkung',
  ];
  expect(guessMapping(titles)).toEqual({
    reference: 0,
    lastName: 1,
    firstName: null,
    amount: 2,
    on: 3,
    status: 4,
    reason: 5,
  });
  expect(
    guessHeader([['Abrechnung Januar'], titles].map((cells, i) => ({ number: i, cells }))),
  ).toBe(1);
  expect(isComplete(guessMapping(['Kunde', 'Datum', 'Netto', 'Status']))).toBe(true);
  expect(isComplete(guessMapping(['Kunde', 'Netto', 'Status']))).toBe(false);
  expect(isComplete(guessMapping(['Kennzeichen', 'Netto']))).toBe(false);
});

test('NET-06 understands what the rows of a list say', () => {
  const mapping = guessMapping(['Kennzeichen', 'Netto', 'Status', 'Datum', 'Kunde', 'Grund']);
  const [first, second, third] = listRowsOf(
    [
      { number: 2, cells: ['V-1', '1.200,00', 'Bestätigt ', '5.1.2026', 'Weiß, Jörg', ''] },
      { number: 3, cells: ['V-2', 'x', 'offen', '31.2.2026', 'Ayşe Öztürk', 'Widerruf'] },
      { number: 4, cells: [] },
    ],
    mapping,
  );
  expect(first).toMatchObject({
    status: 'confirm',
    cents: 120_000,
    on: '2026-01-05',
    name: 'Jörg W.',
    reason: null,
  });
  expect(second).toMatchObject({
    status: null,
    cents: null,
    on: null,
    name: 'Ayşe Ö.',
    reason: 'Widerruf',
  });
  expect(third).toMatchObject({ status: null, cents: null, on: null, name: null });
});

test.each([
  ['UTF-8', new TextEncoder().encode('Nr;Netto;Status\nV-1;10,00;bestätigt\n')],
  [
    'Windows-1252',
    Uint8Array.from(Buffer.from('Nr,Netto,Status\nV-1,"10,00",bestätigt', 'latin1')),
  ],
])('NET-06 a list in %s is read', (_, bytes) => {
  const list = openList('liste.csv', bytes);
  if (typeof list === 'string') throw new Error(list);
  expect(rowsOf(list)).toMatchObject([{ number: 2, status: 'confirm', cents: 1_000 }]);
});
