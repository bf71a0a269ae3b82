import { patient } from '@wbd/tools/host-speed';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storageHost } from '../functions/test/environment.ts';
import { anAdvisor } from '../functions/test/data.ts';
import { db, toData } from '../functions/src/core/firestore.ts';
import { accountFactsOf, ADVISOR_FACTS, isAdvisorRole, ROLES, type Role } from './roles.ts';
import { StorageEmulator } from './engine/storage-emulator.ts';
import { isSmall, STORAGE_MATRIX } from './tables/storage.ts';
import { readRules } from './engine/rules-files.ts';

/** The Storage emulator looks advisors up where the portal keeps its own: these ids occur nowhere else. */
const uidOf = (role: Role) => `storagerules${role.toLowerCase()}`;
const documents = ROLES.filter(isAdvisorRole).flatMap((role): [string, object][] => {
  const id = uidOf(role);
  return [
    [`advisors/${id}`, toData(anAdvisor({ id, code: id, ...ADVISOR_FACTS[role] }))],
    [`accounts/${id}`, accountFactsOf(role)],
  ];
});

async function putRules(content: string): Promise<Response> {
  return fetch(`http://${storageHost}/internal/setRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } }),
  });
}

beforeAll(async () => {
  const answer = await putRules(readRules('storage.rules'));
  expect(answer.status).toBe(200);
  await Promise.all(documents.map(([path, data]) => db.doc(path).set(data)));
}, patient(60_000));

afterAll(() => Promise.all(documents.map(([path]) => db.doc(path).delete())));

const emulator = new StorageEmulator(uidOf);

const cells = STORAGE_MATRIX.filter(isSmall).flatMap((row) =>
  row.asked.map((role) => ({ ...row, role, may: row.allow.includes(role) ? 'may' : 'may not' })),
);
const places = [...new Set(STORAGE_MATRIX.map(({ place }) => place))];

describe.concurrent.each(places)('RULE-01.2 UPLOAD-05.1,2 %s', (place) => {
  test.each(cells.filter((cell) => cell.place === place))(
    '$role $may $operation $what',
    async ({ role, may: _, ...row }) => {
      expect(await emulator.decides(row, role)).toBe(row.allow.includes(role));
    },
  );
});
