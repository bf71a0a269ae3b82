import { calledFunction } from './calls.ts';
import { childrenOf, type Allow, type Expression, type Match, type Rules } from './syntax.ts';

const LOOKUPS = ['get', 'exists', 'getAfter', 'existsAfter'];

/**
 * How many documents a request can make the rules look up at most: as if every part of the condition were evaluated,
 * and nothing were remembered from one lookup to the next.
 * @throws Error for a function that calls itself
 */
export function lookupsOf(rules: Rules, allow: Allow): number {
  return allow.condition ? count(rules, allow.condition, allow.scope, []) : 0;
}

function count(
  rules: Rules,
  expression: Expression,
  scope: Match | null,
  inside: readonly string[],
): number {
  const parts = (list: readonly Expression[]) =>
    list.reduce((sum, part) => sum + count(rules, part, scope, inside), 0);
  if (expression.kind === 'choice') {
    const { condition, yes, no } = expression;
    return parts([condition]) + Math.max(parts([yes]), parts([no]));
  }
  const own = isLookup(expression) ? 1 : 0;
  const called = calledFunction(rules, expression, scope);
  if (!called) return own + parts(childrenOf(expression));
  if (inside.includes(called.name)) throw new Error(`${called.name} calls itself.`);
  const body = [...called.variables.map(({ value }) => value), called.result];
  return body.reduce(
    (sum, part) => sum + count(rules, part, called.scope, [...inside, called.name]),
    parts(expression.kind === 'call' ? expression.arguments : []),
  );
}

/** `get(…)` in Firestore's rules, `firestore.get(…)` in those of Storage; `map.get(…)` is none. */
function isLookup(expression: Expression): boolean {
  if (expression.kind !== 'call') return false;
  const { callee } = expression;
  if (callee.kind === 'name') return LOOKUPS.includes(callee.name);
  return (
    callee.kind === 'member' &&
    callee.object.kind === 'name' &&
    callee.object.name === 'firestore' &&
    LOOKUPS.includes(callee.name)
  );
}
