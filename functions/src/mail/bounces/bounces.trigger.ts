import { log } from '../../core/log/log.ts';
import { bouncesMailbox, mailSecrets } from '../../core/settings.ts';
import { defineSweep } from '../../core/sweeps/define-sweep.ts';
import { takeMails } from '../../gateways/pop3.ts';
import { objections } from '../objections/objections.repository.ts';
import { mailsRepository } from '../outbox/mails.repository.ts';
import { refusals } from '../recipients/recipients.repository.ts';
import { receiveReport } from './receive-report.service.ts';

/** Not every minute, because providers lock mailboxes that are polled that often. */
const EVERY_MINUTES = 10;
const LIMITS = { most: 200, mostBytes: 1_000_000 };

const ports = { mails: mailsRepository, refusals, objections, log, now: () => new Date() };

/** Processes delivery reports and complaints. Does nothing without a bounce mailbox. */
export const readBounces = defineSweep(
  'readBounces',
  { secrets: mailSecrets, memory: '512MiB', timeoutSeconds: 300 },
  async () => {
    const mailbox = bouncesMailbox();
    if (mailbox === null || new Date().getMinutes() % EVERY_MINUTES !== 0) return null;
    return takeMails(mailbox, LIMITS, (source) => receiveReport(ports, source));
  },
);
