import { balancesOf, EXPENSE, PARTNER_ACCOUNTS, type Balance, type Entry } from './ledger.ts';
import { dayAfter } from '../time/day-after.ts';
import { termsOn, type CommissionTerms } from './terms.ts';

/** Faults of a ledger in words for the operator; empty when it is sound. */
export function brokenInvariants(
  entries: readonly Entry[],
  balances: ReadonlyMap<string, Balance>,
  terms: readonly CommissionTerms[],
): string[] {
  return [
    ...unbalanced(entries),
    ...doubles(entries),
    ...wrongBalances(entries, balances),
    ...overReversed(entries),
    ...wrongTerms(entries, terms),
    ...tooEarly(entries, terms),
    ...shrunkPayments(entries),
  ];
}

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
const on = (entry: Entry, account: string) =>
  sum(entry.postings.filter((one) => one.account === account).map(({ cents }) => cents));

function unbalanced(entries: readonly Entry[]): string[] {
  return entries
    .filter(({ postings }) => sum(postings.map(({ cents }) => cents)) !== 0)
    .map(({ id }) => `${id}: the postings do not add up to 0`);
}

function doubles(entries: readonly Entry[]): string[] {
  const seen = new Set<string>();
  return entries.flatMap(({ id }) => {
    const problem = seen.has(id) ? [`${id}: booked twice`] : [];
    seen.add(id);
    return problem;
  });
}

function wrongBalances(
  entries: readonly Entry[],
  balances: ReadonlyMap<string, Balance>,
): string[] {
  const computed = balancesOf(entries);
  const partners = new Set([...computed.keys(), ...balances.keys()]);
  return [...partners].flatMap((partner) =>
    PARTNER_ACCOUNTS.filter(
      (account) =>
        (computed.get(partner)?.[account] ?? 0) !== (balances.get(partner)?.[account] ?? 0),
    ).map((account) => `${partner}: ${account} is not the sum of its postings`),
  );
}

/** For each deal and partner: what went back never exceeds what was earned. */
function overReversed(entries: readonly Entry[]): string[] {
  const left = new Map<string, number>();
  for (const entry of entries) {
    if (entry.deal === null) continue;
    const key = `${entry.deal} of ${entry.partner}`;
    left.set(key, (left.get(key) ?? 0) - on(entry, EXPENSE));
  }
  return [...left].filter(([, cents]) => cents < 0).map(([key]) => `${key}: reversed too much`);
}

function wrongTerms(entries: readonly Entry[], terms: readonly CommissionTerms[]): string[] {
  return entries
    .filter(({ kind }) => kind === 'earned')
    .filter((entry) => {
      const used = terms.find(({ id }) => id === entry.terms);
      return termsOn(terms, entry.on, used?.source)?.id !== entry.terms;
    })
    .map(({ id }) => `${id}: computed by terms that were not valid`);
}

function tooEarly(entries: readonly Entry[], terms: readonly CommissionTerms[]): string[] {
  const earnedOn = new Map(
    entries.filter(({ kind }) => kind === 'earned').map(({ deal, on: day }) => [deal, day]),
  );
  return entries
    .filter(({ kind }) => kind === 'matured')
    .filter(({ deal, terms: id, on: day }) => {
      const begun = earnedOn.get(deal);
      const days = terms.find((one) => one.id === id)?.holdingDays ?? 0;
      return begun === undefined || day < dayAfter(begun, days);
    })
    .map(({ id }) => `${id}: due before the holding days were over`);
}

function shrunkPayments(entries: readonly Entry[]): string[] {
  return entries
    .filter((entry) => on(entry, 'paid') < 0)
    .map(({ id }) => `${id}: takes back what was paid`);
}
