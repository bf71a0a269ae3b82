import { expect, test } from 'vitest';
import type { BookedEntry } from './booked.ts';
import { ownCommissions } from './own-commissions.ts';

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
