import * as z from 'zod/mini';

/** The Firestore emulator's report of one expression of the rules and of its parts. */
const nodeSchema = z.object({
  sourcePosition: z.object({
    line: z.int(),
    column: z.int(),
    currentOffset: z.int(),
    endOffset: z.int(),
  }),
  values: z.optional(
    z.array(z.object({ value: z.looseObject({ boolValue: z.optional(z.boolean()) }) })),
  ),
  get children() {
    return z.optional(z.array(nodeSchema));
  },
});
type Node = z.infer<typeof nodeSchema>;

const reportSchema = z.object({ report: z.array(nodeSchema) });

export interface Coverage {
  expressions: number;
  /** conditions that can turn out either way */
  conditions: number;
  /** sentences about what no request has evaluated, by line */
  missing: string[];
}

/** Names and fields stand for data, even where their value is true or false. */
const DATA = /^[\w.]+$/;

/** What the requests so far have evaluated. */
interface Evaluated {
  line: number;
  /** place and text of the expression */
  at: string;
  isEvaluated: boolean;
  outcomes: Set<boolean>;
  isData: boolean;
}

/**
 * Sums the emulator's reports up: every expression has to be evaluated, and every condition to both of its values. A report
 * holds every value of every expression, so that one about all requests does not fit into the emulator's memory.
 */
export class CoverageSum {
  readonly #rules: string;
  readonly #expressions = new Map<string, Evaluated>();

  constructor(rules: string) {
    this.#rules = rules;
  }

  /** @param report answer to `:ruleCoverage` */
  add(report: unknown): void {
    for (const node of reportSchema.parse(report).report.flatMap(flatten)) {
      const expression = this.#expressionOf(node);
      expression.isEvaluated ||= (node.values ?? []).length > 0;
      for (const outcome of outcomes(node)) expression.outcomes.add(outcome);
    }
  }

  coverage(): Coverage {
    const expressions = [...this.#expressions.values()];
    const conditions = expressions.filter(({ outcomes, isData }) => outcomes.size > 0 && !isData);
    const never = expressions.filter(({ isEvaluated }) => !isEvaluated);
    const oneWay = conditions.filter(({ outcomes }) => outcomes.size === 1);
    const missing = [
      ...never.map(({ line, at }) => ({ line, what: `${at} was never evaluated` })),
      ...oneWay.map(({ line, at, outcomes }) => ({
        line,
        what: `${at} was never ${outcomes.has(true) ? 'false' : 'true'}`,
      })),
    ];
    return {
      expressions: expressions.length,
      conditions: conditions.length,
      missing: missing.sort((one, other) => one.line - other.line).map(({ what }) => what),
    };
  }

  #expressionOf(node: Node): Evaluated {
    const { line, column, currentOffset, endOffset } = node.sourcePosition;
    const key = `${currentOffset}-${endOffset}`;
    const known = this.#expressions.get(key);
    if (known) return known;
    const text = textOf(node, this.#rules);
    const expression: Evaluated = {
      line,
      at: `firestore.rules:${line}:${column} ${text}`,
      isEvaluated: false,
      outcomes: new Set(),
      isData: DATA.test(text),
    };
    this.#expressions.set(key, expression);
    return expression;
  }
}

function flatten(node: Node): Node[] {
  return [node, ...(node.children ?? []).flatMap(flatten)];
}

function outcomes({ values }: Node): Set<boolean> {
  return new Set(
    (values ?? []).map(({ value }) => value.boolValue).filter((value) => value !== undefined),
  );
}

function textOf({ sourcePosition }: Node, rules: string): string {
  const { currentOffset, endOffset } = sourcePosition;
  // the last character counts
  return rules.slice(currentOffset, endOffset + 1).replace(/\s+/g, ' ');
}
