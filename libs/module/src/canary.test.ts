import { describe, expect, test } from 'vitest';
import { exceedsLive, isInCanary } from './canary.ts';
import type { Canary } from './contract.ts';

const aCanary = (changes: Partial<Canary> = {}, version = 'a1b2c3d4e5f6'): Canary => ({
  share: 10,
  people: [],
  build: {
    name: 'crm',
    version,
    areas: [{ path: '/intern/crm', title: 'CRM', access: 'customers', order: 1 }],
    entry: '/remotes/crm/1/entry.js',
    preload: [],
    shares: [],
    uses: { contract: 2, versions: {}, exports: {} },
  },
  ...changes,
});

/** As many as a large network has; uids as the login service makes them. */
const ADVISORS = Array.from({ length: 10_000 }, (_, index) => ({
  uid: `uid-${index.toString(36)}-${(index * 7919).toString(36)}`,
  code: `advisor-${index}`,
}));

async function chosen(canary: Canary): Promise<Set<string>> {
  const answers = await Promise.all(ADVISORS.map((person) => isInCanary(canary, person)));
  return new Set(ADVISORS.filter((_, index) => answers[index]).map(({ uid }) => uid));
}

describe('a canary over 10,000 advisors', () => {
  test('is given to its share, give or take one percent, and to the same people each time', async () => {
    const once = await chosen(aCanary());
    expect(once.size).toBeGreaterThan(900);
    expect(once.size).toBeLessThan(1_100);
    expect(await chosen(aCanary())).toEqual(once);
    expect((await chosen(aCanary({ share: 0 }))).size).toBe(0);
    expect((await chosen(aCanary({ share: 100 }))).size).toBe(10_000);
  });

  test('keeps its people when the share grows, and falls on others with another version', async () => {
    const [tenth, quarter, other] = await Promise.all([
      chosen(aCanary()),
      chosen(aCanary({ share: 25 })),
      chosen(aCanary({}, '0f0f0f0f0f0f')),
    ]);
    expect([...tenth].filter((uid) => !quarter.has(uid))).toEqual([]);
    expect([...tenth].filter((uid) => other.has(uid)).length).toBeLessThan(200);
  });

  test('is given to those who are named, too', async () => {
    const [first, second] = ADVISORS;
    const named = aCanary({ share: 0, people: [first?.code ?? ''] });
    expect(await chosen(named)).toEqual(new Set([first?.uid]));
    expect((await chosen(named)).has(second?.uid ?? '')).toBe(false);
  });
});

test.each([
  // a tenth has it: as many failures as among a tenth of the others are expected
  [{ share: 10 }, { canary: 1, live: 0 }, false],
  [{ share: 10 }, { canary: 2, live: 0 }, true],
  [{ share: 10 }, { canary: 2, live: 9 }, false],
  [{ share: 10 }, { canary: 3, live: 9 }, true],
  [{ share: 10 }, { canary: 4, live: 90 }, false],
  [{ share: 100 }, { canary: 2, live: 50 }, true],
  [{ share: 0, people: ['pro'] }, { canary: 1, live: 0 }, true],
  [{ share: 0, people: ['pro', 'kollege'] }, { canary: 1, live: 0 }, false],
  [{ share: 0, people: ['pro', 'kollege'] }, { canary: 2, live: 40 }, true],
])('%j with failures %j is taken back: %s', (canary, failing, isTakenBack) => {
  expect(exceedsLive(aCanary(canary), failing)).toBe(isTakenBack);
});
