import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { DEFAULT_ADVISOR_CODE } from '@wbd/domain/advisors';
import { functionsEnvironment, mailboxUrl, portalOrigin } from '../../base/environment.ts';
import { startMailbox } from '../emulators/mailbox.ts';
import type { Ports } from '../../base/ports.ts';
import type { RunRecord } from '../emulators/run-record.ts';
import { answers } from '../emulators/service.ts';
import { newestSnapshot } from '../emulators/snapshots.ts';
import { startEmulators, type RunningEmulators } from '../emulators/start.ts';
import { startStripe } from '../emulators/stripe.ts';
import { startTranscoder } from '../emulators/transcoder.ts';
import { ToolError } from '../../base/tool-error.ts';
import { startMediaFront } from '../storage/media-front.ts';
import { HOST } from '../../base/workspace.ts';
import { startDemoPage } from './demo-page.ts';
import type { PortalFolders } from '../../base/folders.ts';
import { keepData } from './keep-data.ts';
import { startScheduler } from './scheduler.ts';
import { seed } from './seed.ts';
import { untilAbandoned, untilSignal } from './signals.ts';
import { supervise, type Part } from './supervise.ts';

interface PortalOptions {
  ports: Ports;
  folders: PortalFolders;
  record: RunRecord;
  say: (line: string) => void;
}

const RECORD_EVERY_MS = 3_000;
const ANSWER_PATIENCE_MS = 30_000;
const POLL_MS = 200;

/** Runs everything until a signal comes or a part does not stay up, and leaves no process behind. */
export async function runPortal({ ports, folders, record, say }: PortalOptions): Promise<void> {
  const cleanUps: (() => unknown)[] = [];
  const endByForce = () => void record.close().finally(() => process.exit(1));
  const signal = Promise.race([untilSignal(endByForce), untilAbandoned()]);
  try {
    mkdirSync(folders.run, { recursive: true });
    const snapshot = newestSnapshot(folders.snapshots);
    say('Starting the emulators …');
    const recorder = setInterval(() => record.update(), RECORD_EVERY_MS);
    cleanUps.push(() => clearInterval(recorder));
    const starts = await Promise.race([
      signal.then(() => null),
      startParts({ ports, folders, record, snapshot, say, cleanUps }),
    ]);
    if (starts === null) return;
    const { emulators, ended } = starts;
    say(snapshot === null ? 'Fresh demo data' : 'Data of the last run');
    say(`Demo accounts and SMS codes: http://${HOST}:${ports.demo}`);
    say(`Mail inbox: ${mailboxUrl(ports)}`);
    if (!emulators.names.includes('functions'))
      say('Functions are off: dist/functions is missing.');
    say(`Ready: ${portalOrigin(ports)}`);
    const reason = await Promise.race([signal.then(() => null), ended]);
    if (reason !== null) throw new ToolError(reason);
  } finally {
    say('Stopping …');
    for (const cleanUp of cleanUps.toReversed()) await cleanUp();
    await record.close();
  }
}

interface PartsOptions extends PortalOptions {
  snapshot: string | null;
  cleanUps: (() => unknown)[];
}

async function startParts(options: PartsOptions): Promise<{
  emulators: RunningEmulators;
  ended: Promise<string>;
}> {
  const { ports, folders, record, snapshot, say, cleanUps } = options;
  const remember = <Stoppable extends { stop(): Promise<void> }>(part: Stoppable) => {
    cleanUps.push(() => part.stop());
    return part;
  };
  const keepUp = async <Running extends Part>(start: () => Promise<Running>) =>
    remember(await supervise(start, say));
  let emulatorPids: readonly number[] = [];
  const [supervised, mailbox, stripe, transcoder] = await Promise.all([
    keepUp(async () => {
      for (const pid of emulatorPids) await record.endDescendantsOf(pid);
      const started = await startEmulators({
        ports,
        runDir: folders.run,
        www: folders.www,
        // after a crash, continue from the last export
        importFrom: newestSnapshot(folders.snapshots),
        saveTo: folders.snapshots,
        env: functionsEnvironment(ports),
        log: say,
      });
      emulatorPids = started.pids;
      return started;
    }),
    keepUp(() => startMailbox({ ports, runDir: folders.run, mailDir: folders.mails })),
    keepUp(() => startStripe({ ports, runDir: folders.run, dataDir: folders.stripe })),
    keepUp(() => startTranscoder({ ports, runDir: folders.run })),
  ]);
  const emulators = supervised.current();
  if (snapshot === null) await seed(ports, emulators.names);
  if (emulators.names.includes('storage')) remember(await startMediaFront(ports));
  const page: Server = await startDemoPage(ports);
  cleanUps.push(() => page.close(), startScheduler(ports, say));
  const saves = { save: (folder: string) => supervised.current().save(folder) };
  cleanUps.push(await keepData(saves, folders.snapshots, say));
  await untilAnswered(portalOrigin(ports));
  // an advisor's page comes from a function: its first start is not the first visitor's to wait for
  if (emulators.names.includes('functions'))
    await untilAnswered(`${portalOrigin(ports)}/${DEFAULT_ADVISOR_CODE}`);
  const failures = [supervised, mailbox, stripe, transcoder].map(({ failed }) => failed);
  return { emulators, ended: Promise.race(failures) };
}

async function untilAnswered(url: string): Promise<void> {
  const deadline = Date.now() + ANSWER_PATIENCE_MS;
  while (!(await answers(url))) {
    if (Date.now() > deadline) throw new ToolError(`${url} does not answer.`);
    await delay(POLL_MS);
  }
}
