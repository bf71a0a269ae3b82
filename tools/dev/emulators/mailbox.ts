import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { requireFreePorts, type Ports } from '../../base/ports.ts';
import { startService, type RunningService } from './service.ts';
import { mailboxUrl } from '../../base/environment.ts';
import { HOST } from '../../base/workspace.ts';

/** Starts maildev: an SMTP server that delivers nothing, and the inbox to look at what it received. */
export async function startMailbox(options: {
  ports: Ports;
  runDir: string;
  /** where the mails are kept */
  mailDir: string;
}): Promise<RunningService> {
  const { ports, runDir, mailDir } = options;
  await requireFreePorts(ports, ['smtp', 'mail']);
  mkdirSync(mailDir, { recursive: true });
  const packageFile = createRequire(import.meta.url).resolve('maildev/package.json');
  return startService({
    name: 'The mail inbox',
    origin: mailboxUrl(ports),
    script: path.join(path.dirname(packageFile), 'bin/maildev'),
    args: [
      '--ip',
      HOST,
      '--smtp',
      String(ports.smtp),
      '--web-ip',
      HOST,
      '--web',
      String(ports.mail),
      '--mail-directory',
      mailDir,
    ],
    cwd: runDir,
    logFile: path.join(runDir, 'mailbox.log'),
  });
}
