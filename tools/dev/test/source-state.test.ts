import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportedState, sourceState, stampReport } from './source-state.ts';

const root = mkdtempSync(path.join(tmpdir(), 'wbd-source-'));
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);

beforeAll(() => {
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write('.gitignore', 'test-results/\n');
  write('a.ts', '1');
});
afterAll(() => rmSync(root, { recursive: true }));

test('the state follows every change of the source, committed or not, and nothing else', () => {
  const before = sourceState(root);
  expect(sourceState(root)).toBe(before);
  write('b.ts', '2');
  const after = sourceState(root);
  expect(after).not.toBe(before);
  mkdirSync(path.join(root, 'test-results'));
  stampReport(root, 'unit', after);
  expect(sourceState(root)).toBe(after);
  expect(reportedState(root, 'unit')).toBe(after);
  expect(reportedState(root, 'browser')).toBeNull();
});
