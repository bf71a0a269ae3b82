import { ALL_COLLECTIONS } from '@wbd/domain/collections';
import { FILE_TARGETS } from '@wbd/domain/files';
import { CAPABILITIES, levelsWith, PLANS, planHolds } from '@wbd/domain/plans';
import { expect, test } from 'vitest';
import { readRules } from './engine/rules-files.ts';

const MATCH = /match \/(?:\{path=\*\*\}\/)?(\w+)/;
const ASKED =
  /\b(?:levelsWith|may|mayChangeOwn|mayPublish|mayChangePublished|mayShare|isPublishedNow|mayUpload)\((?:[^(),]+, )?'(\w+)'\)/g;

/** The levels that a rules file's `levelsWith` answers for each capability. */
function tableOf(rules: string): Record<string, number[]> {
  const body = /function levelsWith\(capability\) \{(.*?)\}\[capability\];/s.exec(rules)?.[1] ?? '';
  const lists = new Map(
    [...body.matchAll(/let (\w+) = \[([\d, ]*)\];/g)].map(([, name = '', levels = '']) => [
      name,
      levels.split(', ').map(Number),
    ]),
  );
  return Object.fromEntries(
    [...body.matchAll(/'(\w+)': (\w+)/g)].map(([, capability = '', name = '']) => [
      capability,
      lists.get(name) ?? [],
    ]),
  );
}

/** The capabilities that rules ask for, by the first part of the path. */
function askedIn(rules: string): Map<string, Set<string>> {
  const asked = new Map<string, Set<string>>();
  let below = '';
  for (const line of rules.split('\n')) {
    below = MATCH.exec(line)?.[1] ?? below;
    for (const [, capability = ''] of line.matchAll(ASKED)) {
      asked.set(below, (asked.get(below) ?? new Set()).add(capability));
    }
  }
  return asked;
}

test.each(['firestore.rules', 'storage.rules'])(
  '%s has the levels of the table of plans',
  (file) => {
    const rules = readRules(file);
    const table = tableOf(rules);
    const known = CAPABILITIES.filter((capability) => capability in table);
    expect(known.length).toBe(Object.keys(table).length);
    expect(known.length).toBeGreaterThan(5);
    expect(table).toEqual(
      Object.fromEntries(known.map((capability) => [capability, [...levelsWith(capability)]])),
    );
    const asked = new Set([...askedIn(rules).values()].flatMap((names) => [...names]));
    expect([...asked].toSorted()).toEqual(known.toSorted());
  },
);

test('no rule compares the number of a plan', () => {
  for (const file of ['firestore.rules', 'storage.rules']) {
    expect(readRules(file)).not.toMatch(/\blv (?!in levelsWith\()/);
  }
});

test('firestore.rules ask for the capabilities that the descriptors name', () => {
  const asked = askedIn(readRules('firestore.rules'));
  for (const [name, { clients }] of ALL_COLLECTIONS) {
    const named = [clients?.create, clients?.update, clients?.delete];
    for (const capability of named) {
      if (capability === undefined || capability === 'login' || capability === 'portal') continue;
      expect([name, [...(asked.get(name) ?? [])]]).toEqual([
        name,
        expect.arrayContaining([capability]),
      ]);
    }
  }
});

test('storage.rules ask for the capability of each folder', () => {
  const folders = new Map<string, Set<string>>();
  for (const [target, { needs }] of Object.entries(FILE_TARGETS)) {
    const [folder = ''] = target.split('/');
    folders.set(folder, (folders.get(folder) ?? new Set()).add(needs));
  }
  expect(askedIn(readRules('storage.rules'))).toEqual(folders);
});

test('every plan includes the portal, as the rules for own data assume', () => {
  expect(PLANS.filter((plan) => planHolds(plan, 'portal'))).toEqual(PLANS);
});
