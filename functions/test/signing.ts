import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSigner, writeKeyFile } from '@wbd/tools/signer';
import { vi } from 'vitest';

/**
 * Lets the server of a test sign addresses of files.
 * @returns what ends it
 */
export function allowSigning(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), 'wbd-fuzz-'));
  const keyFile = path.join(folder, 'key.json');
  writeKeyFile(keyFile, createSigner());
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', keyFile);
  return () => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  };
}
