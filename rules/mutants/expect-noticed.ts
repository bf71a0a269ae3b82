import { afterAll, describe, expect, test } from 'vitest';
import { Decider, type Case } from '../engine/decider.ts';
import { EQUIVALENTS } from './equivalents.ts';
import { placesOf, type FieldsOf } from './mutations.ts';
import type { Mutant } from './replacement.ts';

const TIMEOUT_MS = 10 * 60_000;

export interface Declared extends Case {
  file: keyof typeof EQUIVALENTS;
  fields: FieldsOf;
  /** the name of each request */
  names: readonly string[];
  /** which requests are one test, with a title that names the rows of the specification it proves */
  parts: readonly { title: string; indices: readonly number[] }[];
  /** the collection, or folder, that each request is for */
  collections: readonly string[];
}

/** Changes the rules in one place after the other: a change that no request notices could come unseen. */
export async function expectNoticed(declared: Declared): Promise<void> {
  const { file, fields, requests, names, parts, collections } = declared;
  const decider = await Decider.start(declared);
  const listed = EQUIVALENTS[file];
  const among = (collection: string) =>
    collections.flatMap((one, index) =>
      // a match with a variable in its first place is one of every folder
      one === collection || collection.startsWith('{') ? [index] : [],
    );

  const isNoticed = async (mutant: Mutant, collection: string) =>
    (await decider.firstMistake({
      path: mutant.path,
      value: mutant.value,
      place: mutant.offset,
      ...(mutant.ofOperations && { among: among(collection) }),
    })) !== null;

  const places = placesOf(decider.ruleset, fields).map(({ name, collection, mutants }) => ({
    name,
    count: mutants.length,
    // all are sent at once: the engine takes them in turn, on every core
    survivors: Promise.all(
      mutants.map(async (mutant) => ((await isNoticed(mutant, collection)) ? [] : [mutant])),
    ).then((found) => found.flat()),
  }));

  describe(file, () => {
    afterAll(() => decider.stop());

    test('RULE-01 the rules compile without a warning: an undefined name is only that', () => {
      expect(decider.issues).toEqual([]);
    });

    test('every request is part of one test', () => {
      const indices = parts.flatMap((part) => part.indices);
      expect(indices.toSorted((one, other) => one - other)).toEqual([...names.keys()]);
    });

    test.each(parts)('$title', ({ indices }) => {
      const wrong = indices.filter(
        (index) => decider.decisions[index] !== requests[index]?.expected,
      );
      expect(wrong.map((index) => names[index])).toEqual([]);
    });

    test.each(places)(
      'RULE-01 $name: each of $count changes is noticed',
      async ({ name, survivors }) => {
        const changes = (await survivors).map(({ line, change }) => `${line}: ${change}`);
        const known = listed.filter((one) => one.places.includes(name));
        const expected = known.flatMap((one) => one.changes);
        const withoutLine = changes.map((change) => change.replace(/^\d+: /, ''));
        expect(changes.filter((_, index) => !expected.includes(withoutLine[index] ?? ''))).toEqual(
          [],
        );
        // a noticed mutant is not equivalent
        expect(expected.filter((change) => !withoutLine.includes(change))).toEqual([]);
      },
      TIMEOUT_MS,
    );

    test('what is listed as equivalent is there', () => {
      const known = new Set(places.map(({ name }) => name));
      const missing = listed.flatMap((one) => one.places).filter((name) => !known.has(name));
      expect(missing).toEqual([]);
    });
  });
}
