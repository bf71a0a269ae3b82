/**
 * npm start [-- --reset]
 *
 * The whole portal on this machine: official emulators, a mail inbox, the built shell and modules, and demo data that
 * survives until the next run.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PORT_NAMES, requireFreePorts, resolvePorts } from '../../base/ports.ts';
import { RunRecord } from '../emulators/run-record.ts';
import { failWith } from '../../base/tool-error.ts';
import { buildAll, publishAll, unpublishAll } from './build.ts';
import { portalFolders } from '../../base/folders.ts';
import { runPortal } from './portal.ts';

const say = (line: string) => console.log(line);

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { reset: { type: 'boolean', default: false } } });
  const ports = resolvePorts(process.env);
  const folders = portalFolders(ports);
  const record = new RunRecord(folders.run);
  await record.endLeftovers(say);
  // before the build: a person who has to move a port should not wait for it
  await requireFreePorts(ports, PORT_NAMES);
  if (values.reset) {
    rmSync(folders.run, { recursive: true, force: true });
    unpublishAll(folders.www);
  }
  say('Building what has changed …');
  buildAll();
  await publishAll(folders.www, ports);
  await runPortal({ ports, folders, record, say });
}

try {
  await main();
} catch (error) {
  failWith(error);
}
// stopping the portal while it starts does not wait for the start to notice
process.exit();
