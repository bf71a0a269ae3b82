import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import { FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';

type Data = Record<string, unknown>;
type Field = string | FieldPath;
type Operator = '==' | '<' | '<=' | '>' | '>=' | 'array-contains' | 'array-contains-any';

/** A snapshot of a document. */
export interface MemorySnapshot {
  ref: MemoryReference;
  id: string;
  exists: boolean;
  updateTime: number | undefined;
  data(): Data | undefined;
  get(field: Field): unknown;
}

/** A simulated process that uses the database. */
interface Process {
  /** operations until the process is killed; null to keep it alive */
  left: number | null;
}

const OUTDATED = 9;
const GONE = 5;
const failure = (code: number) => Object.assign(new Error(`status ${code}`), { code });

function partsOf(field: Field): string[] {
  if (typeof field === 'string') return field.split('.');
  const segments: unknown = Reflect.get(field, 'segments');
  return Array.isArray(segments) ? segments.map(String) : [];
}

const isMap = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Converts a value as Firestore does on writing. */
function stored(value: unknown): unknown {
  if (value instanceof Date) return Timestamp.fromDate(value);
  if (Array.isArray(value)) return value.map(stored);
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (one === undefined ? [] : [[key, stored(one)]])),
  );
}

function valueAt(data: Data | undefined, [first = '', ...rest]: readonly string[]): unknown {
  const value = data?.[first];
  if (rest.length === 0) return value;
  return isMap(value) ? valueAt(value, rest) : undefined;
}

function withValue(data: Data, [first = '', ...rest]: readonly string[], value: unknown): Data {
  if (rest.length > 0) {
    const inner = data[first];
    return { ...data, [first]: withValue(isMap(inner) ? inner : {}, rest, value) };
  }
  if (value instanceof FieldValue) {
    return Object.fromEntries(Object.entries(data).filter(([key]) => key !== first));
  }
  return { ...data, [first]: stored(value) };
}

function merged(before: Data, after: Data): Data {
  return Object.entries(after).reduce((data: Data, [key, value]) => {
    const inner = data[key];
    return isMap(value) && isMap(inner)
      ? { ...data, [key]: merged(inner, value) }
      : withValue(data, [key], value);
  }, before);
}

const sortKey = (value: unknown): number | string =>
  value instanceof Timestamp
    ? value.toMillis()
    : typeof value === 'number' || typeof value === 'string'
      ? value
      : -Infinity;

function compared(a: unknown, b: unknown): number {
  const [left, right] = [sortKey(stored(a)), sortKey(stored(b))];
  return left < right ? -1 : Number(left > right);
}

const TESTS: Readonly<Record<Operator, (value: unknown, wanted: unknown) => boolean>> = {
  '==': (value, wanted) => isDeepStrictEqual(value, stored(wanted)),
  '<': (value, wanted) => isComparable(value, wanted) && compared(value, wanted) < 0,
  '<=': (value, wanted) => isComparable(value, wanted) && compared(value, wanted) <= 0,
  '>': (value, wanted) => isComparable(value, wanted) && compared(value, wanted) > 0,
  '>=': (value, wanted) => isComparable(value, wanted) && compared(value, wanted) >= 0,
  'array-contains': (value, wanted) => Array.isArray(value) && value.includes(wanted),
  'array-contains-any': (value, wanted) =>
    Array.isArray(value) && Array.isArray(wanted) && wanted.some((one) => value.includes(one)),
};
const isComparable = (value: unknown, wanted: unknown) =>
  typeof sortKey(value) === typeof sortKey(stored(wanted)) && sortKey(value) !== -Infinity;

/**
 * An in-memory subset of Firestore for functions that maintain pages, so that hundreds of histories take seconds and a
 * simulated process can be killed after any of its operations.
 */
export class MemoryFirestore {
  readonly #documents = new Map<string, { data: Data; updateTime: number }>();
  readonly #processes = new AsyncLocalStorage<Process>();
  #time = 0;
  /** called with each document that was written */
  onWrite: (before: MemorySnapshot, after: MemorySnapshot) => void = () => undefined;

  settings() {
    // nothing to set
  }
  clear() {
    this.#documents.clear();
  }
  doc(path: string): MemoryReference {
    return new MemoryReference(this, path);
  }
  collection(path: string): MemoryQuery {
    return new MemoryQuery(this, path);
  }
  batch(): MemoryBatch {
    return new MemoryBatch(this);
  }
  getAll(...refs: (MemoryReference | object)[]): Promise<MemorySnapshot[]> {
    return this.operation(() =>
      refs.flatMap((ref) => (ref instanceof MemoryReference ? [this.snapshot(ref)] : [])),
    );
  }
  paths(): string[] {
    return [...this.#documents.keys()];
  }
  snapshot(ref: MemoryReference): MemorySnapshot {
    const found = this.#documents.get(ref.path);
    return {
      ref,
      id: ref.id,
      exists: found !== undefined,
      updateTime: found?.updateTime,
      data: () => found && structuredCopy(found.data),
      get: (field) => valueAt(found?.data, partsOf(field)),
    };
  }
  /** Writes or deletes a document. Skips a write that changes nothing. */
  write(ref: MemoryReference, data: Data | null): void {
    const before = this.snapshot(ref);
    if (data === null) this.#documents.delete(ref.path);
    else this.#documents.set(ref.path, { data, updateTime: (this.#time += 1) });
    if (before.exists || data !== null) this.onWrite(before, this.snapshot(ref));
  }

  /**
   * Runs a process and kills it after some operations: the last one takes effect, but its response is lost.
   * @returns false when it was killed
   */
  async runKilledAfter(operations: number, run: () => Promise<unknown>): Promise<boolean> {
    const process: Process = { left: operations };
    try {
      await this.#processes.run(process, run);
    } catch (error) {
      if (process.left !== 0) throw error;
    }
    return process.left !== 0;
  }

  async operation<Result>(work: () => Result): Promise<Result> {
    const process = this.#processes.getStore();
    if (process?.left === 0) throw new Error('killed');
    // lets other processes run in between
    await Promise.resolve();
    if (process?.left === 0) throw new Error('killed');
    const result = work();
    if (process && process.left !== null) {
      process.left -= 1;
      if (process.left === 0) throw new Error('killed');
    }
    return result;
  }
}

function structuredCopy(data: Data): Data {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, isMap(value) ? structuredCopy(value) : value]),
  );
}

class MemoryReference {
  readonly #db: MemoryFirestore;
  readonly path: string;

  constructor(db: MemoryFirestore, path: string) {
    this.#db = db;
    this.path = path;
  }
  get id(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1);
  }
  get() {
    return this.#db.operation(() => this.#db.snapshot(this));
  }
  set(data: Data, { merge = false } = {}) {
    return this.#db.batch().set(this, data, { merge }).commit();
  }
  update(...fields: unknown[]) {
    return this.#db
      .batch()
      .update(this, ...fields)
      .commit();
  }
  delete() {
    return this.#db.batch().delete(this).commit();
  }
}

interface Precondition {
  lastUpdateTime?: number;
}

class MemoryBatch {
  readonly #db: MemoryFirestore;
  /** each step checks its precondition, and returns the write */
  readonly #steps: (() => () => void)[] = [];

  constructor(db: MemoryFirestore) {
    this.#db = db;
  }
  #add(
    ref: MemoryReference,
    expected: number | null,
    next: (before: Data | null) => Data | null,
    { lastUpdateTime }: Precondition = {},
  ) {
    this.#steps.push(() => {
      const before = this.#db.snapshot(ref);
      if (expected === GONE && !before.exists) throw failure(GONE);
      if (expected === OUTDATED && before.exists) throw failure(OUTDATED);
      if (lastUpdateTime !== undefined && before.updateTime !== lastUpdateTime)
        throw failure(OUTDATED);
      return () => {
        this.#db.write(ref, next(this.#db.snapshot(ref).data() ?? null));
      };
    });
    return this;
  }
  create(ref: MemoryReference, data: Data) {
    return this.#add(ref, OUTDATED, () => merged({}, data));
  }
  set(ref: MemoryReference, data: Data, { merge = false } = {}) {
    return this.#add(ref, null, (before) => merged(merge ? (before ?? {}) : {}, data));
  }
  update(ref: MemoryReference, ...fields: unknown[]) {
    const [first, second] = fields;
    if (!isMap(first)) {
      return this.#add(ref, GONE, (before) => {
        let data = before ?? {};
        for (let index = 0; index < fields.length; index += 2) {
          const field = fields[index];
          if (typeof field !== 'string' && !(field instanceof FieldPath))
            throw new Error('no field');
          data = withValue(data, partsOf(field), fields[index + 1]);
        }
        return data;
      });
    }
    const next = (before: Data | null) =>
      Object.entries(first).reduce(
        (data: Data, [field, value]) => withValue(data, partsOf(field), value),
        before ?? {},
      );
    return this.#add(ref, GONE, next, preconditionOf(second));
  }
  delete(ref: MemoryReference, precondition?: unknown) {
    return this.#add(ref, null, () => null, preconditionOf(precondition));
  }
  commit(): Promise<void> {
    return this.#db.operation(() => {
      const writes = this.#steps.map((check) => check());
      for (const write of writes) write();
    });
  }
}

const preconditionOf = (value: unknown): Precondition =>
  isMap(value) && typeof value['lastUpdateTime'] === 'number'
    ? { lastUpdateTime: value['lastUpdateTime'] }
    : {};

interface Order {
  field: Field;
  direction: 1 | -1;
}

class MemoryQuery {
  readonly #db: MemoryFirestore;
  readonly #path: string;
  readonly #tests: readonly ((snapshot: MemorySnapshot) => boolean)[];
  readonly #orders: readonly Order[];
  readonly #most: number;
  readonly #after: readonly unknown[];

  constructor(
    db: MemoryFirestore,
    path: string,
    {
      tests = [],
      orders = [],
      most = Infinity,
      after = [],
    }: {
      tests?: readonly ((snapshot: MemorySnapshot) => boolean)[];
      orders?: readonly Order[];
      most?: number;
      after?: readonly unknown[];
    } = {},
  ) {
    this.#db = db;
    this.#path = path;
    this.#tests = tests;
    this.#orders = orders;
    this.#most = most;
    this.#after = after;
  }
  #with(changes: object): MemoryQuery {
    const now = { tests: this.#tests, orders: this.#orders, most: this.#most, after: this.#after };
    return new MemoryQuery(this.#db, this.#path, { ...now, ...changes });
  }
  where(field: Field, operator: Operator, wanted: unknown) {
    const passes = (snapshot: MemorySnapshot) => TESTS[operator](fieldOf(snapshot, field), wanted);
    return this.#with({ tests: [...this.#tests, passes] });
  }
  orderBy(field: Field, direction: 'asc' | 'desc' = 'asc') {
    const order: Order = { field, direction: direction === 'asc' ? 1 : -1 };
    return this.#with({ orders: [...this.#orders, order] });
  }
  limit(most: number) {
    return this.#with({ most });
  }
  startAfter(...after: unknown[]) {
    return this.#with({ after });
  }
  select() {
    return this;
  }
  get(): Promise<{ docs: MemorySnapshot[]; size: number }> {
    return this.#db.operation(() => {
      const docs = this.#found();
      return { docs, size: docs.length };
    });
  }
  #found(): MemorySnapshot[] {
    const isIn = (path: string) =>
      path.startsWith(`${this.#path}/`) && !path.slice(this.#path.length + 1).includes('/');
    const byPlace = (a: MemorySnapshot, b: MemorySnapshot) => {
      for (const { field, direction } of this.#orders) {
        const order = compared(fieldOf(a, field), fieldOf(b, field));
        if (order !== 0) return order * direction;
      }
      return compared(a.id, b.id);
    };
    const isAfter = (snapshot: MemorySnapshot) => {
      for (const [index, value] of this.#after.entries()) {
        const { field = '__name__', direction = 1 } = this.#orders[index] ?? {};
        const order = compared(fieldOf(snapshot, field), value) * direction;
        if (order !== 0) return order > 0;
      }
      return this.#after.length === 0;
    };
    return this.#db
      .paths()
      .filter(isIn)
      .map((path) => this.#db.snapshot(this.#db.doc(path)))
      .filter((snapshot) => this.#tests.every((passes) => passes(snapshot)))
      .filter((snapshot) =>
        this.#orders.every(({ field }) => fieldOf(snapshot, field) !== undefined),
      )
      .toSorted(byPlace)
      .filter(isAfter)
      .slice(0, this.#most);
  }
}

const fieldOf = (snapshot: MemorySnapshot, field: Field): unknown =>
  field === '__name__' ? snapshot.id : snapshot.get(field);
