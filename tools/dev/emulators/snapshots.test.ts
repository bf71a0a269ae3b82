import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { newestSnapshot } from './snapshots.ts';

test('the newest whole snapshot counts, an unfinished one does not', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wbd-snapshots-'));
  try {
    expect(newestSnapshot(path.join(folder, 'missing'))).toBeNull();
    for (const name of ['1000', '2000', '3000']) mkdirSync(path.join(folder, name));
    expect(newestSnapshot(folder)).toBeNull();
    for (const name of ['1000', '2000']) {
      writeFileSync(path.join(folder, name, 'firebase-export-metadata.json'), '{}');
    }
    expect(newestSnapshot(folder)).toBe(path.join(folder, '2000'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
