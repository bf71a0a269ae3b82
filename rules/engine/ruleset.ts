import * as z from 'zod/mini';

/** The syntax tree of security rules, as the compiler of the Firestore emulator writes it. */

const identifierSchema = z.object({ name: z.string() });

/** Exactly one of the kinds is there. */
const expressionSchema = z.object({
  sourcePosition: z.object({ line: z.int(), currentOffset: z.int() }),
  literal: z.optional(
    z.strictObject({
      nullValue: z.optional(z.nullable(z.literal('NULL_VALUE'))),
      boolValue: z.optional(z.boolean()),
      longValue: z.optional(z.string()),
      stringValue: z.optional(z.string()),
    }),
  ),
  get member() {
    return z.optional(
      z.strictObject({ operand: z.optional(expressionSchema), id: identifierSchema }),
    );
  },
  get call() {
    return z.optional(
      z.strictObject({
        operand: z.optional(expressionSchema),
        packageName: z.optional(identifierSchema),
        functionName: identifierSchema,
        arguments: z._default(z.array(expressionSchema), []),
      }),
    );
  },
  get list() {
    return z.optional(z.strictObject({ expressions: z._default(z.array(expressionSchema), []) }));
  },
  get map() {
    return z.optional(
      z.strictObject({ keys: z.array(expressionSchema), values: z.array(expressionSchema) }),
    );
  },
  get path() {
    return z.optional(
      z.strictObject({ segments: z.array(z.strictObject({ expression: expressionSchema })) }),
    );
  },
  get binding() {
    return z.optional(
      z.strictObject({
        bindings: z.array(z.strictObject({ id: identifierSchema, body: expressionSchema })),
        body: expressionSchema,
      }),
    );
  },
});
export type Expression = z.infer<typeof expressionSchema>;

const functionSchema = z.object({ id: identifierSchema, body: expressionSchema });
const permissionSchema = z.object({ ids: z.array(identifierSchema), allow: expressionSchema });
export type RulesFunction = z.infer<typeof functionSchema>;
export type Permission = z.infer<typeof permissionSchema>;

const matchSchema = z.object({
  path: z.object({
    segments: z.array(
      z.object({
        expression: z.optional(z.object({ literal: z.object({ stringValue: z.string() }) })),
        capture: z.optional(identifierSchema),
        globCapture: z.optional(identifierSchema),
      }),
    ),
  }),
  functions: z._default(z.array(functionSchema), []),
  permissions: z._default(z.array(permissionSchema), []),
  get matchRules() {
    return z.optional(z.array(matchSchema));
  },
});
type Match = z.infer<typeof matchSchema>;

export const rulesetSchema = z.object({
  serviceRules: z.array(z.object({ matchRules: z.array(matchSchema) })),
});
export type Ruleset = z.infer<typeof rulesetSchema>;

/** JSON names and indices that lead from the root to a part of the tree. */
export type TreePath = readonly (string | number)[];

export interface Located<Part> {
  part: Part;
  path: TreePath;
}

/** A match of the rules with what stands directly in it. */
export interface Block {
  /** as written, such as `/customers/{customerId}` */
  pattern: string;
  /** the patterns of the matches around it, the outermost first */
  around: readonly string[];
  functions: readonly Located<RulesFunction>[];
  permissions: readonly Located<Permission>[];
  /** the functions that can be called in it, the nearest first */
  visible: readonly RulesFunction[];
}

/** Every match of the rules. */
export function blocksOf(ruleset: Ruleset): Block[] {
  const inside = (match: Match, path: TreePath, outer: readonly Block[]): Block[] => {
    const pattern = patternOf(match);
    const located = <Part>(name: string, parts: readonly Part[]): Located<Part>[] =>
      parts.map((part, index) => ({ part, path: [...path, name, index] }));
    const own: Block = {
      pattern,
      around: outer.map((block) => block.pattern),
      visible: [...match.functions, ...(outer.at(-1)?.visible ?? [])],
      functions: located('functions', match.functions),
      permissions: located('permissions', match.permissions),
    };
    const inner = located('matchRules', match.matchRules ?? []);
    return [own, ...inner.flatMap((one) => inside(one.part, one.path, [...outer, own]))];
  };
  return ruleset.serviceRules.flatMap(({ matchRules }, service) =>
    matchRules.flatMap((match, index) =>
      inside(match, ['serviceRules', service, 'matchRules', index], []),
    ),
  );
}

function patternOf({ path }: Match): string {
  return path.segments
    .map(({ expression, capture, globCapture }) => {
      if (capture) return `/{${capture.name}}`;
      return globCapture
        ? `/{${globCapture.name}=**}`
        : `/${expression?.literal.stringValue ?? ''}`;
    })
    .join('');
}

/** The expressions that an expression is made of. */
export function partsOf({ part, path }: Located<Expression>): Located<Expression>[] {
  const { call, member, list, map, path: segments, binding } = part;
  const at = (one: Expression, ...more: TreePath) => ({ part: one, path: [...path, ...more] });
  if (call) {
    return [
      ...(call.operand ? [at(call.operand, 'call', 'operand')] : []),
      ...call.arguments.map((one, index) => at(one, 'call', 'arguments', index)),
    ];
  }
  if (member) return member.operand ? [at(member.operand, 'member', 'operand')] : [];
  if (list) return list.expressions.map((one, index) => at(one, 'list', 'expressions', index));
  if (map) return map.values.map((one, index) => at(one, 'map', 'values', index));
  if (segments) {
    return segments.segments.map(({ expression }, index) =>
      at(expression, 'path', 'segments', index, 'expression'),
    );
  }
  if (!binding) return [];
  return [
    ...binding.bindings.map(({ body }, index) => at(body, 'binding', 'bindings', index, 'body')),
    at(binding.body, 'binding', 'body'),
  ];
}

/** The expression and every one inside it. */
export const flatten = (expression: Located<Expression>): Located<Expression>[] => [
  expression,
  ...partsOf(expression).flatMap(flatten),
];

const INFIX = ['||', '&&', '==', '!=', '<', '<=', '>', '>=', 'is', '+', '-', '*', '/', '%'];

/** The expression as text, much as it is written in the rules. */
export function print({ literal, member, call, list, map, path, binding }: Expression): string {
  const all = (expressions: readonly Expression[]) => expressions.map(print).join(', ');
  if (literal) {
    if (literal.stringValue !== undefined) return `'${literal.stringValue}'`;
    return literal.longValue ?? String(literal.boolValue ?? null);
  }
  if (member) return `${member.operand ? `${print(member.operand)}.` : ''}${member.id.name}`;
  if (list) return `[${all(list.expressions)}]`;
  if (map) return `{${all(map.keys)}}`;
  if (path) return path.segments.map(({ expression }) => `/${print(expression)}`).join('');
  if (binding) return print(binding.body);
  if (!call) return '';
  const { functionName, packageName, operand, arguments: given } = call;
  const { name } = functionName;
  const [first, second, third] = given;
  if (operand && first && name === 'in') return `${print(first)} in ${print(operand)}`;
  if (operand && first && name === '[]') return `${print(operand)}[${print(first)}]`;
  if (first && second && third && name === '?') {
    return `(${print(first)} ? ${print(second)} : ${print(third)})`;
  }
  if (first && second && INFIX.includes(name)) {
    const side = (one: Expression) => (isWeaker(one, name) ? `(${print(one)})` : print(one));
    return `${side(first)} ${name} ${side(second)}`;
  }
  if (first && name === '@neg') return `-${print(first)}`;
  if (first && name === '!') return isInfix(first) ? `!(${print(first)})` : `!${print(first)}`;
  const object = operand ? `${print(operand)}.` : packageName ? `${packageName.name}.` : '';
  return `${object}${name}(${all(given)})`;
}

const isInfix = ({ call }: Expression) =>
  call !== undefined && INFIX.includes(call.functionName.name);

const isWeaker = ({ call }: Expression, than: string) =>
  call !== undefined &&
  INFIX.includes(call.functionName.name) &&
  INFIX.indexOf(call.functionName.name) < INFIX.indexOf(than);
