import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineText } from './commission-texts.de.ts';
import { customerInitials } from './deal.ts';
import { balancesOf, emptyBalance, move, type Entry, type Posting } from './ledger.ts';
import { correctedEntry, draftedEntry, returnedEntry, settledEntry } from './payout-entries.ts';
import type { Payout } from './payout.ts';
import { brokenPayouts, brokenStatements } from './statement-invariants.ts';
import {
  allowsCorrection,
  allowsObjection,
  correctionOf,
  hasEInvoice,
  isOpenObjection,
  servicePeriod,
  statementLines,
  statementNumber,
  taxOn,
  type Objection,
  type Statement,
  type StatementLine,
} from './statement.ts';
import { misfit, type TaxKind } from './tax-profile.ts';

const party = {
  name: 'Jörg Weiß',
  street: 'Weg 1',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  taxId: '12/345/67890',
};

function entry(id: string, kind: Entry['kind'], postings: Posting[], on = '2027-01-15'): Entry {
  return {
    id,
    partner: 'anna',
    kind,
    deal: id.split('~')[0] ?? '',
    terms: 'org~0001',
    postings,
    on,
  };
}

/** The entry and the state at the end of a statement. */
const ENDS = {
  settle: [settledEntry, 'paid'],
  return: [returnedEntry, 'returned'],
  correct: [correctedEntry, 'corrected'],
} as const;
type End = keyof typeof ENDS;

type Happening =
  | { what: 'due'; cents: number; isRunning: boolean }
  | { what: 'back'; cents: number }
  | { what: 'close'; end: End };
const cents = fc.integer({ min: 1, max: 900_000 });
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('due'), cents, isRunning: fc.boolean() }) },
  fc.record({ what: fc.constant('back'), cents }),
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('close'),
      end: fc.constantFrom<End>('settle', 'return', 'correct'),
    }),
  },
);

const seen = { statements: 0, cancelled: 0, waiting: 0 };

const sumOf = (lines: readonly StatementLine[]) => lines.reduce((sum, line) => sum + line.cents, 0);

/** `2027-03` for 3, `2028-01` for 13 */
const monthNumber = (number: number) =>
  new Date(Date.UTC(2027, number - 1)).toISOString().slice(0, 7);

/** Commission of one partner becomes due, goes back, is closed, arrives or returns; months in between do not matter. */
function run(history: readonly Happening[], kind: TaxKind): void {
  const entries: Entry[] = [];
  const statements: Statement[] = [];
  let closed = 0;
  for (const [number, event] of history.entries()) {
    const [month, running] = [monthNumber(closed + 1), monthNumber(closed + 2)];
    if (event.what === 'due') {
      const on = `${event.isRunning ? running : month}-15`;
      entries.push(entry(`d${number}~earned`, 'earned', move('expense', 'held', event.cents), on));
      entries.push(entry(`d${number}~matured`, 'matured', move('held', 'due', event.cents), on));
      continue;
    }
    if (event.what === 'back') {
      entries.push(entry(`d${number}~reversed`, 'reversed', move('due', 'expense', event.cents)));
      continue;
    }
    closed += 1;
    const { due } = balancesOf(entries).get('anna') ?? emptyBalance();
    const { lines, later } = statementLines(entries, month);
    const net = sumOf(lines);
    expect(net + sumOf(later)).toBe(due);
    expect(later.every(({ deal, on }) => deal !== null && on.startsWith(running))).toBe(true);
    if (later.length > 0) seen.waiting += 1;
    const drafted = draftedEntry('anna', net, month, 0, '2027-02-01');
    if (!drafted) continue;
    const [end, state] = ENDS[event.end];
    entries.push(drafted, end(drafted, '2027-02-03'));
    const issued = statementOf(statements.length + 1, month, lines, net, kind);
    seen.statements += 1;
    if (state === 'paid') {
      statements.push(issued);
    } else {
      const correction = correctionOf(
        issued,
        issued.number + 1,
        '2027-02-03',
        state === 'returned' ? 'returned' : 'objection',
      );
      statements.push({ ...issued, state, correctedBy: correction.number }, correction);
      seen.cancelled += 1;
    }
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
    waitsUntil: null,
    state: 'paid',
    payout: 'payout',
    issuedOn: '2027-02-01',
    endedOn: '2027-02-03',
    corrects: null,
    correctedBy: null,
    objection: null,
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
  file: null,
});

test('NET-06 the lines of statements add up to what is due in 1,000 histories of payouts, returns and corrections', () => {
  const kinds = fc.constantFrom<TaxKind>('private', 'small', 'business', 'abroad');
  fc.assert(fc.property(fc.array(happening, { maxLength: 24 }), kinds, run), { numRuns: 1_000 });
  expect(seen.statements).toBeGreaterThan(500);
  expect(seen.cancelled).toBeGreaterThan(200);
  expect(seen.waiting).toBeGreaterThan(200);
});

test('NET-06 notices a gap, a duplicate, a wrong sum and a statement that is paid twice', () => {
  const earned = [
    entry('d~earned', 'earned', move('expense', 'held', 1_000)),
    entry('d~matured', 'matured', move('held', 'due', 1_000)),
  ];
  const drafted = draftedEntry('anna', 1_000, '2027-01', 0, '2027-02-01');
  if (!drafted) throw new Error('Nothing was drafted.');
  const entries = [...earned, drafted, settledEntry(drafted, '2027-02-03')];
  const one = statementOf(1, '2027-01', statementLines(earned, '2027-01').lines, 1_000, 'business');
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

test('NET-05 notices a cancelled statement without its correction, and a correction that is not its opposite', () => {
  const earned = [
    entry('d~earned', 'earned', move('expense', 'held', 1_000)),
    entry('d~matured', 'matured', move('held', 'due', 1_000)),
  ];
  const drafted = draftedEntry('anna', 1_000, '2027-01', 0, '2027-02-01');
  if (!drafted) throw new Error('Nothing was drafted.');
  const entries = [...earned, drafted, correctedEntry(drafted, '2027-02-03')];
  const { lines } = statementLines(earned, '2027-01');
  const issued = statementOf(1, '2027-01', lines, 1_000, 'business');
  const cancelled: Statement = { ...issued, state: 'corrected', correctedBy: 2 };
  const correction = correctionOf(issued, 2, '2027-02-03', 'objection');
  const about = (...of: Statement[]) =>
    brokenStatements(of, entries).map((text) => text.replace(/^.*?: /, ''));
  expect(about(cancelled, correction)).toEqual([]);
  const missing = 'is cancelled without a correction';
  const wrong = 'is not the opposite of what it cancels';
  expect(about(cancelled)).toEqual([missing]);
  expect(about({ ...cancelled, correctedBy: null })).toEqual([missing]);
  expect(about({ ...cancelled, correctedBy: null }, correction)).toEqual([missing, wrong]);
  expect(about(cancelled, { ...correction, total: -1_000 })).toEqual([wrong]);
  expect(about(cancelled, { ...correction, tax: 0 })).toEqual([wrong]);
  expect(about(cancelled, { ...correction, lines: [] })).toEqual([wrong]);
  expect(about(cancelled, { ...correction, corrects: null })).toEqual([wrong]);
  expect(about({ ...cancelled, state: 'paid' }, correction)).toEqual([
    'did not end as the ledger says',
  ]);
  expect(about({ ...cancelled, state: 'objected', correctedBy: null })).toEqual([
    'did not end as the ledger says',
  ]);
});

test('NET-05 a partner objects once to what still counts; it is cancelled only before its money leaves', () => {
  const objection: Objection = { reason: 'Falsch', on: '2027-02-03', answer: null };
  const answer = { kind: 'rejected', reason: 'Nein', by: 'boss', on: '2027-02-04' } as const;
  const states = ['issued', 'objected', 'paid', 'returned', 'corrected', 'correction'] as const;
  const all = states.map((state) => ({ state, objection: null }));
  expect(all.filter(allowsObjection).map(({ state }) => state)).toEqual(['issued', 'paid']);
  expect(allowsObjection({ state: 'issued', objection })).toBe(false);
  expect(all.filter(allowsCorrection).map(({ state }) => state)).toEqual(['objected']);
  expect(isOpenObjection({ objection: null })).toBe(false);
  expect(isOpenObjection({ objection })).toBe(true);
  expect(isOpenObjection({ objection: { ...objection, answer } })).toBe(false);
});

test.each([
  ['business', 'DE', 'DE', true],
  ['small', 'DE', 'DE', true],
  ['private', 'DE', 'DE', false],
  ['abroad', 'AT', 'DE', false],
  ['business', 'DE', 'AT', false],
] as const)('NET-05 a statement for %s in %s from %s as e-invoice: %s', (kind, to, from, is) => {
  const issuer = { ...party, country: from };
  expect(hasEInvoice({ issuer, recipient: { ...party, kind, country: to } })).toBe(is);
});

test('NET-05 leaves a deal of the running month for its close, but not reversals or money that is due again', () => {
  const earned = (deal: string, on: string) => [
    entry(`${deal}~earned`, 'earned', move('expense', 'held', 1_000), on),
    { ...entry(`${deal}~matured`, 'matured', move('held', 'due', 1_000)), on: '2027-02-20' },
  ];
  const both = [...earned('old', '2027-01-31'), ...earned('new', '2027-02-01')];
  const dealsOf = (lines: readonly StatementLine[]) => lines.map(({ deal }) => deal);
  const first = statementLines(both, '2027-01');
  expect([dealsOf(first.lines), dealsOf(first.later)]).toEqual([['old'], ['new']]);
  const drafted = draftedEntry('anna', 1_000, '2027-01', 0, '2027-02-21');
  if (!drafted) throw new Error('Nothing was drafted.');
  const back = { ...entry('old~reversed', 'reversed', move('due', 'expense', 300)) };
  const returned = returnedEntry(drafted, '2027-03-02');
  const second = statementLines([...both, drafted, back, returned], '2027-02');
  expect(dealsOf(second.lines)).toEqual(['new', 'old', null]);
  expect(second.later).toEqual([]);
  // earlier releases also drafted the running month
  const earlier: Entry = { ...drafted };
  delete earlier.month;
  const reversed = entry('new~reversed', 'reversed', move('due', 'expense', 300), '2027-02-22');
  const third = statementLines([...both, earlier, reversed], '2027-01');
  expect(third).toMatchObject({ lines: [{ deal: 'new', cents: -300 }], later: [] });
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
  const drafted = draftedEntry('anna', 1_000, '2027-01', 0, '2027-02-15');
  if (!drafted) throw new Error('Nothing was drafted.');
  expect(statementLines([earned, matured], '2027-01').lines).toEqual([
    {
      kind: 'matured',
      deal: 'd',
      on: '2027-01-15',
      rate: { kind: 'share', permille: 100 },
      source: 'deals',
      cents: 1_000,
    },
  ]);
  const returned = returnedEntry(drafted, '2027-02-20');
  expect(statementLines([earned, matured, drafted, returned], '2027-01').lines).toEqual([
    { kind: 'returned', deal: null, on: '2027-02-20', rate: null, source: 'deals', cents: 1_000 },
  ]);
  expect(statementNumber(12)).toBe('GS-00012');
  const { lines: packages } = statementLines(
    [{ ...earned, source: 'subscriptions' }, matured],
    '2027-01',
  );
  const customer = customerInitials({ name: 'Änne B.' });
  const about = { reference: 'V-4711', customer };
  const reversed = { kind: 'reversed', on: '2027-01-15', rate: null, source: 'deals' } as const;
  expect(lineText({ ...reversed, about })).toBe(
    'Storno zum Abschluss V-4711 vom 15.01.2027, Ä. B.',
  );
  const erased = { ...about, customer: customerInitials({ name: null }) };
  expect(lineText({ ...reversed, about: erased })).toBe(
    'Storno zum Abschluss V-4711 vom 15.01.2027',
  );
  expect(packages.map((line) => lineText(line))).toEqual([
    'Provision für das Paket eines Partners, bezahlt am 15.01.2027 (10\u00a0% des Nettobetrags)',
  ]);
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
  [{ kind: 'business', country: 'DE', taxId: 'DE123456788' }, null],
  [{ kind: 'business', country: 'AT', taxId: 'ATU13585627' }, 'country'],
  [{ kind: 'abroad', country: 'DE', taxId: 'DE123456788' }, 'country'],
  [{ kind: 'abroad', country: 'AT', taxId: null }, 'taxId'],
] as const)('NET-05 %j lacks %s', (details, field) => {
  expect(misfit(details)).toBe(field);
});

test('NET-05 bills the days of its deals, and the due date of a repeated payment only when there are no deals', () => {
  const on = (day: string, deal: string | null = 'deal') =>
    ({ kind: 'matured', deal, on: day, rate: null, source: 'deals', cents: 100 }) as const;
  const period = (...lines: StatementLine[]) => servicePeriod({ lines });
  expect(period(on('2027-02-03'), on('2027-01-15'), on('2027-03-01', null))).toEqual({
    from: '2027-01-15',
    until: '2027-02-03',
  });
  expect(period(on('2027-03-01', null))).toEqual({ from: '2027-03-01', until: '2027-03-01' });
});
