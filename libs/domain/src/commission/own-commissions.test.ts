import { expect, test } from 'vitest';
import type { BookedEntry } from './booked.ts';
import { nextDueOf, ownCommissions } from './own-commissions.ts';
import type { Statement } from './statement.ts';

const entry = (
  deal: string,
  kind: BookedEntry['kind'],
  cents: number,
  changes: Partial<BookedEntry> = {},
): BookedEntry => ({
  id: `${deal}~anna~${kind}`,
  partner: 'anna',
  kind,
  deal,
  terms: 'org~0001',
  postings: [
    { account: kind === 'earned' ? 'expense' : 'held', cents: -cents },
    { account: kind === 'earned' ? 'held' : kind === 'matured' ? 'due' : 'expense', cents },
  ],
  on: '2027-01-15',
  payer: 'org',
  source: 'deals',
  rate: kind === 'earned' ? { kind: 'share', permille: 100 } : null,
  dueOn: kind === 'earned' ? '2027-02-14' : null,
  at: new Date('2027-01-20T10:00:00Z'),
  ...changes,
});

test('NET-04 says of each deal what was earned, what went back, and since when it is due', () => {
  const found = ownCommissions(
    [
      entry('one', 'earned', 12_000),
      entry('two', 'earned', 5_000, { on: '2027-01-16' }),
      entry('two', 'matured', 5_000),
      entry('three', 'earned', 3_000, { on: '2027-01-17' }),
      entry('three', 'reversed', 3_000),
    ],
    [{ name: 'Jörg W.', deals: ['one', 'other'] }],
  );
  expect(
    found.map(({ deal, name, cents, reversed, state }) => [deal, name, cents, reversed, state]),
  ).toEqual([
    ['three', null, 3_000, 3_000, 'reversed'],
    ['two', null, 5_000, 0, 'due'],
    ['one', 'Jörg W.', 12_000, 0, 'held'],
  ]);
  expect(found[2]).toMatchObject({ dueOn: '2027-02-14', payer: 'org', on: '2027-01-15' });
});

test('NET-04.4 says of each deal whether a statement pays it, and when more becomes due', () => {
  const entries = ['one', 'two', 'three', 'four'].flatMap((deal) => [
    entry(deal, 'earned', 1_000, { dueOn: deal === 'four' ? '2027-03-01' : '2027-02-14' }),
    ...(deal === 'four' ? [] : [entry(deal, 'matured', 1_000)]),
  ]);
  const pays = (number: number, deal: string, state: Statement['state']) => ({
    payer: 'org',
    number,
    state,
    lines: [
      {
        kind: 'matured' as const,
        deal,
        on: '2027-01-15',
        rate: null,
        source: 'deals' as const,
        cents: 1_000,
      },
    ],
  });
  const statements = [
    pays(3, 'three', 'returned'),
    pays(2, 'two', 'paid'),
    pays(1, 'one', 'issued'),
  ];
  const found = ownCommissions(entries, [], statements);
  expect(found.map(({ deal, state }) => [deal, state])).toEqual([
    ['one', 'inPayout'],
    ['two', 'paid'],
    ['three', 'due'],
    ['four', 'held'],
  ]);
  const again = {
    ...pays(4, '', 'paid'),
    lines: [
      {
        kind: 'returned' as const,
        deal: null,
        on: '2027-02-20',
        rate: null,
        source: 'deals' as const,
        cents: 1_000,
      },
    ],
  };
  const later = ownCommissions(entries, [], [...statements, again]);
  expect(later.find(({ deal }) => deal === 'three')?.state).toBe('paid');
  // the same for what was cancelled after an objection; its correction pays nothing
  const cancelled = [
    ...statements.filter(({ number }) => number < 3),
    pays(3, 'three', 'corrected'),
    pays(4, 'three', 'correction'),
  ];
  const stateOf = (of: typeof statements) =>
    ownCommissions(entries, [], of).find(({ deal }) => deal === 'three')?.state;
  expect(stateOf(cancelled)).toBe('due');
  expect(stateOf([pays(3, 'three', 'objected')])).toBe('inPayout');
  const anew = {
    ...pays(5, '', 'issued'),
    lines: [
      {
        kind: 'corrected' as const,
        deal: null,
        on: '2027-02-20',
        rate: null,
        source: 'deals' as const,
        cents: 1_000,
      },
    ],
  };
  expect(ownCommissions(entries, [], [...cancelled, anew])).toContainEqual(
    expect.objectContaining({ deal: 'three', state: 'inPayout' }),
  );
  expect(nextDueOf(found, '2027-03-01')).toBe('2027-03-01');
  expect(nextDueOf(found, '2027-03-02')).not.toBe('2027-03-01');
  expect(nextDueOf(found.slice(0, 3), '2027-01-01')).toBeNull();
});
