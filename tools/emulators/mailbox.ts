import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startGuarded } from './guarded-child.ts';
import { requireFreePorts, type Ports } from './ports.ts';
import { ToolError } from './tool-error.ts';
import { HOST } from './workspace.ts';

export interface RunningMailbox {
  readonly pids: readonly number[];
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

const READY_PATIENCE_MS = 90_000;
const STOP_PATIENCE_MS = 5_000;
const POLL_MS = 100;

/** Starts maildev: an SMTP server that delivers nothing, and the inbox to look at what it received. */
export async function startMailbox(options: {
  ports: Ports;
  runDir: string;
  /** where the mails are kept */
  mailDir: string;
}): Promise<RunningMailbox> {
  const { ports, runDir, mailDir } = options;
  await requireFreePorts(ports, ['smtp', 'mail']);
  mkdirSync(mailDir, { recursive: true });
  const packageFile = createRequire(import.meta.url).resolve('maildev/package.json');
  const logFile = path.join(runDir, 'mailbox.log');
  const child = startGuarded({
    script: path.join(path.dirname(packageFile), 'bin/maildev'),
    args: [
      ...['--ip', HOST, '--smtp', String(ports.smtp)],
      ...['--web-ip', HOST, '--web', String(ports.mail)],
      ...['--mail-directory', mailDir],
    ],
    cwd: runDir,
    logFile,
  });
  const deadline = Date.now() + READY_PATIENCE_MS;
  while (!(await answers(mailboxUrl(ports)))) {
    if (child.hasEnded() || Date.now() > deadline) {
      await child.stop(STOP_PATIENCE_MS);
      throw new ToolError(`The mail inbox did not start: see ${logFile}`);
    }
    await delay(POLL_MS);
  }
  return {
    pids: child.process.pid === undefined ? [] : [child.process.pid],
    ended: child.ended.then((how) => `The mail inbox ended (${how}): see ${logFile}`),
    stop: () => child.stop(STOP_PATIENCE_MS),
  };
}

export function mailboxUrl(ports: Ports): string {
  return `http://${HOST}:${ports.mail}`;
}

export function smtpUrl(ports: Ports): string {
  return `smtp://${HOST}:${ports.smtp}`;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}
