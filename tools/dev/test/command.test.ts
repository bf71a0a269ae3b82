import { mkdtempSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { run } from './command.ts';

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('kills a program and its children after the limit', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'wbd-limit-')), 'pid');
  const inner = `require('node:fs').writeFileSync(${JSON.stringify(file)}, String(process.pid)); for (;;);`;
  const outer = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}]); setInterval(() => {}, 1000);`;
  const exitCode = await run(process.execPath, ['-e', outer], { limitMs: 3_000 });
  expect(exitCode).toBe(1);
  expect(told).toHaveBeenCalledWith(expect.stringMatching(/has not ended after 3 s/));
  const pid = Number(readFileSync(file, 'utf8'));
  for (let tries = 0; isRunning(pid) && tries < 50; tries++) await pause(100);
  expect(isRunning(pid)).toBe(false);
});

test('returns the exit code of a program that ends in time', async () => {
  expect(await run(process.execPath, ['-e', 'process.exit(7)'], { limitMs: 60_000 })).toBe(7);
});
