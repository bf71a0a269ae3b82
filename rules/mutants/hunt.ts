import { reachedFunctions } from './calls.ts';
import type { Decision, Judge } from './decisions.ts';
import type { Mutant } from './mutations.ts';
import type { Allow, Rules } from './syntax.ts';

export type Fate =
  | { kind: 'killed'; by: string }
  /** no rules at all: nobody could deploy it */
  | { kind: 'stillborn' }
  | { kind: 'survived' };

const AT_ONCE = 24;
/** decisions that killed a mutant of the same place are asked first */
const REMEMBERED = 6;

/** Finds, for every mutant, a declared decision that it gets wrong. */
export class Hunt<Declared extends Decision> {
  readonly #rules: Rules;
  readonly #decisions: readonly Declared[];
  readonly #killers = new Map<Mutant['place'], Declared[]>();

  constructor(rules: Rules, decisions: readonly Declared[]) {
    this.#rules = rules;
    this.#decisions = decisions;
  }

  /** @returns null when the rules as they are decide everything as declared */
  async firstFailure(judge: Judge<Declared>, text: string): Promise<string | null> {
    if (!(await judge.load(text))) return 'the rules do not compile';
    return judge.firstMismatch(this.#decisions);
  }

  async fateOf(mutant: Mutant, judge: Judge<Declared>): Promise<Fate> {
    if (!(await judge.load(mutant.text))) return { kind: 'stillborn' };
    const candidates = this.#candidates(mutant);
    for (let from = 0; from < candidates.length; from += AT_ONCE) {
      const by = await judge.firstMismatch(candidates.slice(from, from + AT_ONCE));
      if (by === null) continue;
      this.#remember(mutant, by);
      return { kind: 'killed', by };
    }
    return { kind: 'survived' };
  }

  /** Every decision that the changed place can have a part in, the likeliest to notice first. */
  #candidates(mutant: Mutant): Declared[] {
    const asked = new Set(this.#allowsOf(mutant.place).flatMap(asksOf));
    const known = this.#killers.get(mutant.place) ?? [];
    const words = new Set(mutant.words);
    const score = (decision: Declared) =>
      (decision.name.match(/\w+/g) ?? []).filter((word) => words.has(word)).length +
      (decision.byOwner ? 1 : 0) +
      (decision.allowed ? 0.5 : 0);
    const others = this.#decisions
      .filter((decision) => decision.asks.some((one) => asked.has(one)))
      .map((decision) => ({ decision, score: score(decision) }))
      .sort((one, other) => other.score - one.score)
      .map(({ decision }) => decision);
    return [...new Set([...known, ...spread(others)])];
  }

  #allowsOf(place: Mutant['place']): Allow[] {
    if ('operations' in place) return [place];
    return this.#rules.allows.filter(
      ({ condition, scope }) =>
        condition && reachedFunctions(this.#rules, condition, scope).has(place),
    );
  }

  #remember(mutant: Mutant, name: string): void {
    const killer = this.#decisions.find((decision) => decision.name === name);
    if (!killer) return;
    const others = (this.#killers.get(mutant.place) ?? []).filter((one) => one !== killer);
    this.#killers.set(mutant.place, [killer, ...others].slice(0, REMEMBERED));
  }
}

/** Half of each handful are the likeliest ones, half come from all over: where the guess is wrong, chance is quick. */
function spread<Item>(sorted: readonly Item[]): Item[] {
  const stride = Math.max(1, Math.floor(sorted.length / AT_ONCE));
  const across = sorted
    .map((item, index) => ({ item, order: (index % stride) * sorted.length + index }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
  return sorted.flatMap((item, index) => {
    const other = across[index];
    return other === undefined ? [item] : [item, other];
  });
}

/** `collection:operation` for what an allow decides. */
function asksOf({ operations, scope }: Allow): string[] {
  const segments = scope.pattern.split('/').filter((segment) => segment !== '');
  const isStorage = scope.parent?.pattern === '/b/{bucket}/o';
  const collection = (isStorage ? segments[0] : segments.at(-2)) ?? '';
  return operations.map((operation) => `${collection}:${operation}`);
}
