import { parseExpression } from './expressions.ts';
import { Scanner } from './scanner.ts';
import type { Match, Rules, RulesFunction } from './syntax.ts';

/**
 * Reads firestore.rules or storage.rules.
 * @throws Error with the line of what is not understood
 */
export function parseRules(text: string): Rules {
  const scanner = new Scanner(text);
  const rules: Rules = { functions: [], allows: [] };
  if (scanner.accept('rules_version')) {
    scanner.expect('=');
    scanner.match(/'[^']*'/y);
    scanner.accept(';');
  }
  scanner.expect('service');
  scanner.match(/[\w.]+/y);
  scanner.expect('{');
  parseBlock(scanner, null, rules);
  if (!scanner.atEnd) throw scanner.unexpected('the end');
  return rules;
}

/** What stands between braces, the closing one included. */
function parseBlock(scanner: Scanner, scope: Match | null, rules: Rules): void {
  while (!scanner.accept('}')) {
    const start = scanner.position;
    if (scanner.accept('match')) parseMatch(scanner, start, scope, rules);
    else if (scanner.accept('function')) {
      rules.functions.push(parseFunction(scanner, start, scope));
    } else if (scope && scanner.accept('allow')) parseAllow(scanner, start, scope, rules);
    else throw scanner.unexpected("'match', 'function' or 'allow'");
  }
}

function parseMatch(scanner: Scanner, start: number, parent: Match | null, rules: Rules): void {
  const pattern = scanner.match(/(\/(\{\w+(=\*\*)?\}|[^\s/{}]+))+/y);
  if (pattern === null) throw scanner.unexpected('a path');
  scanner.expect('{');
  const match: Match = { pattern, parent, start, end: start };
  parseBlock(scanner, match, rules);
  match.end = scanner.lastEnd;
}

function parseFunction(scanner: Scanner, start: number, scope: Match | null): RulesFunction {
  const name = scanner.name();
  const parameters: string[] = [];
  scanner.expect('(');
  while (!scanner.accept(')')) {
    parameters.push(scanner.name());
    scanner.accept(',');
  }
  scanner.expect('{');
  const variables: RulesFunction['variables'] = [];
  while (scanner.accept('let')) {
    const variable = scanner.name();
    scanner.expect('=');
    variables.push({ name: variable, value: parseExpression(scanner) });
    scanner.expect(';');
  }
  scanner.expect('return');
  const result = parseExpression(scanner);
  scanner.accept(';');
  scanner.expect('}');
  return { name, parameters, variables, result, scope, start, end: scanner.lastEnd };
}

function parseAllow(scanner: Scanner, start: number, scope: Match, rules: Rules): void {
  const operations = [scanner.name()];
  while (scanner.accept(',')) operations.push(scanner.name());
  const conditional = scanner.accept(':');
  if (conditional) scanner.expect('if');
  const condition = conditional ? parseExpression(scanner) : null;
  scanner.expect(';');
  rules.allows.push({ operations, condition, scope, start, end: scanner.lastEnd });
}
