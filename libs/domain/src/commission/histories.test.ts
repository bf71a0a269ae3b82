import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter } from '../time/day-after.ts';
import { maturedEntries, missingEntries, type DealState } from './deal-entries.ts';
import { brokenInvariants } from './invariants.ts';
import { afterEntry, balancesOf, emptyBalance, type Balance, type Entry } from './ledger.ts';
import { draftedEntry, returnedEntry, settledEntry } from './payout-entries.ts';
import { statementLines } from './statement.ts';
import { commissionOn, reversedOf, shareOf, termsOn, type CommissionTerms } from './terms.ts';

const PARTNERS = ['anna', 'ben', 'cem', 'dora'] as const;
/** Sponsors of partners. */
const SPONSORS: Readonly<Record<string, string | null>> = {
  anna: null,
  ben: 'anna',
  cem: 'ben',
  dora: 'ben',
};
const FIRST_DAY = '2027-01-01';

/** Something that happens to a deal; the number tells which deal, modulo those that there are. */
type Happening =
  | { what: 'deal'; partner: string; cents: number }
  | { what: 'refund'; deal: number; cents: number }
  | { what: 'cancel'; deal: number }
  | { what: 'dispute'; deal: number }
  | { what: 'won'; deal: number }
  | { what: 'lost'; deal: number };

interface Epoch {
  days: number;
  happenings: Happening[];
  /** for each, the numbers by which the deliveries of this epoch are sorted */
  order: number[];
  newTerms: { permille: number; override: number; holdingDays: number } | null;
  close: 'no' | 'settle' | 'return';
}

const deal = fc.integer({ min: 0, max: 30 });
const cents = fc.integer({ min: 1, max: 2_000_000 });
const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('deal'),
      partner: fc.constantFrom(...PARTNERS),
      cents,
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('refund'), deal, cents }) },
  fc.record({ what: fc.constantFrom('cancel', 'dispute', 'won', 'lost'), deal }),
);
const epoch: fc.Arbitrary<Epoch> = fc.record({
  days: fc.integer({ min: 0, max: 40 }),
  happenings: fc.array(happening, { maxLength: 8 }),
  order: fc.array(fc.nat(), { minLength: 24, maxLength: 24 }),
  newTerms: fc.option(
    fc.record({
      permille: fc.integer({ min: 0, max: 400 }),
      override: fc.constantFrom(0, 0, 15, 50),
      holdingDays: fc.constantFrom(0, 14, 30),
    }),
  ),
  close: fc.constantFrom('no', 'no', 'settle', 'return'),
});

const MINIMUM = 2_500;

function termsOf(number: number, validFrom: string, of: Epoch['newTerms']): CommissionTerms {
  const { permille, override, holdingDays } = of ?? {
    permille: 100,
    override: 10,
    holdingDays: 14,
  };
  return {
    id: `terms-${String(number).padStart(3, '0')}`,
    payer: 'org-01',
    source: 'deals',
    validFrom,
    rate: { kind: 'share', permille },
    holdingDays,
    overridePermille: override,
    minimumPayout: MINIMUM,
    wording: 'terms-1',
  };
}

/** The source of deals, which a handler reads again: it returns the current state, not the event's. */
class Source {
  readonly deals: DealState[] = [];
  #returns = 0;

  happen(event: Happening, on: string): string | null {
    if (event.what === 'deal') {
      const id = `deal-${this.deals.length}`;
      const { partner, cents: netCents } = event;
      const sponsor = SPONSORS[partner] ?? null;
      this.deals.push({ id, partner, sponsor, netCents, on, returns: [], isDisputed: false });
      return id;
    }
    const at = event.deal % Math.max(this.deals.length, 1);
    const state = this.deals[at];
    if (!state) return null;
    const left = state.netCents - state.returns.reduce((sum, one) => sum + one.cents, 0);
    const give = (amount: number) => [
      ...state.returns,
      { id: `return-${this.#returns++}`, cents: amount, on },
    ];
    const changes = {
      refund: () => ({ returns: give('cents' in event ? Math.min(event.cents, left) : 0) }),
      cancel: () => ({ returns: give(left) }),
      dispute: () => ({ isDisputed: true }),
      won: () => ({ isDisputed: false }),
      lost: () => ({ isDisputed: false, returns: give(left) }),
    };
    const isNothing = left === 0 && ['refund', 'cancel', 'lost'].includes(event.what);
    if (!isNothing) this.deals[at] = { ...state, ...changes[event.what]() };
    return state.id;
  }
}

/** The ledger under test: entries by id, and balances that grow with them. */
class Ledger {
  readonly entries = new Map<string, Entry>();
  readonly balances = new Map<string, Balance>();

  book(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (this.entries.has(entry.id)) continue;
      this.entries.set(entry.id, entry);
      const before = this.balances.get(entry.partner) ?? emptyBalance();
      this.balances.set(entry.partner, afterEntry(before, entry));
    }
  }

  about(id: string): Entry[] {
    return [...this.entries.values()].filter((entry) => entry.deal === id);
  }
}

/** The same balances, computed from the deals without any ledger: one number for each partner and account. */
class Plain {
  readonly #paid = new Map<string, Pick<Balance, 'paid'>>();
  readonly #matured = new Set<string>();

  mature(deals: readonly DealState[], terms: readonly CommissionTerms[], today: string): void {
    for (const one of deals) {
      const holding = termsOn(terms, one.on)?.holdingDays ?? 0;
      if (!one.isDisputed && dayAfter(one.on, holding) <= today) this.#matured.add(one.id);
    }
  }

  balances(deals: readonly DealState[], terms: readonly CommissionTerms[]): Map<string, Balance> {
    const balances = new Map<string, Balance>(PARTNERS.map((name) => [name, emptyBalance()]));
    for (const one of deals) {
      const valid = termsOn(terms, one.on);
      if (!valid) throw new Error(`${one.id} has no terms.`);
      const returned = one.returns.reduce((sum, part) => sum + part.cents, 0);
      const earned: [string | null, number][] = [
        [one.partner, commissionOn(valid, one.netCents)],
        [one.sponsor, shareOf(one.netCents, valid.overridePermille)],
      ];
      for (const [partner, amount] of earned) {
        const balance = balances.get(partner ?? '');
        if (!balance) continue;
        const kept = amount - reversedOf(amount, one.netCents, returned);
        balance[this.#matured.has(one.id) ? 'due' : 'held'] += kept;
      }
    }
    for (const [partner, { paid }] of this.#paid) {
      const balance = balances.get(partner);
      if (balance) Object.assign(balance, { due: balance.due - paid, paid });
    }
    return balances;
  }

  pay(partner: string, amount: number): void {
    this.#paid.set(partner, { paid: (this.#paid.get(partner)?.paid ?? 0) + amount });
  }
}

const totals = (balances: ReadonlyMap<string, Balance>) =>
  Object.fromEntries(PARTNERS.map((name) => [name, balances.get(name) ?? emptyBalance()]));

/** How often a history came to what a refund after a payout leaves behind: less than nothing. */
const seen = { negative: 0, payouts: 0, entries: 0 };

function run(history: readonly Epoch[]): void {
  const [source, ledger, plain] = [new Source(), new Ledger(), new Plain()];
  const terms = [termsOf(0, FIRST_DAY, null)];
  let today = FIRST_DAY;
  const told: string[] = [];
  for (const [number, { days, happenings, order, newTerms, close }] of history.entries()) {
    today = dayAfter(today, days);
    // new terms count from tomorrow on, so that no deal changes its terms
    if (newTerms) terms.push(termsOf(number + 1, dayAfter(today, 1), newTerms));
    const news = happenings.flatMap((event) => source.happen(event, today) ?? []);
    told.push(...news);
    // each event comes three times in any order, and some earlier ones come again
    const deliveries = [...news, ...news, ...news, ...told.slice(0, 3)];
    const sorted = deliveries
      .map((id, at) => ({ id, key: order[at % order.length] ?? 0 }))
      .toSorted((one, other) => one.key - other.key);
    for (const { id } of sorted) deliver(source, ledger, terms, id);
    const before = new Map([...ledger.balances].map(([name, { paid }]) => [name, paid]));
    for (const round of [1, 2]) mature(source, ledger, terms, today, round);
    plain.mature(source.deals, terms, today);
    if (close !== 'no') closeMonth(ledger, plain, `m${number}`, today, close);
    expect(brokenInvariants([...ledger.entries.values()], ledger.balances, terms)).toEqual([]);
    for (const [name, { paid, due }] of ledger.balances) {
      expect(paid).toBeGreaterThanOrEqual(before.get(name) ?? 0);
      if (due < 0) seen.negative += 1;
    }
    expect(totals(ledger.balances)).toEqual(totals(plain.balances(source.deals, terms)));
  }
  seen.entries += ledger.entries.size;
}

function deliver(
  source: Source,
  ledger: Ledger,
  terms: readonly CommissionTerms[],
  id: string,
): void {
  const state = source.deals.find((one) => one.id === id);
  const valid = state && termsOn(terms, state.on);
  if (state && valid) ledger.book(missingEntries(state, valid, ledger.about(id)));
}

function mature(
  source: Source,
  ledger: Ledger,
  terms: readonly CommissionTerms[],
  today: string,
  round: number,
): void {
  const deals = round === 1 ? source.deals : source.deals.toReversed();
  for (const state of deals) {
    const valid = termsOn(terms, state.on);
    if (valid) ledger.book(maturedEntries(state, valid, ledger.about(state.id), today));
  }
}

function closeMonth(
  ledger: Ledger,
  plain: Plain,
  month: string,
  today: string,
  end: 'settle' | 'return',
): void {
  for (const name of PARTNERS) {
    const balance = ledger.balances.get(name) ?? emptyBalance();
    const own = [...ledger.entries.values()].filter(({ partner }) => partner === name);
    const { lines, later } = statementLines(own, month);
    const [due, waiting] = [lines, later].map((some) =>
      some.reduce((sum, { cents }) => sum + cents, 0),
    );
    expect((due ?? 0) + (waiting ?? 0)).toBe(balance.due);
    const drafted = draftedEntry(name, due ?? 0, month, MINIMUM, today);
    if (!drafted) continue;
    ledger.book([drafted, drafted]);
    // the bank's answer comes twice
    const ended = end === 'settle' ? settledEntry(drafted, today) : returnedEntry(drafted, today);
    ledger.book([ended, ended]);
    if (end === 'settle') plain.pay(name, due ?? 0);
    seen.payouts += 1;
  }
}

test('NET-03 NET-04 1,000 histories keep every invariant and have the balances of a plain recomputation', () => {
  fc.assert(fc.property(fc.array(epoch, { minLength: 1, maxLength: 8 }), run), { numRuns: 1_000 });
  expect(seen.entries).toBeGreaterThan(5_000);
  expect(seen.payouts).toBeGreaterThan(300);
  expect(seen.negative).toBeGreaterThan(30);
});

test('NET-03 what a fault would leave behind is noticed', () => {
  const terms = [termsOf(0, FIRST_DAY, null)];
  const state: DealState = {
    id: 'deal',
    partner: 'ben',
    sponsor: 'anna',
    netCents: 100_000,
    on: FIRST_DAY,
    returns: [{ id: 'return', cents: 40_000, on: FIRST_DAY }],
    isDisputed: false,
  };
  const [valid] = terms;
  if (!valid) throw new Error('There are no terms.');
  const entries = missingEntries(state, valid, []);
  const [earned, reversed] = entries;
  if (!earned || !reversed) throw new Error('Nothing was booked.');
  const problems = (of: readonly Entry[], balances = balancesOf(of)) =>
    brokenInvariants(of, balances, terms).map((problem) => problem.replace(/^.*?: /, ''));
  expect(problems(entries)).toEqual([]);
  expect(problems(entries, balancesOf([earned]))).toContain('held is not the sum of its postings');
  expect(problems([...entries, earned])).toContain('booked twice');
  const lost = { ...earned, postings: earned.postings.slice(1) };
  expect(problems([lost])).toContain('the postings do not add up to 0');
  const more = [1, 2].map((copy) => ({ ...reversed, id: `${reversed.id}-${copy}` }));
  expect(problems([...entries, ...more])).toContain('reversed too much');
  expect(problems([{ ...earned, terms: 'others' }])).toContain(
    'computed by terms that were not valid',
  );
  const early = maturedEntries(state, { ...valid, holdingDays: 0 }, [earned], FIRST_DAY);
  expect(problems([earned, ...early])).toContain('due before the holding days were over');
  const taken: Entry = { ...earned, id: 'x', postings: [{ account: 'paid', cents: -1 }] };
  expect(problems([taken])).toContain('takes back what was paid');
});
