import { ALL_COLLECTIONS } from '@wbd/domain/collections';
import { BLANK, FORBIDDEN } from '@wbd/domain/fields';
import { fuzzSeed } from '@wbd/tools/tries';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { encodeWorld, firestoreRequest } from './engine/decided-request.ts';
import { Decider } from './engine/decider.ts';
import type { Fields, Value } from './engine/request.ts';
import { readRules } from './engine/rules-files.ts';
import { DOCUMENTS, TABLES } from './tables/index.ts';

const RUNS = 150;

/** Characters at the ends of every range and beside them, where the two sides would differ first. */
const edges = [...BLANK, ...FORBIDDEN].flatMap(([first, last]) =>
  [first - 1, first, last, last + 1].filter((point) => point > 0),
);
const character = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...edges).map((point) => String.fromCodePoint(point)) },
  { weight: 3, arbitrary: fc.constantFrom(...Array.from(" aZ09.,-'’ʼ‐/:?#@%&<\n\t\r")) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
);
/** Lengths around every limit there is. */
const long = fc
  .record({
    length: fc.constantFrom(100, 200, 300, 500, 1000, 1024, 2000, 5000),
    over: fc.constantFrom(-1, 0, 1),
    head: fc.array(character, { maxLength: 3 }),
  })
  .map(({ length, over, head }) => head.join('').padEnd(length + over, 'a'));

function texts(field: string): fc.Arbitrary<string> {
  const typed = fc.array(character, { maxLength: 12 }).map((parts) => parts.join(''));
  const words = fc.array(fc.constantFrom('a', 'Jö', '1', ' ', '.', '-', "'", '’'), {
    maxLength: 8,
  });
  const link = typed.map((rest) => `https://x.de/${rest}`);
  const file = fc
    .tuple(fc.constantFrom(...places(field)), typed)
    .map(([place, rest]) => `${place}/${rest}`);
  return fc.oneof(
    typed,
    long,
    link,
    file,
    words.map((parts) => parts.join('')),
  );
}

/** Places of files: every one in which a field of this name has its files. */
function places(field: string): string[] {
  const known: Record<string, string[]> = {
    url: ['testimonials/video'],
    thumb: ['testimonials/thumb', 'seminars/thumb', 'expert_videos/thumb'],
    video: ['seminars/video', 'expert_videos/video'],
    trailer: ['seminars/trailer', 'expert_videos/trailer'],
    preview: ['seminars/preview'],
    pdf: ['seminars/pdf'],
    introThumb: ['hero/thumb'],
    loopThumb: ['hero/thumb'],
    introCaptions: ['hero/captions'],
    captions: [
      'testimonials/captions',
      'knowledge_videos/captions',
      'knowledge_videos_for_customers/captions',
    ],
    videoCaptions: ['seminars/captions', 'expert_videos/captions'],
    trailerCaptions: ['seminars/captions', 'expert_videos/captions'],
  };
  return known[field] ?? [`hero/${field}`];
}

function values(field: string): fc.Arbitrary<Value> {
  return fc.oneof(
    { weight: 12, arbitrary: texts(field) },
    { weight: 1, arbitrary: fc.integer({ min: -2, max: 10_001 }) },
    { weight: 1, arbitrary: fc.double({ maxExcluded: true, max: 2 ** 52, min: -(2 ** 52) }) },
    { weight: 1, arbitrary: fc.constantFrom(NaN, Infinity, -Infinity, 1440, 1441, 10_000, 1.5) },
    { weight: 1, arbitrary: fc.constantFrom(null, true, false, new Date(0), ['x'], { x: 'x' }) },
  );
}

const fields = ALL_COLLECTIONS.flatMap(([collection, { clients }]) =>
  Object.entries<z.ZodMiniType>({ ...clients?.fields?.shape }).map(([field, schema]) => ({
    collection,
    field,
    schema,
  })),
);

/** Each field with values, each value as an update by a person who may write the field. */
const tried = fields.flatMap(({ collection, field, schema }) => {
  const own = TABLES.find((table) => table.collection === collection)?.fields;
  const [role] = own?.writers ?? [];
  if (!own || !role) throw new Error(`${collection} has no table of its fields.`);
  return fc.sample(values(field), { numRuns: RUNS, seed: fuzzSeed }).map((value) => {
    const allowed = schema.safeParse(value).success;
    const changes: Fields = { [field]: value };
    const write = [{ update: own.target, changes }];
    const name = `${collection}.${field}`;
    const cell = { collection, operation: 'update' as const, name, role, allowed };
    return {
      name,
      value,
      allowed,
      request: firestoreRequest({ ...cell, request: { write } }, DOCUMENTS),
    };
  });
});

// the engine without the emulator around it: texts of 5,000 letters cost the emulator most of the time of all rules
const decider = await Decider.start({
  service: 'cloud.firestore',
  source: readRules('firestore.rules'),
  documents: encodeWorld(DOCUMENTS),
  requests: tried.map(({ request }) => request),
});
await decider.stop();

describe('RULE-02 schema and rules accept the same', () => {
  test.each(fields)('$collection: $field', ({ collection, field }) => {
    const own = tried.flatMap((one, index) =>
      one.name === `${collection}.${field}` ? [{ ...one, decided: decider.decisions[index] }] : [],
    );
    expect(own).toHaveLength(RUNS);
    const differing = own.filter(({ allowed, decided }) => decided !== allowed);
    const told = differing.map(({ value, decided }) => ({ value, decided }));
    expect(told, `WBD_FUZZ_SEED=${fuzzSeed}`).toEqual([]);
  });
});
