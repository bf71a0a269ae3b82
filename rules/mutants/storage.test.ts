import { advisorDocuments, storageRequest } from '../engine/decided-request.ts';
import { readRules } from '../engine/rules-files.ts';
import { isSmall, STORAGE_MATRIX } from '../tables/storage.ts';
import { expect, test } from 'vitest';
import { Decider } from '../engine/decider.ts';
import { expectNoticed } from './expect-noticed.ts';

const decisions = STORAGE_MATRIX.flatMap((row) =>
  row.asked.map((role) => {
    const may = row.allow.includes(role) ? 'may' : 'may not';
    return { row, role, name: `${row.place}: ${role} ${may} ${row.operation} ${row.what}` };
  }),
);

// the engine compiles itself first, which takes its time on a busy machine
const TIMEOUT_MS = 10 * 60_000;

test(
  'RULE-01 a function that is not there is a warning of the compiler',
  async () => {
    const source = readRules('storage.rules').replace(
      "mayUpload('sellFilms')",
      "mayUplaod('sellFilms')",
    );
    const service = 'firebase.storage';
    const decider = await Decider.start({ service, source, documents: {}, requests: [] });
    await decider.stop();
    expect(decider.issues).not.toEqual([]);
  },
  TIMEOUT_MS,
);

await expectNoticed({
  file: 'storage.rules',
  service: 'firebase.storage',
  source: readRules('storage.rules'),
  documents: advisorDocuments(),
  requests: decisions.map(({ row, role }) => storageRequest(row, role)),
  names: decisions.map(({ name }) => name),
  parts: decisions.map(({ row, name }, index) => ({
    title: `${isSmall(row) ? 'RULE-01.2 UPLOAD-05.1,2' : 'RULE-01.2 UPLOAD-05.3'} ${name}`,
    indices: [index],
  })),
  collections: decisions.map(({ row }) => row.path.split('/')[0] ?? ''),
  fields: new Map([['files', ['contentType', 'size', 'metadata', 'owner']]]),
});
