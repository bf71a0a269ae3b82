import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { RunRecord } from './run-record.ts';

const recordSchema = z.object({
  owner: z.looseObject({ pid: z.number() }),
  children: z.array(z.looseObject({ pid: z.number(), started: z.string() })),
});

let runDir: string;
const file = () => path.join(runDir, 'processes.json');
const read = () => recordSchema.parse(JSON.parse(readFileSync(file(), 'utf8')));
const startIdle = async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  return child;
};
/** Makes the record look as a killed portal leaves it. */
const asKilled = (change: Partial<z.infer<typeof recordSchema>>) => {
  const record = read();
  writeFileSync(
    file(),
    JSON.stringify({ ...record, owner: { ...record.owner, started: 'long ago' }, ...change }),
  );
};

beforeEach(() => {
  runDir = mkdtempSync(path.join(os.tmpdir(), 'wbd-record-'));
});
afterEach(() => {
  rmSync(runDir, { recursive: true, force: true });
});

describe('the record of a run', () => {
  test('lets the next run end what a killed one left behind', async () => {
    const child = await startIdle();
    const ended = once(child, 'exit');
    new RunRecord(runDir).update();
    asKilled({ children: read().children.filter(({ pid }) => pid === child.pid) });
    const said: string[] = [];
    expect(await new RunRecord(runDir).endLeftovers((line) => said.push(line))).toBeGreaterThan(0);
    await ended;
    expect(said).toHaveLength(1);
    expect(existsSync(file())).toBe(false);
  });

  test('never touches a process that only has the same pid', async () => {
    const child = await startIdle();
    new RunRecord(runDir).update();
    const children = read().children.map((one) => ({ ...one, started: 'another moment' }));
    asKilled({ children });
    expect(await new RunRecord(runDir).endLeftovers(() => undefined)).toBe(0);
    expect(child.exitCode).toBeNull();
    child.kill();
    await once(child, 'exit');
  });

  test('refuses a second run while the first one lives', async () => {
    new RunRecord(runDir).update();
    await expect(new RunRecord(runDir).endLeftovers(() => undefined)).rejects.toThrow(
      'The portal is running already',
    );
  });

  test('survives a torn file', async () => {
    writeFileSync(file(), '{ "owner": ');
    expect(await new RunRecord(runDir).endLeftovers(() => undefined)).toBe(0);
  });
});
