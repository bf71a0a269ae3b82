import '../../../test/own-project.ts';
import { patient } from '@wbd/tools/host-speed';
import { expect, test } from 'vitest';
import { codeOf } from '../../../test/code-of.ts';
import { aTeam, change, teamOf, teamTestPorts } from '../../../test/team-world.ts';
import type { TeamUnit } from './teams.repository.ts';
import type { TeamPorts } from './team-ports.ts';

type Made = Awaited<ReturnType<typeof aTeam>>;

const wish = (lower: Made, upper: Made) =>
  change(lower.lead, { kind: 'wish-parent', code: upper.lead.code });
const accept = (lower: Made, upper: Made, ports?: TeamPorts) =>
  change(upper.lead, { kind: 'accept-below', team: lower.id }, ports);

async function place(lower: Made, upper: Made): Promise<void> {
  await wish(lower, upper);
  await accept(lower, upper);
}

const parentOf = async ({ id }: Made) => (await teamOf(id))?.parent ?? null;

/** Two processes that both have read before either writes, as far as the database lets them. What is repeated goes on alone. */
function inStep(ports: TeamPorts): TeamPorts {
  const met = Promise.withResolvers<null>();
  let came = 0;
  const meet = () => {
    came += 1;
    if (came === 2) met.resolve(null);
    else setTimeout(() => met.resolve(null), 1_000);
    return met.promise;
  };
  return {
    ...ports,
    teams: {
      ...ports.teams,
      change: (now, work) =>
        ports.teams.change(now, async (unit: TeamUnit) => {
          const result = await work(unit);
          await meet();
          return result;
        }),
    },
  };
}

test('TEAM-02.2 a team is placed below another one when both leads agree, and either ends it', async () => {
  const [lower, upper] = [await aTeam(0), await aTeam(0)];
  expect(await codeOf(accept(lower, upper))).toBe('team/not-found');
  expect(await codeOf(wish(lower, upper))).toBe('done');
  expect(await parentOf(lower)).toBeNull();
  expect(await codeOf(accept(lower, upper))).toBe('done');
  expect(await codeOf(accept(lower, upper))).toBe('done');
  expect(await parentOf(lower)).toBe(upper.id);
  await change(upper.lead, { kind: 'refuse-below', team: lower.id });
  expect(await parentOf(lower)).toBeNull();
  await place(lower, upper);
  await change(lower.lead, { kind: 'leave-parent' });
  expect(await parentOf(lower)).toBeNull();
  expect(await codeOf(change(lower.lead, { kind: 'wish-parent', code: 'nobody/../has' }))).toBe(
    'team/lead-not-found',
  );
});

test('TEAM-02 no circle, no fourth floor; a team that ends leaves those below it without one above', async () => {
  const [a, b, c, d] = [await aTeam(0), await aTeam(0), await aTeam(0), await aTeam(0)];
  expect(await codeOf(wish(a, a))).toBe('team/circle');
  await place(b, a);
  await place(c, b);
  expect(await codeOf(wish(a, c))).toBe('team/circle');
  expect(await codeOf(wish(d, c))).toBe('team/too-deep');
  expect(await codeOf(wish(a, d))).toBe('team/too-deep');
  await change(b.lead, { kind: 'dissolve' });
  expect(await parentOf(c)).toBeNull();
});

const intoEachOther = async (guarded: boolean) => {
  const [a, b] = [await aTeam(0), await aTeam(0)];
  await wish(a, b);
  await wish(b, a);
  const ports = inStep(teamTestPorts({ guarded }));
  const outcomes = await Promise.all([codeOf(accept(a, b, ports)), codeOf(accept(b, a, ports))]);
  const parents = [await parentOf(a), await parentOf(b)];
  return { outcomes, placed: parents.filter((parent) => parent !== null).length };
};

test(
  'TEAM-02 of two teams that are placed below each other at once, one is; without the guard both are',
  async () => {
    for (let round = 0; round < 5; round++) {
      const { outcomes, placed } = await intoEachOther(true);
      expect(placed).toBe(1);
      expect(outcomes.toSorted()).toEqual(['done', 'team/circle']);
    }
    expect((await intoEachOther(false)).placed).toBe(2);
  },
  patient(120_000),
);

/** x goes below y, which is below p, while p goes below x: each alone is fine. */
const longCircle = async (guarded: boolean) => {
  const [x, y, p] = [await aTeam(0), await aTeam(0), await aTeam(0)];
  await place(y, p);
  await wish(x, y);
  await wish(p, x);
  const ports = inStep(teamTestPorts({ guarded }));
  await Promise.all([codeOf(accept(x, y, ports)), codeOf(accept(p, x, ports))]);
  const seen = new Set<string>();
  let next: string | null = x.id;
  while (next !== null && !seen.has(next)) {
    seen.add(next);
    next = (await teamOf(next))?.parent ?? null;
  }
  return next !== null;
};

test(
  'TEAM-02 structures that are joined at once make no circle of three; without the guard they do',
  async () => {
    for (let round = 0; round < 3; round++) expect(await longCircle(true)).toBe(false);
    expect(await longCircle(false)).toBe(true);
  },
  patient(120_000),
);
