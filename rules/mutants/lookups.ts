import {
  partsOf,
  type Block,
  type Expression,
  type Located,
  type Permission,
  type RulesFunction,
} from '../engine/ruleset.ts';

const LOOKUPS = ['get', 'exists', 'getAfter', 'existsAfter'];

/**
 * How many documents a request can make an `allow` look up at most: as if every part of the condition were evaluated,
 * and nothing were remembered from one lookup to the next. The compiler refuses a function that calls itself.
 */
export const lookupsOf = (block: Block, { part, path }: Located<Permission>): number =>
  count({ part: part.allow, path }, block.visible);

function count(at: Located<Expression>, functions: readonly RulesFunction[]): number {
  const { call } = at.part;
  const parts = partsOf(at).map((one) => count(one, functions));
  const [condition = 0, ...branches] = parts;
  const name = call?.functionName.name;
  if (name === '?') return condition + Math.max(...branches);
  const inside = parts.reduce((sum, one) => sum + one, 0);
  // `map.get(…)` looks nothing up, `firestore.get(…)` does
  if (name === undefined || call?.operand) return inside;
  if (LOOKUPS.includes(name)) return inside + 1;
  const called = functions.find(({ id }) => id.name === name);
  return called ? inside + count({ part: called.body, path: [] }, functions) : inside;
}
