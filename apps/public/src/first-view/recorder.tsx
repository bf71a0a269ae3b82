import type { Decisive, Expression, Recorder } from '@wbd/domain/first-view';
import { positionOf } from '@wbd/domain/first-view';
import { createElement, type ReactNode } from 'react';
import * as z from 'zod/mini';

/** Marks in the rendered HTML. `readMarks` reads them. */
export const MARKS = { case: 'wbd-case', each: 'wbd-each', section: 'wbd-section' } as const;

/** Characters that URLs encode, so that an encoded placeholder is recognised as part of an address. */
const [OPEN, CLOSE] = ['‹q', '›'];
const PLACEHOLDER = /‹q([a-z]+)›|%E2%80%B9q([a-z]+)%E2%80%BA/g;

/** Stands for a number or a condition. */
class Placeholder {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  [Symbol.toPrimitive]() {
    return this.#text;
  }

  toJSON() {
    return this.#text;
  }
}

export interface PageRecorder extends Recorder {
  /** creates data for the schema, with a placeholder for each value, below a named root */
  placeholders: <Schema extends z.ZodMiniType>(root: string, schema: Schema) => z.infer<Schema>;
  /** splits a text into literal parts and the expressions of its placeholders */
  split: (text: string) => (string | { value: Expression; encoded: boolean })[];
  expressionAt: (index: number) => Expression;
  /**
   * Selects the options that the next rendering shows, by condition index. Conditions without a choice show their first
   * option.
   */
  choose: (options: ReadonlyMap<number, string>) => void;
}

/** Records how a page depends on its data while it is rendered with placeholders. */
export function createRecorder(): PageRecorder {
  const expressions: Expression[] = [];
  const indexes = new Map<string, number>();
  /** expressions of lists, rows and placeholders that are not texts */
  const known = new WeakMap<object, Expression>();
  /** the list that contains an item */
  const lists = new Map<unknown, Expression>();
  /** results of operations, cached so that all renderings show the same placeholders */
  const results = new Map<string, unknown>();
  let chosen: ReadonlyMap<number, string> = new Map();

  return {
    placeholders: (root, schema) => placeholderOf(exampleOf(schema), { at: [root] }),
    split,
    expressionAt,
    choose(options) {
      chosen = options;
    },
    call(name, args, example) {
      if (!args.some((arg) => expressionOf(arg) !== null)) return undefined;
      const expression: Expression = { call: name, of: args.map(argumentOf) };
      return resultOf(example, expression);
    },
    cases(value, options, show) {
      const expression = expressionOf(value);
      if (expression === null) return undefined;
      const index = indexOf(expression);
      const option = options.find((one) => String(one) === chosen.get(index)) ?? options[0];
      if (option === undefined) throw new Error('There are no options');
      const attributes = { n: index, option: String(option), options: options.join('|') };
      return mark(MARKS.case, attributes, show(option));
    },
    each(list, show) {
      const [item] = list;
      const expression = list.length === 1 ? lists.get(item) : undefined;
      if (item === undefined || expression === undefined) return undefined;
      const position = placeholderOf(0, { at: [positionOf(itemName(expression))] });
      return mark(MARKS.each, { n: indexOf(expression) }, show(item, position));
    },
    section: (name, shown) => mark(MARKS.section, { name }, shown),
  };

  function indexOf(expression: Expression): number {
    const key = JSON.stringify(expression);
    const index = indexes.get(key) ?? expressions.push(expression) - 1;
    indexes.set(key, index);
    return index;
  }

  function expressionAt(index: number): Expression {
    const expression = expressions[index];
    if (!expression) throw new Error(`There is no expression ${index}`);
    return expression;
  }

  function resultOf<Example>(example: Example, expression: Expression): Example;
  function resultOf(example: unknown, expression: Expression): unknown {
    const key = JSON.stringify(expression);
    if (!results.has(key)) results.set(key, placeholderOf(example, expression));
    return results.get(key);
  }

  function placeholderOf<Example>(example: Example, expression: Expression): Example;
  function placeholderOf(example: unknown, expression: Expression): unknown {
    if (typeof example === 'string') return OPEN + lettersOf(indexOf(expression)) + CLOSE;
    if (typeof example === 'number' || typeof example === 'boolean') {
      return noted(new Placeholder(OPEN + lettersOf(indexOf(expression)) + CLOSE), expression);
    }
    if (Array.isArray(example)) {
      const item: unknown = placeholderOf(example[0], { at: [itemName(expression)] });
      lists.set(item, expression);
      return noted([item], expression);
    }
    // no first view contains times
    if (typeof example !== 'object' || example === null || example instanceof Date) return example;
    const fields: Record<string, unknown> = {};
    for (const [name, field] of Object.entries<unknown>({ ...example })) {
      fields[name] = placeholderOf(field, fieldOf(expression, name));
    }
    return noted(fields, expression);
  }

  function noted<Value extends object>(value: Value, expression: Expression): Value {
    known.set(value, expression);
    return value;
  }

  function itemName(list: Expression): string {
    return `item${indexOf(list)}`;
  }

  /** @returns null for a value without a placeholder */
  function expressionOf(value: unknown): Expression | null {
    if (typeof value === 'string') {
      const parts = split(value);
      if (parts.every((part) => typeof part === 'string')) return null;
      const values = parts.map((part): Expression =>
        typeof part === 'string' ? { is: part } : part.value,
      );
      const [only] = values;
      return only && values.length === 1 ? only : { call: 'join', of: values };
    }
    if (typeof value !== 'object' || value === null) return null;
    if (Array.isArray(value) && value.length === 1) return lists.get(value[0]) ?? null;
    return known.get(value) ?? null;
  }

  /** Dates and functions become references, because the server has its own time and its own file addresses. */
  function argumentOf(value: unknown): Expression {
    const expression = expressionOf(value);
    if (expression) return expression;
    if (value instanceof Date) return { at: ['now'] };
    if (typeof value === 'function') return { at: ['fileUrl'] };
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      return { is: value };
    }
    throw new Error(`A template cannot name ${JSON.stringify(value)}`);
  }

  function split(text: string): ReturnType<PageRecorder['split']> {
    const parts: ReturnType<PageRecorder['split']> = [];
    let end = 0;
    for (const { 0: found, 1: plain, 2: encoded = '', index } of text.matchAll(PLACEHOLDER)) {
      if (index > end) parts.push(text.slice(end, index));
      const value = expressionAt(indexIn(plain ?? encoded));
      parts.push({ value, encoded: plain === undefined });
      end = index + found.length;
    }
    if (end < text.length) parts.push(text.slice(end));
    return parts;
  }
}

/** Wraps the content in a single element. A second child would change the ids that React derives from positions. */
function mark<Shown>(
  name: string,
  attributes: Readonly<Record<string, Decisive>>,
  shown: Shown,
): Shown;
function mark(
  name: string,
  attributes: Readonly<Record<string, Decisive>>,
  shown: ReactNode,
): unknown {
  const data = Object.entries(attributes).map(([key, value]) => [`data-${key}`, value] as const);
  return createElement(name, Object.fromEntries(data), shown);
}

const LETTERS = 26;
const FIRST_LETTER = 97;

/** a, b, …, z, ba, bb, … */
function lettersOf(index: number): string {
  const last = String.fromCharCode(FIRST_LETTER + (index % LETTERS));
  return index < LETTERS ? last : lettersOf(Math.floor(index / LETTERS)) + last;
}

const indexIn = (letters: string) =>
  Array.from(letters).reduce(
    (index, letter) => index * LETTERS + letter.charCodeAt(0) - FIRST_LETTER,
    0,
  );

const fieldOf = (expression: Expression, name: string): Expression =>
  'at' in expression
    ? { ...expression, at: [...expression.at, name] }
    : { at: [name], of: expression };

/** A value of the schema with every optional field present. */
function exampleOf<Schema extends z.core.$ZodType>(schema: Schema): z.core.output<Schema>;
function exampleOf(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.core.$ZodObject) {
    const fields = Object.entries(schema._zod.def.shape);
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field)]));
  }
  if (
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodDefault
  ) {
    return exampleOf(schema._zod.def.innerType);
  }
  if (schema instanceof z.core.$ZodArray) return [exampleOf(schema._zod.def.element)];
  if (schema instanceof z.core.$ZodPipe) return exampleOf(schema._zod.def.in);
  if (schema instanceof z.core.$ZodNumber) return 0;
  if (schema instanceof z.core.$ZodBoolean) return true;
  if (schema instanceof z.core.$ZodDate) return new Date(0);
  if (schema instanceof z.core.$ZodEnum) return Object.values(schema._zod.def.entries)[0];
  if (schema instanceof z.core.$ZodLiteral) return schema._zod.def.values[0];
  if (schema instanceof z.core.$ZodUnion) {
    const [first] = schema._zod.def.options;
    return first && exampleOf(first);
  }
  if (schema instanceof z.core.$ZodString) return '';
  throw new Error(`No placeholder is known for schemas of type ${schema._zod.def.type}`);
}
