import { patient } from '@wbd/tools/host-speed';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { folderStore } from './folder-store.ts';

const PROCESSES = 4;
const TIMES = 100;

/** What each process runs: nothing but replacing one file, so that they meet. */
const COUNT = `
  import { folderStore } from ${JSON.stringify(path.join(import.meta.dirname, 'folder-store.ts'))};
  import { change } from ${JSON.stringify(path.join(import.meta.dirname, 'store.ts'))};
  const store = folderStore(process.env.FOLDER);
  for (let i = 0; i < ${TIMES}; i++) await change(store, 'count.json', (count = 0) => count + 1);
`;

test(
  'processes that replace one file at the same time lose nothing',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'wbd-store-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const env = { ...process.env, FOLDER: path.join(folder, 'www') };
    const count = () =>
      promisify(execFile)(process.execPath, ['--input-type=module', '--eval', COUNT], { env });
    await Promise.all(Array.from({ length: PROCESSES }, count));
    const { value } = await folderStore(env.FOLDER).readJson('count.json');
    expect(value).toBe(PROCESSES * TIMES);
  },
  patient(120_000),
);
