import { firestoreHost } from '../test/environment.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MATRIX } from './matrix.ts';
import { ROLES } from './roles.ts';
import { createWorld, expectDecision, PROJECT, readRules, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
}, 60_000);

afterAll(() => world.close());

describe.each([
  { ids: 'RULE-01 CRM-03', own: MATRIX.filter(({ collection }) => collection === 'customers') },
  { ids: 'RULE-01', own: MATRIX.filter(({ collection }) => collection !== 'customers') },
])('$ids every role and operation is decided', ({ own }) => {
  const cells = own.flatMap((row) =>
    ROLES.map((role) => ({ ...row, role, may: row.allow.includes(role) ? 'may' : 'may not' })),
  );
  test.each(cells)('$collection: $role $may $operation $what', async ({ role, allow, request }) => {
    await expectDecision(request(world.db(role), role), allow.includes(role));
  });
});

test('RULE-01 the rules compile without a warning: an undefined name is only that', async () => {
  const answer = await fetch(
    `http://${firestoreHost}/emulator/v1/projects/${PROJECT}-warnings:securityRules`,
    {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        rules: { files: [{ name: 'firestore.rules', content: readRules('firestore.rules') }] },
      }),
    },
  );
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({});
});
