import type { Entry } from './ledger.ts';
import { amountOf, statementId } from './payout-entries.ts';
import { keepsStatements, type Payout } from './payout.ts';
import { taxOn, type Statement } from './statement.ts';

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);

/**
 * What does not fit between a partner's statements and their entries in one ledger: each statement is the amount that was drafted,
 * and ends as the ledger says; each correction is the opposite of the statement that it cancels.
 */
export function brokenStatements(
  statements: readonly Statement[],
  entries: readonly Entry[],
): string[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const known = new Set(statements.map(({ partner, month }) => statementId(partner, month)));
  const undocumented = entries
    .filter(({ kind, id }) => kind === 'drafted' && !known.has(id.slice(0, id.lastIndexOf('~'))))
    .map(({ id }) => `${id}: drafted without a statement`);
  const issued = statements.filter(({ state }) => state !== 'correction');
  return [
    ...undocumented,
    ...issued.flatMap((one) => problemsOf(one, byId)),
    ...brokenCorrections(statements),
  ];
}

const ENDS = {
  issued: undefined,
  objected: undefined,
  paid: 'settled',
  returned: 'returned',
  corrected: 'corrected',
  correction: undefined,
} as const satisfies Record<Statement['state'], Entry['kind'] | undefined>;

/** Statements that were returned before corrections existed have none. */
function brokenCorrections(statements: readonly Statement[]): string[] {
  const byNumber = new Map(statements.map((one) => [one.number, one]));
  const uncancelled = statements
    .filter(({ state, correctedBy }) =>
      correctedBy === null
        ? state === 'corrected'
        : byNumber.get(correctedBy)?.state !== 'correction',
    )
    .map(({ id }) => `${id}: is cancelled without a correction`);
  const wrong = statements
    .filter(({ state }) => state === 'correction')
    .filter((correction) => {
      const cancelled = byNumber.get(correction.corrects?.number ?? 0);
      return (
        cancelled?.correctedBy !== correction.number ||
        cancelled.net + correction.net !== 0 ||
        cancelled.tax + correction.tax !== 0 ||
        cancelled.total + correction.total !== 0 ||
        sum(correction.lines.map(({ cents }) => cents)) !== correction.net
      );
    })
    .map(({ id }) => `${id}: is not the opposite of what it cancels`);
  return [...uncancelled, ...wrong];
}

function problemsOf(statement: Statement, entries: ReadonlyMap<string, Entry>): string[] {
  const { id, partner, month, net, tax, total, lines, recipient, state } = statement;
  const entry = (step: string) => entries.get(`${statementId(partner, month)}~${step}`);
  const drafted = entry('drafted');
  const expected = ENDS[state];
  const checks: [boolean, string][] = [
    [drafted !== undefined && amountOf(drafted) === net, 'is not what was drafted'],
    [sum(lines.map(({ cents }) => cents)) === net, 'its lines do not add up'],
    [tax === taxOn(net, recipient.kind) && total === net + tax, 'its tax does not fit'],
    [entry('ended')?.kind === expected, 'did not end as the ledger says'],
  ];
  return checks.filter(([holds]) => !holds).map(([, problem]) => `${id}: ${problem}`);
}

/** What does not fit in a payer's books: numbers without a gap, and payouts that are the sum of their statements. */
export function brokenPayouts(
  last: number,
  statements: readonly Statement[],
  payouts: readonly Payout[],
): string[] {
  const numbers = statements.map(({ number }) => number).toSorted((a, b) => a - b);
  const hasGap = numbers.length !== last || numbers.some((number, index) => number !== index + 1);
  const totals = new Map(statements.map(({ id, total }) => [id, total]));
  const wrongSums = payouts
    .filter(({ statements: paid, controlSum }) => {
      const isTrue = paid.every(({ id, total }) => totals.get(id) === total);
      return !isTrue || sum(paid.map(({ total }) => total)) !== controlSum;
    })
    .map(({ id }) => `${id}: its statements do not add up to its control sum`);
  const claims = payouts
    .filter(keepsStatements)
    .flatMap((payout) => payout.statements.map(({ id }) => id));
  const isPaidTwice = new Set(claims).size !== claims.length;
  return [
    ...(hasGap ? ['the numbers of statements have a gap or a duplicate'] : []),
    ...wrongSums,
    ...(isPaidTwice ? ['a statement is in two payouts'] : []),
  ];
}
