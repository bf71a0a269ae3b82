import '../test/own-project.ts';
import '../test/unverified-tokens.ts';
import '../fuzz/environment.ts';
import { CALLS, type CallName } from '@wbd/domain/calls';
import { RIGHTS, type Right } from '@wbd/domain/rights';
import { onCall } from 'firebase-functions/https';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callables, callablesOf, serveCallables, type FuzzServer } from '../fuzz/server.ts';
import { CALL_NAMES, refusalOf } from './admitted.ts';
import { expected } from './model.ts';
import { ROLES, tokenFor, type Role } from './roles.ts';

let server: FuzzServer;
beforeAll(async () => {
  server = await serveCallables();
});
afterAll(() => server.close());

const rows = CALL_NAMES.map((name): [CallName, Right] => [name, RIGHTS[name]]);

async function wrongCells(origin: string, role: Role, of = rows): Promise<string[]> {
  const token = await tokenFor(role);
  const wrong: string[] = [];
  for (const [name, right] of of) {
    const [found, wanted] = [await refusalOf(origin, name, token), expected(right, role)];
    if (found !== wanted)
      wrong.push(`${name}: ${found ?? 'admitted'}, not ${wanted ?? 'admitted'}`);
  }
  return wrong;
}

const withoutRight = (names: Iterable<string>) => [...names].filter((name) => !(name in RIGHTS));

test('every call rejects the empty input', () => {
  const accepting = Object.entries(CALLS).filter(([, { input }]) => input.safeParse(null).success);
  expect(accepting).toEqual([]);
});

describe('the matrix', () => {
  test('has at least 25 roles with distinct names', () => {
    expect(new Set(ROLES.map(({ name }) => name)).size).toBe(ROLES.length);
    expect(ROLES.length).toBeGreaterThanOrEqual(25);
  });

  test.each(ROLES.map((role) => [role.name, role] as const))(
    'answers %s as the table says, for every call',
    async (_name, role) => {
      expect(await wrongCells(server.origin, role)).toEqual([]);
    },
  );
});

describe('the negative control', () => {
  test('reports a deployed call without a right', () => {
    expect(withoutRight(callables.keys())).toEqual([]);
    const unlisted = callablesOf({
      ...Object.fromEntries(callables),
      giveAway: onCall(() => ({})),
    });
    expect(withoutRight(unlisted.keys())).toEqual(['giveAway']);
  });

  test('reports a call that does not check its right', async () => {
    const open = await serveCallables({ deleteCustomer: onCall(() => ({})) });
    try {
      const blocked = ROLES.find(({ name }) => name === 'blocked with a linked phone');
      if (!blocked) throw new Error('The role is gone.');
      const only = rows.filter(([name]) => name === 'deleteCustomer');
      expect(await wrongCells(open.origin, blocked, only)).toHaveLength(1);
    } finally {
      open.close();
    }
  });
});
