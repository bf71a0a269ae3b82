import type { Scanner } from './scanner.ts';
import { OPERATORS, type Expression } from './syntax.ts';

export function parseExpression(scanner: Scanner): Expression {
  const condition = parseBinary(scanner, 0);
  if (!scanner.accept('?')) return condition;
  const yes = parseExpression(scanner);
  scanner.expect(':');
  const no = parseExpression(scanner);
  return { kind: 'choice', condition, yes, no, start: condition.start, end: no.end };
}

/** @param strength index of the weakest operators that may come */
function parseBinary(scanner: Scanner, strength: number): Expression {
  const operators = OPERATORS[strength];
  if (!operators) return parseUnary(scanner);
  let left = parseBinary(scanner, strength + 1);
  for (;;) {
    const operator = operators.find((one) => scanner.accept(one));
    if (!operator) return left;
    const right = parseBinary(scanner, strength + 1);
    left = { kind: 'binary', operator, left, right, start: left.start, end: right.end };
  }
}

function parseUnary(scanner: Scanner): Expression {
  const start = scanner.position;
  const kind = scanner.accept('!') ? 'not' : scanner.accept('-') ? 'minus' : null;
  if (kind === null) return parsePostfix(scanner);
  const operand = parseUnary(scanner);
  return { kind, operand, start, end: operand.end };
}

function parsePostfix(scanner: Scanner): Expression {
  let expression = parsePrimary(scanner);
  const { start } = expression;
  for (;;) {
    if (scanner.accept('.')) {
      const name = scanner.name();
      expression = { kind: 'member', object: expression, name, start, end: scanner.lastEnd };
    } else if (scanner.accept('(')) {
      const given = parseUntil(scanner, ')');
      const end = scanner.lastEnd;
      expression = { kind: 'call', callee: expression, arguments: given, start, end };
    } else if (scanner.accept('[')) {
      const indices = parseIndices(scanner);
      expression = { kind: 'index', object: expression, indices, start, end: scanner.lastEnd };
    } else return expression;
  }
}

/** An index or, of a text or list, from where to where. */
function parseIndices(scanner: Scanner): Expression[] {
  const indices = [parseExpression(scanner)];
  if (scanner.accept(':')) indices.push(parseExpression(scanner));
  scanner.expect(']');
  return indices;
}

function parsePrimary(scanner: Scanner): Expression {
  const start = scanner.position;
  if (scanner.accept('(')) {
    const inner = parseExpression(scanner);
    scanner.expect(')');
    return { ...inner, start, end: scanner.lastEnd };
  }
  if (scanner.accept('[')) {
    const items = parseUntil(scanner, ']');
    return { kind: 'list', items, start, end: scanner.lastEnd };
  }
  if (scanner.accept('/')) return parsePath(scanner, start);
  const text = scanner.match(/'(\\.|[^'\\])*'|"(\\.|[^"\\])*"/y);
  if (text !== null) {
    return { kind: 'text', value: text.slice(1, -1), start, end: scanner.lastEnd };
  }
  const number = scanner.match(/\d+(\.\d+)?/y);
  if (number !== null) {
    return { kind: 'number', value: Number(number), start, end: scanner.lastEnd };
  }
  const name = scanner.name();
  const end = scanner.lastEnd;
  if (name === 'null') return { kind: 'constant', value: null, start, end };
  if (name === 'true' || name === 'false') {
    return { kind: 'constant', value: name === 'true', start, end };
  }
  return { kind: 'name', name, start, end };
}

/** Expressions between commas up to the closing bracket. */
function parseUntil(scanner: Scanner, closing: string): Expression[] {
  const expressions: Expression[] = [];
  while (!scanner.accept(closing)) {
    expressions.push(parseExpression(scanner));
    if (!scanner.accept(',')) {
      scanner.expect(closing);
      break;
    }
  }
  return expressions;
}

/** A document's path, of which the slash in front was read: `/databases/$(database)/documents/…`. */
function parsePath(scanner: Scanner, start: number): Expression {
  const parts: Expression[] = [];
  do {
    if (scanner.acceptAtOnce('$(')) {
      parts.push(parseExpression(scanner));
      scanner.expect(')');
    } else {
      const from = scanner.position;
      const value = scanner.match(/\(default\)|[\w-]+/y);
      if (value === null) throw scanner.unexpected('a segment of a path');
      parts.push({ kind: 'text', value, start: from, end: scanner.lastEnd });
    }
  } while (scanner.acceptAtOnce('/'));
  return { kind: 'path', parts, start, end: scanner.lastEnd };
}
