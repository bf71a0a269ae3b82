/**
 * npm run drill:restore -- [--documents 100000] [--files 500] [--logins 5000]: backs emulators up, damages what they hold,
 * stops writing and restores it; says how long each step took. The exit code is 1 when something is not as it was.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { resolvePorts } from '../../base/ports.ts';
import { restoreDrill } from './restore-drill.ts';

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '100000' },
    files: { type: 'string', default: '500' },
    logins: { type: 'string', default: '5000' },
  },
});
const offset = Number(process.env['WBD_PORT_OFFSET'] ?? '0');
const portsAt = (more: number) => resolvePorts({ WBD_PORT_OFFSET: String(offset + more) });
const folder = mkdtempSync(path.join(os.tmpdir(), 'wbd-drill-'));
try {
  const { before, damaged, after, broughtBack } = await restoreDrill({
    documents: Number(values.documents),
    files: Number(values.files),
    logins: Number(values.logins),
    ports: [portsAt(3000), portsAt(3500)],
    folder,
    log: console.log,
  });
  console.log({ before, damaged, after, broughtBack });
  const isSame = isDeepStrictEqual(before, after);
  console.log(isSame ? 'Everything is as it was.' : 'It is not as it was.');
  process.exitCode = isSame ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
