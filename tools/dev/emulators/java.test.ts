import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseJavaVersion, requireJava } from './java.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'wbd-java-'));
  vi.stubEnv('PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function program(name: string, script: string): void {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}
const java = (version: string) => program('java', `echo 'openjdk version "${version}"' >&2`);

test('a Java that is new enough is enough', () => {
  java('11.0.1');
  expect(() => requireJava(() => undefined)).not.toThrow();
});

test('a missing Java is one sentence', () => {
  program('apt-get', 'exit 1');
  expect(() => requireJava(() => undefined)).toThrow('Java is missing: the emulators need');
});

test('reports an old Java that precedes the installed one on PATH', () => {
  java('1.8.0_392');
  program('apt-get', 'exit 0');
  expect(() => requireJava(() => undefined)).toThrow('Java 8 is too old');
});

test.each([
  ['openjdk version "17.0.15" 2025-04-15', 17],
  ['java version "1.8.0_392"', 8],
  ['openjdk version "25" 2025-09-16', 25],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', null],
])('%s is Java %s', (output, version) => {
  expect(parseJavaVersion(output)).toBe(version);
});
