import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maturesOn, netReturns } from './referred-invoice.ts';

test('NET-03.3 all of an invoice that went back is all of its net amount, in however many parts', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 25 }),
      (amounts, vat) => {
        const gross = amounts.reduce((sum, amount) => sum + amount, 0);
        const net = Math.round(gross / (1 + vat / 100));
        const parts = amounts.map((amount, index) => ({
          id: String(index),
          gross: amount,
          on: '2027-01-15',
        }));
        const returns = netReturns(parts, { gross, net });
        expect(returns.reduce((sum, { cents }) => sum + cents, 0)).toBe(net);
        // a further part leaves the earlier ones as they are
        expect(netReturns(parts.slice(0, -1), { gross, net })).toEqual(returns.slice(0, -1));
      },
    ),
  );
});

test('NET-03.3 no more goes back than was paid', () => {
  const part = (id: string, gross: number) => ({ id, gross, on: '2027-01-15' });
  const returns = netReturns([part('a', 800), part('b', 800)], { gross: 1_190, net: 1_000 });
  expect(returns.map(({ cents }) => cents)).toEqual([672, 328]);
  expect(netReturns([part('a', 5)], { gross: 0, net: 0 })).toEqual([
    { id: 'a', cents: 0, on: '2027-01-15' },
  ]);
});

test('NET-03.3 commission becomes due after the holding days, not in a dispute and not twice', () => {
  const invoice = { netCents: 1_000, on: '2027-01-15', returns: [], isDisputed: false };
  const day = (changes: object, known: Parameters<typeof maturesOn>[2] = []) =>
    maturesOn({ ...invoice, ...changes }, { holdingDays: 30 }, known);
  expect(day({})).toBe('2027-02-14');
  expect(day({ isDisputed: true })).toBeNull();
  expect(day({}, [{ kind: 'matured' }])).toBeNull();
  expect(day({ returns: [{ id: 'a', cents: 1_000, on: '2027-01-16' }] })).toBeNull();
  expect(day({ returns: [{ id: 'a', cents: 999, on: '2027-01-16' }] })).toBe('2027-02-14');
});
