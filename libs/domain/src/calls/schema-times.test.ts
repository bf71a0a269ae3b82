import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { patient } from '@wbd/tools/host-speed';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CALLS } from './index.ts';

const SOURCE = path.resolve(import.meta.dirname, '..');

/** As long as no input should ever be, and not too long to get past a limit of the platform. */
const LENGTH = 200_000;
const MOST_MS = patient(10);
/** a collection of garbage may fall into some of them, and a virtual machine may stand still for a while */
const TRIES = 20;
const HOPELESS_MS = patient(300);

/** Long runs, also such as grow or change their order when a text is normalised. */
const RUNS = [
  'a',
  'A',
  '0',
  '-',
  '_',
  '.',
  '@',
  "'",
  ' ',
  '\n',
  'ß',
  'İ',
  'ﷺ',
  '😀',
  '\ud800',
  'a.',
  'a@',
  'a-',
  'a ',
  '\u0301',
  '\u0301\u0323',
  'e\u0301',
  '1999-12-31',
  'https://a',
];
/** What a pattern expects before a run, and what it does not expect behind it, so that it tries every other way. */
const BEGINNINGS = ['', 'a@', '__'];
const ENDS = ['', '<', ' x'];

const WORST = RUNS.flatMap((run) =>
  BEGINNINGS.flatMap((begin) => ENDS.map((end) => begin + run.repeat(LENGTH / run.length) + end)),
);

const subjects = readdirSync(SOURCE)
  .map((subject) => path.join(SOURCE, subject, 'index.ts'))
  .filter((index) => existsSync(index));
const exported = await Promise.all(
  subjects.map(async (index): Promise<[string, unknown][]> => {
    const loaded: unknown = await import(index);
    return Object.entries(asObject(loaded));
  }),
);

/** Every schema of the table of calls, and every one that a subject exports: entities and single values alike. */
const schemas: (readonly [name: string, schema: z.ZodMiniType])[] = [
  ...Object.entries(CALLS).flatMap(([name, { input, output }]) => [
    [`${name}, input`, input] as const,
    [`${name}, output`, output] as const,
  ]),
  ...exported.flat().flatMap(([name, value]) => (isSchema(value) ? [[name, value] as const] : [])),
];

function isSchema(value: unknown): value is z.ZodMiniType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/** An input that a schema may be given, with every place in it where a text goes. */
interface Shape {
  plain: unknown;
  texts: { path: string; inputWith: (text: string) => unknown }[];
}

/** The forms that inputs of a schema have: one, and for a union one for each of its options. */
function shapesOf(schema: z.core.$ZodType): Shape[] {
  if (schema instanceof z.core.$ZodString) {
    return [{ plain: 'x', texts: [{ path: '', inputWith: (text) => text }] }];
  }
  if (schema instanceof z.core.$ZodObject) return objectShapes(schema);
  if (schema instanceof z.core.$ZodUnion) return schema._zod.def.options.flatMap(shapesOf);
  if (schema instanceof z.core.$ZodLazy) return unlessOpen(schema, shapesOf);
  if (schema instanceof z.core.$ZodArray) {
    const items = shapesOf(schema._zod.def.element);
    return items.length === 0
      ? [without([])]
      : items.map((shape) => inside(shape, '[]', (one) => [one]));
  }
  if (schema instanceof z.core.$ZodRecord) {
    const keys = shapesOf(schema._zod.def.keyType).map((shape) =>
      inside(shape, '{key}', (key) => ({ [String(key)]: 'x' })),
    );
    const values = shapesOf(schema._zod.def.valueType);
    return [...keys, ...values.map((shape) => inside(shape, '{}', (value) => ({ key: value })))];
  }
  if (
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodDefault
  ) {
    return shapesOf(schema._zod.def.innerType);
  }
  if (schema instanceof z.core.$ZodPipe) return shapesOf(schema._zod.def.in);
  if (schema instanceof z.core.$ZodLiteral) return [without(schema._zod.def.values[0])];
  if (schema instanceof z.core.$ZodEnum) {
    // a text that none of the options is
    const shape = { plain: Object.values(schema._zod.def.entries)[0] };
    return [{ ...shape, texts: [{ path: '', inputWith: (text: string) => text }] }];
  }
  if (schema instanceof z.core.$ZodNumber) return [without(1)];
  if (schema instanceof z.core.$ZodUnknown) return [without(null)];
  if (schema instanceof z.core.$ZodBoolean) return [without(true)];
  if (schema instanceof z.core.$ZodDate) return [without(new Date(0))];
  throw new Error(`This test does not know schemas of type ${schema._zod.def.type} yet.`);
}

/** Recursive schemas that are being expanded. */
const open = new Set<z.core.$ZodLazy>();

/** Omits the occurrences of a recursive schema inside itself. */
function unlessOpen(schema: z.core.$ZodLazy, list: (inner: z.core.$ZodType) => Shape[]): Shape[] {
  if (open.has(schema)) return [];
  open.add(schema);
  const shapes = list(schema._zod.innerType);
  open.delete(schema);
  return shapes;
}

const without = (plain: unknown): Shape => ({ plain, texts: [] });

function objectShapes(schema: z.core.$ZodObject): Shape[] {
  let shapes = [without({})];
  for (const [name, field] of Object.entries(schema._zod.def.shape)) {
    const forms = shapesOf(field);
    shapes = shapes.flatMap((before, first) =>
      forms.map((shape, second) => ({
        plain: { ...asObject(before.plain), [name]: shape.plain },
        // each text in one of the forms that the rest can have: its time does not depend on them
        texts: [
          ...(second > 0
            ? []
            : inside(before, '', (rest) => ({ ...asObject(rest), [name]: shape.plain })).texts),
          ...(first > 0
            ? []
            : inside(shape, `.${name}`, (value) => ({ ...asObject(before.plain), [name]: value }))
                .texts),
        ],
      })),
    );
  }
  return shapes;
}

function inside({ plain, texts }: Shape, path: string, wrap: (value: unknown) => unknown): Shape {
  return {
    plain: wrap(plain),
    texts: texts.map((field) => ({
      path: path + field.path,
      inputWith: (text) => wrap(field.inputWith(text)),
    })),
  };
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

/** @returns milliseconds of the processor, which a busy machine does not change, in the fastest try */
function timeOf(schema: z.ZodMiniType, input: unknown): number {
  let fastest = Infinity;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const before = process.cpuUsage();
    schema.safeParse(input);
    const { user, system } = process.cpuUsage(before);
    const took = (user + system) / 1000;
    fastest = Math.min(fastest, took);
    if (fastest < MOST_MS || took > HOPELESS_MS) break;
  }
  return fastest;
}

test('calls and entities are among the schemas', () => {
  const names = schemas.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['requestPasswordReset, input', 'customerSchema', 'personNameSchema']),
  );
});

describe('no text takes longer than it is long', () => {
  test.each(schemas)('%s', (_name, schema) => {
    const slow = shapesOf(schema).flatMap(({ texts }) =>
      texts.flatMap(({ path, inputWith }) =>
        WORST.map((text) => ({
          where: `${path} with ${JSON.stringify(text.slice(0, 12))}`,
          ms: timeOf(schema, inputWith(text)),
        })).filter(({ ms }) => ms >= MOST_MS),
      ),
    );
    expect(slow).toEqual([]);
  });
});
