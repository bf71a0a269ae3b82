/** The syntax tree of security rules, as far as reading and changing conditions needs it. */

interface Span {
  /** index of the first character */
  start: number;
  /** index after the last character */
  end: number;
}

export type Expression = Span &
  (
    | { kind: 'name'; name: string }
    | { kind: 'number'; value: number }
    | { kind: 'text'; value: string }
    | { kind: 'constant'; value: boolean | null }
    | { kind: 'list'; items: Expression[] }
    | { kind: 'path'; parts: Expression[] }
    | { kind: 'member'; object: Expression; name: string }
    | { kind: 'index'; object: Expression; indices: Expression[] }
    | { kind: 'call'; callee: Expression; arguments: Expression[] }
    | { kind: 'not' | 'minus'; operand: Expression }
    | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
    | { kind: 'choice'; condition: Expression; yes: Expression; no: Expression }
  );

/** The weakest first. */
export const OPERATORS = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<=', '>=', '<', '>', 'in', 'is'],
  ['+', '-'],
  ['*', '/', '%'],
] as const;
export type BinaryOperator = (typeof OPERATORS)[number][number];

export interface RulesFunction extends Span {
  name: string;
  parameters: string[];
  variables: { name: string; value: Expression }[];
  result: Expression;
  /** the match it stands in, null at the top */
  scope: Match | null;
}

export interface Allow extends Span {
  operations: string[];
  /** null: without a condition */
  condition: Expression | null;
  scope: Match;
}

export interface Match extends Span {
  /** as written, e.g. `/customers/{customerId}` */
  pattern: string;
  parent: Match | null;
}

export interface Rules {
  functions: RulesFunction[];
  allows: Allow[];
}

/** The expressions an expression is made of. */
export function childrenOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'list':
      return expression.items;
    case 'path':
      return expression.parts;
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, ...expression.indices];
    case 'call':
      return [expression.callee, ...expression.arguments];
    case 'not':
    case 'minus':
      return [expression.operand];
    case 'binary':
      return [expression.left, expression.right];
    case 'choice':
      return [expression.condition, expression.yes, expression.no];
    case 'name':
    case 'number':
    case 'text':
    case 'constant':
      return [];
  }
}

/** The expression and everything inside it. */
export function flatten(expression: Expression): Expression[] {
  return [expression, ...childrenOf(expression).flatMap(flatten)];
}
