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

const cells = MATRIX.flatMap((row) =>
  ROLES.map((role) => ({ ...row, role, decision: row.allow.includes(role) ? 'may' : 'may not' })),
);

describe('RULE-01 every collection, role and operation is decided', () => {
  const proves = (collection: string) => (collection === 'customers' ? 'CRM-03 ' : '');
  test.each(cells.map((cell) => ({ ...cell, id: proves(cell.collection) })))(
    '$id$collection: $role $decision $operation $what',
    async ({ role, allow, request }) => {
      await expectDecision(request(world.db(role), role), allow.includes(role));
    },
  );
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
