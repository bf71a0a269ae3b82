import { flatten, type Expression, type Match, type Rules, type RulesFunction } from './syntax.ts';

/** The function of the rules that a call means: the nearest one of that name around it. */
export function calledFunction(
  rules: Rules,
  call: Expression,
  scope: Match | null,
): RulesFunction | null {
  if (call.kind !== 'call' || call.callee.kind !== 'name') return null;
  const { name } = call.callee;
  for (let place = scope; ; place = place.parent) {
    const found = rules.functions.find((one) => one.name === name && one.scope === place);
    if (found || place === null) return found ?? null;
  }
}

/** The functions that may run when this expression is evaluated, each once. */
export function reachedFunctions(
  rules: Rules,
  expression: Expression,
  scope: Match | null,
  reached = new Set<RulesFunction>(),
): Set<RulesFunction> {
  for (const part of flatten(expression)) {
    const called = calledFunction(rules, part, scope);
    if (!called || reached.has(called)) continue;
    reached.add(called);
    for (const inside of [called.result, ...called.variables.map(({ value }) => value)]) {
      reachedFunctions(rules, inside, called.scope, reached);
    }
  }
  return reached;
}

const TESTS = ['matches', 'hasOnly', 'hasAll', 'hasAny', 'exists', 'existsAfter'];
const COMPARISONS = ['==', '!=', '<', '<=', '>', '>=', 'in', 'is'];

/** Whether an expression is a condition: something that is true or false. */
export function isCondition(rules: Rules, expression: Expression, scope: Match | null): boolean {
  switch (expression.kind) {
    case 'constant':
      return expression.value !== null;
    case 'not':
      return true;
    case 'binary':
      return ['&&', '||', ...COMPARISONS].includes(expression.operator);
    case 'choice':
      return isCondition(rules, expression.yes, scope);
    case 'call': {
      const called = calledFunction(rules, expression, scope);
      if (called) return isCondition(rules, called.result, called.scope);
      const { callee } = expression;
      return (callee.kind === 'member' || callee.kind === 'name') && TESTS.includes(callee.name);
    }
    case 'name':
    case 'number':
    case 'text':
    case 'list':
    case 'path':
    case 'member':
    case 'index':
    case 'minus':
      return false;
  }
}
