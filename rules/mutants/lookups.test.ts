import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { WORKSPACE_ROOT } from '../../tools/emulators/workspace.ts';
import { lookupsOf } from './lookups.ts';
import { parseRules } from './parser.ts';

const MOST = 3;

const read = (file: string) => readFileSync(path.join(WORKSPACE_ROOT, file), 'utf8');
const lookups = (text: string) => {
  const rules = parseRules(text);
  return rules.allows.map((allow) => ({
    rule: `${allow.scope.pattern} ${allow.operations.join(', ')}`,
    count: lookupsOf(rules, allow),
  }));
};
const inRules = (condition: string, functions = '') =>
  `service cloud.firestore { match /a/{b} { ${functions} allow get: if ${condition}; } }`;

describe.each(['firestore.rules', 'storage.rules'])('%s', (file) => {
  test(`RULE-01 no request makes more than ${MOST} lookups`, () => {
    const counted = lookups(read(file));
    expect(counted.length).toBeGreaterThan(0);
    expect(Math.max(...counted.map(({ count }) => count))).toBeGreaterThan(0);
    expect(counted.filter(({ count }) => count > MOST)).toEqual([]);
  });
});

describe('what counts as a lookup', () => {
  test.each([
    ['true', 0],
    ['get(/a/$(b)).data.x == 1', 1],
    ['exists(/a/$(get(/c/d).data.e))', 2],
    ['getAfter(/a/b).data.x || existsAfter(/a/b)', 2],
    ['firestore.get(/a/b).data.x > 1', 1],
    ["resource.data.get('x', 1) == 1", 0],
    ['(b == 1 ? exists(/a/b) : exists(/c/d)) && exists(/e/f)', 2],
  ])('%s', (condition, count) => {
    expect(lookups(inRules(condition))[0]?.count).toBe(count);
  });

  test('functions count as often as they are called, with their variables and arguments', () => {
    const functions =
      'function f(x) { let y = get(/a/$(x)).data; return y.z == 1 && g(); } function g() { return exists(/c/d); }';
    expect(lookups(inRules('f(1) || f(get(/e/f).data.g)', functions))[0]?.count).toBe(5);
  });

  test('a function that calls itself is refused', () => {
    expect(() => lookups(inRules('f()', 'function f() { return f(); }'))).toThrow('f calls itself');
  });
});
