import fc from 'fast-check';
import * as z from 'zod/mini';

/** The part of JSON Schema that the inputs of our callables come to. */
interface JsonSchema {
  /** several for an enumeration that may be null */
  type?: string | string[] | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  items?: JsonSchema | undefined;
  maxItems?: number | undefined;
  anyOf?: JsonSchema[] | undefined;
  oneOf?: JsonSchema[] | undefined;
  pattern?: string | undefined;
}

const jsonSchema: z.ZodMiniType<JsonSchema> = z.looseObject({
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  properties: z.optional(
    z.record(
      z.string(),
      z.lazy(() => jsonSchema),
    ),
  ),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.lazy(() => jsonSchema)),
  maxItems: z.optional(z.number()),
  anyOf: z.optional(z.array(z.lazy(() => jsonSchema))),
  oneOf: z.optional(z.array(z.lazy(() => jsonSchema))),
  pattern: z.optional(z.string()),
});

/** Text as people type or forge it. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ maxLength: 30 }),
  fc.constantFrom('', ' ', '.', '..', '__proto__', '__x__', 'a/b', '../a', '\u0000', '\r\nBcc: x'),
  fc.constantFrom('<script>', "'; --", 'ß'.repeat(200), 'x'.repeat(100_000), '👩‍👩‍👧'),
);

/**
 * Values that a schema is about: mostly such as it lets through, with here and there something else in their place.
 * @param known values of properties by name, such as ids of documents that exist
 */
export function inputLike(
  schema: z.ZodMiniType,
  known: Readonly<Record<string, fc.Arbitrary<unknown>>>,
): fc.Arbitrary<unknown> {
  const json = jsonSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return valueOf(json, known);
}

function valueOf(
  schema: JsonSchema,
  known: Readonly<Record<string, fc.Arbitrary<unknown>>>,
): fc.Arbitrary<unknown> {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => valueOf(option, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known);
    case 'array':
      return listOf(valueOf(schema.items ?? {}, known), schema.maxItems ?? 5);
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer();
    case 'number':
      return fc.double();
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case undefined:
    default:
      return fc.jsonValue();
  }
}

/** Often short: one item that does not fit spoils the whole list, so that long ones hardly ever get past the schema. */
function listOf(item: fc.Arbitrary<unknown>, most: number): fc.Arbitrary<unknown[]> {
  return fc.oneof(
    fc.array(item, { maxLength: Math.min(most, 2) }),
    fc.array(item, { maxLength: most }),
  );
}

function objectOf(
  schema: JsonSchema,
  known: Readonly<Record<string, fc.Arbitrary<unknown>>>,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const proper = known[name] ?? valueOf(property, known);
    return [
      name,
      fc.oneof(
        { weight: 20, arbitrary: proper },
        { weight: 1, arbitrary: anyText },
        { weight: 1, arbitrary: fc.jsonValue() },
      ),
    ] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
}

/** fast-check cannot look ahead: such a pattern is met by plain words. */
function textOf({ pattern }: JsonSchema): fc.Arbitrary<string> {
  const word = fc.stringMatching(/^[A-Za-zÄÖÜäöüß][A-Za-zÄÖÜäöüß .-]{0,20}$/);
  if (pattern === undefined || pattern.includes('(?')) return fc.oneof(word, anyText);
  return fc.stringMatching(new RegExp(pattern, 'u'));
}
