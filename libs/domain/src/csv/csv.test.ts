import { expect, test } from 'vitest';
import { toCsv, unguarded } from './csv.ts';

test('CRM-01 a value that a spreadsheet would run as a formula is text in the exported file', () => {
  const hostile = ['=1+1', '+49155', '-2', '@SUM(A1)', '\t=1', '\r=1', '=1\n+2', '\n=1'];
  const csv = toCsv(
    ['Wert'],
    hostile.map((value) => [value]),
  );
  for (const value of hostile) expect(csv).toContain(`"'${value}"`);
  expect(hostile.map((value) => unguarded(`'${value}`))).toEqual(hostile);
});

test('CRM-01 the exported file has its mark for umlauts; quotes and semicolons stay inside their value', () => {
  expect(toCsv(['Name', 'Beruf'], [['Jörg; "Jo"', '']])).toBe(
    '\uFEFFName;Beruf\r\n"Jörg; ""Jo""";',
  );
  expect(unguarded("'Ndrangheta")).toBe("'Ndrangheta");
});
