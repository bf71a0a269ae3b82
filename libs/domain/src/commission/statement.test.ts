import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancesOf, emptyBalance, move, type Entry, type Posting } from './ledger.ts';
import { draftedEntry, returnedEntry, settledEntry } from './payout-entries.ts';
import type { Payout } from './payout.ts';
import { brokenPayouts, brokenStatements } from './statement-invariants.ts';
import { statementLines, statementNumber, taxOn, type Statement } from './statement.ts';
import { misfit, type TaxKind } from './tax-profile.ts';

const party = {
  name: 'Jörg Weiß',
  street: 'Weg 1',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  taxId: '12/345/67890',
};

function entry(id: string, kind: Entry['kind'], postings: Posting[]): Entry {
  return {
    id,
    partner: 'anna',
    kind,
    deal: id.split('~')[0] ?? '',
    terms: 'org~0001',
    postings,
    on: '2027-01-15',
  };
}

type Happening =
  | { what: 'due'; cents: number }
  | { what: 'back'; cents: number }
  | { what: 'close'; end: 'settle' | 'return' };
const cents = fc.integer({ min: 1, max: 900_000 });
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('due'), cents }) },
  fc.record({ what: fc.constant('back'), cents }),
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('close'), end: fc.constantFrom('settle', 'return') }),
  },
);

const seen = { statements: 0, returned: 0 };

/** Commission of one partner becomes due, goes back, is closed, arrives or returns; months in between do not matter. */
function run(history: readonly Happening[], kind: TaxKind): void {
  const entries: Entry[] = [];
  const statements: Statement[] = [];
  for (const [number, event] of history.entries()) {
    if (event.what === 'due') {
      entries.push(entry(`d${number}~earned`, 'earned', move('expense', 'held', event.cents)));
      entries.push(entry(`d${number}~matured`, 'matured', move('held', 'due', event.cents)));
      continue;
    }
    if (event.what === 'back') {
      entries.push(entry(`d${number}~reversed`, 'reversed', move('due', 'expense', event.cents)));
      continue;
    }
    const balance = balancesOf(entries).get('anna') ?? emptyBalance();
    const lines = statementLines(entries);
    expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(balance.due);
    const drafted = draftedEntry('anna', balance, `m${number}`, 0, '2027-02-01');
    if (!drafted) continue;
    const isBack = event.end === 'return';
    const end = isBack ? returnedEntry : settledEntry;
    entries.push(drafted, end(drafted, '2027-02-03'));
    statements.push(
      statementOf(statements.length + 1, `m${number}`, lines, balance.due, kind, isBack),
    );
    seen.statements += 1;
    if (isBack) seen.returned += 1;
    expect(brokenStatements(statements, entries)).toEqual([]);
  }
  const payout = payoutOf(statements);
  expect(brokenPayouts(statements.length, statements, [payout])).toEqual([]);
}

function statementOf(
  number: number,
  month: string,
  lines: Statement['lines'],
  net: number,
  kind: TaxKind,
  isBack = false,
): Statement {
  return {
    id: `org_anna_${month}`,
    payer: 'org',
    partner: 'anna',
    month,
    number,
    issuer: party,
    recipient: { ...party, kind },
    lines,
    net,
    tax: taxOn(net, kind),
    total: net + taxOn(net, kind),
    ibanEnd: '2051',
    state: isBack ? 'returned' : 'paid',
    payout: 'payout',
    issuedOn: '2027-02-01',
    endedOn: '2027-02-03',
  };
}

const payoutOf = (statements: readonly Statement[]): Payout => ({
  id: 'payout',
  payer: 'org',
  statements: statements.map(({ id, number, partner, total }) => ({
    id,
    number,
    partner,
    name: 'Jörg Weiß',
    ibanEnd: '2051',
    total,
  })),
  controlSum: statements.reduce((sum, { total }) => sum + total, 0),
  state: 'exported',
  author: 'one',
  approver: 'another',
  draftedAt: new Date(),
  approvedAt: new Date(),
  exportedAt: new Date(),
  exportedBy: 'another',
  endedOn: null,
});

test('NET-06 the lines of statements add up to what is due in 1,000 histories of payouts and returns', () => {
  const kinds = fc.constantFrom<TaxKind>('private', 'small', 'business', 'abroad');
  fc.assert(fc.property(fc.array(happening, { maxLength: 24 }), kinds, run), { numRuns: 1_000 });
  expect(seen.statements).toBeGreaterThan(500);
  expect(seen.returned).toBeGreaterThan(100);
});

test('NET-06 notices a gap, a duplicate, a wrong sum and a statement that is paid twice', () => {
  const earned = [
    entry('d~earned', 'earned', move('expense', 'held', 1_000)),
    entry('d~matured', 'matured', move('held', 'due', 1_000)),
  ];
  const drafted = draftedEntry(
    'anna',
    { ...emptyBalance(), due: 1_000 },
    '2027-01',
    0,
    '2027-02-01',
  );
  if (!drafted) throw new Error('Nothing was drafted.');
  const entries = [...earned, drafted, settledEntry(drafted, '2027-02-03')];
  const one = statementOf(1, '2027-01', statementLines(earned), 1_000, 'business');
  const about = (of: Statement) =>
    brokenStatements([of], entries).map((text) => text.replace(/^.*?: /, ''));
  expect(about(one)).toEqual([]);
  expect(about({ ...one, net: 999, total: 1_189 })).toContain('is not what was drafted');
  expect(about({ ...one, lines: [] })).toEqual(['its lines do not add up']);
  expect(about({ ...one, tax: 189, total: 1_189 })).toEqual(['its tax does not fit']);
  expect(about({ ...one, state: 'returned' })).toEqual(['did not end as the ledger says']);
  expect(brokenStatements([], entries)).toEqual([
    'anna~2027-01~drafted: drafted without a statement',
  ]);

  const other = { ...one, id: 'org_ben_2027-01', number: 2 };
  const both = [one, other];
  const gap = ['the numbers of statements have a gap or a duplicate'];
  expect(brokenPayouts(3, both, [])).toEqual(gap);
  expect(brokenPayouts(2, [one, { ...other, number: 1 }], [])).toEqual(gap);
  expect(brokenPayouts(2, [one, { ...other, number: 3 }], [])).toEqual(gap);
  const payout = payoutOf(both);
  const wrong = ['payout: its statements do not add up to its control sum'];
  expect(brokenPayouts(2, both, [{ ...payout, controlSum: 1 }])).toEqual(wrong);
  expect(brokenPayouts(2, [one, { ...other, total: 5 }], [payout])).toEqual(wrong);
  const again = { ...payoutOf([one]), id: 'again' };
  expect(brokenPayouts(2, both, [payout, again])).toEqual(['a statement is in two payouts']);
  expect(brokenPayouts(2, both, [payout, { ...again, state: 'discarded' }])).toEqual([]);
});

test('NET-05 a line names the deal by its day and rate, and money that came back by its day', () => {
  const earned = {
    ...entry('d~earned', 'earned', move('expense', 'held', 1_000)),
    rate: { kind: 'share', permille: 100 } as const,
  };
  const matured = {
    ...entry('d~matured', 'matured', move('held', 'due', 1_000)),
    on: '2027-02-14',
  };
  const drafted = draftedEntry(
    'anna',
    { ...emptyBalance(), due: 1_000 },
    '2027-01',
    0,
    '2027-02-15',
  );
  if (!drafted) throw new Error('Nothing was drafted.');
  expect(statementLines([earned, matured])).toEqual([
    {
      kind: 'matured',
      deal: 'd',
      on: '2027-01-15',
      rate: { kind: 'share', permille: 100 },
      cents: 1_000,
    },
  ]);
  const returned = returnedEntry(drafted, '2027-02-20');
  expect(statementLines([earned, matured, drafted, returned])).toEqual([
    { kind: 'returned', deal: null, on: '2027-02-20', rate: null, cents: 1_000 },
  ]);
  expect(statementNumber(12)).toBe('GS-00012');
});

test.each([
  ['private', 10_000, 0],
  ['small', 10_000, 0],
  ['abroad', 10_000, 0],
  ['business', 10_000, 1_900],
  ['business', 3, 1],
] as const)('NET-05 tax of %s on %d cents', (kind, net, tax) => {
  expect(taxOn(net, kind)).toBe(tax);
});

test.each([
  [{ kind: 'private', country: 'DE', taxId: null }, null],
  [{ kind: 'small', country: 'DE', taxId: null }, 'taxId'],
  [{ kind: 'business', country: 'DE', taxId: 'DE123456789' }, null],
  [{ kind: 'business', country: 'AT', taxId: 'ATU12345678' }, 'country'],
  [{ kind: 'abroad', country: 'DE', taxId: 'DE123456789' }, 'country'],
  [{ kind: 'abroad', country: 'AT', taxId: null }, 'taxId'],
] as const)('NET-05 %j lacks %s', (details, field) => {
  expect(misfit(details)).toBe(field);
});
