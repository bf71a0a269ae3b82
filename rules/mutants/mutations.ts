import {
  blocksOf,
  flatten,
  partsOf,
  print,
  type Block,
  type Expression,
  type Located,
  type Permission,
  type Ruleset,
} from '../engine/ruleset.ts';
import { patternMutants } from './patterns.ts';
import { bool, negated, replaced, text, withName, type Mutant } from './replacement.ts';

/** A function, or an `allow`, with its mutants. */
export interface Place {
  /** `may`, `/sessions/{sessionId} sessionIsValid` or `/orgs/{orgId} list` */
  name: string;
  /** the collection, or folder, that an `allow` is for */
  collection: string;
  mutants: readonly Mutant[];
}

/** The names of the fields that the documents of a collection have. */
export type FieldsOf = ReadonlyMap<string, readonly string[]>;

type Kind = 'condition' | 'value';

/** Operations of one kind, which a careless `read` or `write` would allow together. */
const KINDS = [
  ['get', 'list'],
  ['create', 'update', 'delete'],
];
const BOUNDARIES: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const CONDITIONS = ['&&', '||', '!', '==', '!=', '<', '<=', '>', '>=', 'in', 'is'];
const TESTS = ['matches', 'hasOnly', 'hasAll', 'hasAny', 'exists', 'existsAfter'];
const TYPES: Readonly<Record<string, string>> = { int: 'number', number: 'int' };

/** Changes the rules in one place at a time. */
export function placesOf(ruleset: Ruleset, fields: FieldsOf): Place[] {
  const blocks = blocksOf(ruleset);
  const functions = blocks.flatMap((block) => block.functions.map(({ part }) => part));
  const conditions = new Set(
    functions.filter(({ body }) => isCondition(body, functions)).map(({ id }) => id.name),
  );
  const mutations = new Mutations(conditions, fields);
  return blocks.flatMap((block) => mutations.of(block));
}

function isCondition(
  { call, binding, literal }: Expression,
  functions: readonly { id: { name: string }; body: Expression }[],
): boolean {
  if (binding) return isCondition(binding.body, functions);
  if (literal) return literal.boolValue !== undefined;
  if (!call) return false;
  const { name } = call.functionName;
  if (CONDITIONS.includes(name) || TESTS.includes(name)) return true;
  return functions.some(({ id, body }) => id.name === name && isCondition(body, functions));
}

class Mutations {
  readonly #conditions: ReadonlySet<string>;
  readonly #fields: FieldsOf;
  readonly #names: ReadonlySet<string>;

  constructor(conditions: ReadonlySet<string>, fields: FieldsOf) {
    this.#conditions = conditions;
    this.#fields = fields;
    this.#names = new Set([...fields.values()].flat());
  }

  of(block: Block): Place[] {
    const isInner = block.around.length > 0;
    const collection = collectionOf(block);
    const bodies = block.functions.map(({ part, path }) => ({
      name: isInner ? `${block.pattern} ${part.id.name}` : part.id.name,
      body: { part: part.body, path: [...path, 'body'] },
      permission: null,
    }));
    const allows = block.permissions.map((permission) => ({
      name: `${block.pattern} ${operationsOf(permission.part).join(', ')}`,
      body: { part: permission.part.allow, path: [...permission.path, 'allow'] },
      permission,
    }));
    const places = [...bodies, ...allows];
    const inBlock = places.flatMap(({ body }) => flatten(body));
    return places.map(({ name, body, permission }) => {
      const mutants = [
        ...(permission ? operationMutants(permission) : []),
        ...this.#conditionMutants(body, true),
        ...flatten(body).flatMap((one) => this.#valueMutants(one, collection)),
        ...this.#callMutants(body),
        ...this.#fieldMutants(body, isInner ? inBlock : flatten(body)),
      ];
      return { name, collection, mutants: unique(mutants) };
    });
  }

  /** Every link of a chain left out, `&&` and `||` for each other, every condition turned into its opposite. */
  #conditionMutants(at: Located<Expression>, isWhole: boolean): Mutant[] {
    const { part, path } = at;
    if (part.binding) {
      return partsOf(at)
        .slice(-1)
        .flatMap((body) => this.#conditionMutants(body, isWhole));
    }
    if (this.#kindOf(part) === 'value') return [];
    const whole = [true, false]
      .filter((value) => isWhole && part.literal?.boolValue !== value)
      .map((value) => replaced(at, bool(part, value)));
    if (part.literal) return whole;
    const name = part.call?.functionName.name ?? '';
    if (name === '!') {
      const [operand] = partsOf(at);
      return operand
        ? [...whole, replaced(at, operand.part), ...this.#conditionMutants(operand, false)]
        : whole;
    }
    if (name === '&&' || name === '||') {
      // a link that is always false makes a whole chain of && false: only its absence is another mutant
      const absent = name === '&&';
      return [
        ...whole,
        replaced(at, withName(part, absent ? '||' : '&&')),
        ...partsOf(at).flatMap((link) => [
          ...(link.part.call?.functionName.name === name
            ? []
            : [replaced(link, bool(link.part, absent))]),
          ...this.#conditionMutants(link, false),
        ]),
      ];
    }
    const boundary = BOUNDARIES[name];
    return [
      ...whole,
      replaced({ part, path }, negated(part)),
      ...(boundary === undefined ? [] : [replaced(at, withName(part, boundary))]),
    ];
  }

  #kindOf({ call, literal }: Expression): Kind {
    if (literal) return literal.boolValue === undefined ? 'value' : 'condition';
    const name = call?.functionName.name ?? '';
    const isOne = CONDITIONS.includes(name) || TESTS.includes(name) || this.#conditions.has(name);
    return isOne ? 'condition' : 'value';
  }

  /** Limits off by one, lists with one entry less or more, other values of a map, `resource` and `request.resource` swapped. */
  #valueMutants(at: Located<Expression>, collection: string): Mutant[] {
    const { part } = at;
    const { literal, list, map, member } = part;
    if (literal?.longValue !== undefined) {
      const value = BigInt(literal.longValue);
      return [value + 1n, value - 1n].map((now) =>
        replaced(at, { ...part, literal: { longValue: String(now) } }),
      );
    }
    if (list)
      return this.#lists(list.expressions, collection).map((expressions) =>
        replaced(at, { ...part, list: { expressions: [...expressions] } }),
      );
    if (map) return otherValues(at);
    if (member?.id.name !== 'resource') return [];
    const now = member.operand
      ? { id: member.id }
      : { operand: { ...part, member: { id: { name: 'request' } } }, id: member.id };
    return [replaced(at, { ...part, member: now })];
  }

  /** Each entry left out and, where the entries are fields, each other field of the collection added. */
  #lists(items: readonly Expression[], collection: string): Expression[][] {
    const without = items.map((_, index) => items.filter((_item, other) => other !== index));
    const names = items.map(({ literal }) => literal?.stringValue ?? '');
    const known = this.#fields.get(collection) ?? [];
    const [first] = items;
    if (!first || !names.every((name) => known.includes(name))) return without;
    const more = known.filter((name) => !names.includes(name));
    return [...without, ...more.map((name) => [...items, text(first, name)])];
  }

  /** Other words and patterns for calls, the other branch of a choice. */
  #callMutants(body: Located<Expression>): Mutant[] {
    return flatten(body).flatMap((at) => {
      const { call } = at.part;
      if (!call) return [];
      const { name } = call.functionName;
      const given = partsOf(at).slice(call.operand ? 1 : 0);
      if (name === '?') return given.slice(1).map(({ part }) => replaced(at, part));
      return given.flatMap((argument) => this.#argumentMutants(name, argument));
    });
  }

  #argumentMutants(called: string, argument: Located<Expression>): Mutant[] {
    if (called === 'matches') return patternMutantsIn(argument);
    const { literal } = argument.part;
    if (called === 'is') {
      const type = TYPES[literal?.stringValue ?? ''];
      return type === undefined ? [] : [replaced(argument, text(argument.part, type))];
    }
    if (literal?.stringValue !== undefined) {
      return [replaced(argument, text(argument.part, 'something/else'))];
    }
    if (literal?.boolValue !== undefined && (called === 'get' || called === '==')) {
      return [replaced(argument, bool(argument.part, !literal.boolValue))];
    }
    return [];
  }

  /** Each field's name exchanged for the next one that its match speaks of, or its function outside of matches. */
  #fieldMutants(body: Located<Expression>, around: readonly Located<Expression>[]): Mutant[] {
    const nameOf = ({ member }: Expression) =>
      member?.operand && this.#names.has(member.id.name) ? member.id.name : null;
    const known = [
      ...new Set(around.map(({ part }) => nameOf(part)).filter((one) => one !== null)),
    ];
    return flatten(body).flatMap((at) => {
      const { member } = at.part;
      const name = nameOf(at.part);
      const next = name === null ? undefined : known[(known.indexOf(name) + 1) % known.length];
      if (!member || next === undefined || next === name) return [];
      return [replaced(at, { ...at.part, member: { ...member, id: { name: next } } })];
    });
  }
}

/** Each value of a map exchanged for the other ones in it. */
function otherValues(map: Located<Expression>): Mutant[] {
  const values = partsOf(map);
  const kinds = new Map(values.map(({ part }) => [print(part), part]));
  return values.flatMap((value) =>
    [...kinds]
      .filter(([printed]) => printed !== print(value.part))
      .map(([, kind]) => replaced(value, kind)),
  );
}

const operationsOf = ({ ids }: Permission) => ids.map(({ name }) => name);

/** Each operation of an `allow` left out, and each other one of its kind added. */
function operationMutants({ part, path }: Located<Permission>): Mutant[] {
  const own = operationsOf(part);
  const kinds = KINDS.filter((kind) => own.some((one) => kind.includes(one))).flat();
  const others = [
    ...(own.length > 1 ? own.map((one) => own.filter((other) => other !== one)) : []),
    ...kinds.filter((one) => !own.includes(one)).map((one) => [...own, one]),
  ];
  const { line, currentOffset } = part.allow.sourcePosition;
  return others.map((operations) => ({
    line,
    change: `allow ${own.join(', ')} → allow ${operations.join(', ')}`,
    path,
    value: { ...part, ids: operations.map((name) => ({ name })) },
    offset: currentOffset,
    ofOperations: true,
  }));
}

/** The pattern is the argument itself, or what is appended to it. */
function patternMutantsIn(argument: Located<Expression>): Mutant[] {
  return flatten(argument).flatMap((at) => {
    const pattern = at.part.literal?.stringValue;
    if (pattern === undefined) return [];
    return patternMutants(pattern).map((now) => replaced(at, text(at.part, now)));
  });
}

function unique(mutants: readonly Mutant[]): Mutant[] {
  const known = new Map(
    mutants.map((mutant) => [JSON.stringify([mutant.path, mutant.value]), mutant]),
  );
  return [...known.values()];
}

/** `customers` of `/customers/{customerId}`, or the first folder of a file's path. */
function collectionOf({ pattern, around }: Block): string {
  const segments = pattern.split('/');
  return segments.at(around.includes('/b/{bucket}/o') ? 1 : -2) ?? '';
}
