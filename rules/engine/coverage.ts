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

/**
 * Reads the emulator's report: every expression has to be evaluated, and every condition to both of its values.
 * @param report answer to `:ruleCoverage`
 */
export function coverageOf(report: unknown, rules: string): Coverage {
  const nodes = reportSchema.parse(report).report.flatMap(flatten);
  const conditions = nodes.filter((node) => outcomes(node).size > 0 && !isData(node, rules));
  const missing = nodes.flatMap((node) => {
    const { line, column } = node.sourcePosition;
    const at = `firestore.rules:${line}:${column} ${textOf(node, rules)}`;
    if (!node.values?.length) return [{ line, what: `${at} was never evaluated` }];
    const seen = outcomes(node);
    if (!conditions.includes(node) || seen.size === 2) return [];
    return [{ line, what: `${at} was never ${seen.has(true) ? 'false' : 'true'}` }];
  });
  return {
    expressions: nodes.length,
    conditions: conditions.length,
    missing: missing.sort((one, other) => one.line - other.line).map(({ what }) => what),
  };
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

const isData = (node: Node, rules: string) => DATA.test(textOf(node, rules));
