import { describe, expect, test } from 'vitest';
import { Decider } from '../engine/decider.ts';
import { blocksOf } from '../engine/ruleset.ts';
import { readRules } from '../engine/rules-files.ts';
import { lookupsOf } from './lookups.ts';

const MOST = 8;
// the engine compiles itself first, which takes its time on a busy machine
const TIMEOUT_MS = 10 * 60_000;

async function lookups(source: string) {
  const decider = await Decider.start({
    service: 'cloud.firestore',
    source,
    documents: {},
    requests: [],
  });
  await decider.stop();
  return blocksOf(decider.ruleset).flatMap((block) =>
    block.permissions.map((permission) => ({
      rule: `${block.pattern} ${permission.part.ids.map(({ name }) => name).join(', ')}`,
      count: lookupsOf(block, permission),
    })),
  );
}

test.each(['firestore.rules', 'storage.rules'])(
  `RULE-01 no request of %s makes more than ${MOST} lookups`,
  async (file) => {
    const counted = await lookups(readRules(file));
    expect(counted.length).toBeGreaterThan(0);
    expect(Math.max(...counted.map(({ count }) => count))).toBeGreaterThan(0);
    expect(counted.filter(({ count }) => count > MOST)).toEqual([]);
  },
  TIMEOUT_MS,
);

describe('what counts as a lookup', async () => {
  const cases = [
    ['true', 0],
    ['get(/a/$(b)).data.x == 1', 1],
    ['exists(/a/$(get(/c/d).data.e))', 2],
    ['getAfter(/a/b).data.x || existsAfter(/a/b)', 2],
    ["resource.data.get('x', 1) == 1", 0],
    ['(b == 1 ? exists(/a/b) : exists(/c/d)) && exists(/e/f)', 2],
    // functions count as often as they are called, with their variables and arguments
    ['f(1) || f(get(/e/f).data.g)', 5],
  ] as const;
  const functions =
    'function f(x) { let y = get(/a/$(x)).data; return y.z == 1 && g(); } function g() { return exists(/c/d); }';
  const allows = cases.map(
    ([condition], index) => `match /m${index}/{b} { allow get: if ${condition}; }`,
  );
  const counted = await lookups(
    `rules_version = '2'; service cloud.firestore { match /a/{b} { ${functions} ${allows.join('\n')} } }`,
  );

  test.each(cases.map(([condition, count], index) => ({ condition, count, index })))(
    '$condition: $count',
    ({ count, index }) => {
      expect(counted[index]?.count).toBe(count);
    },
  );
});
