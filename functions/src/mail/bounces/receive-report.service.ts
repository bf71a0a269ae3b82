import type { Log } from '../../core/log/log.ts';
import type { Objections } from '../objections/objections.repository.ts';
import type { MailsRepository } from '../outbox/mails.repository.ts';
import { returned } from '../outbox/mail-states.ts';
import { objectionHashes } from '../recipients/address-hash.ts';
import type { Refusals } from '../recipients/recipients.repository.ts';
import { readReport, type Report } from './read-report.ts';
import { wentTo } from './return-path.ts';

export interface ReceiveReportPorts {
  mails: Pick<MailsRepository, 'read' | 'change'>;
  refusals: Pick<Refusals, 'note'>;
  objections: Pick<Objections, 'keep'>;
  log: Log;
  now(): Date;
}

/** Permanent errors of an address (RFC 3463). Other codes, such as a full mailbox, concern a single mail. */
const OF_ADDRESS = /^5\.(1\.(0|1|2|3|6|10)|2\.1|4\.4)$/;

/**
 * Applies a report from the bounce mailbox: a bounce fails the mail, and blocks an invalid address for a while; a
 * complaint blocks the address for good. Ignores the report unless its return path is signed for one of its
 * addresses.
 * @returns false while the mail is still being sent; the report then has to be read again
 */
export async function receiveReport(
  ports: ReceiveReportPorts,
  source: Uint8Array,
): Promise<boolean> {
  const report = await readReport(source);
  const about = report && concerned(report);
  if (!report || !about) {
    ports.log('mail.report-ignored', {});
    return true;
  }
  const { sent, address } = about;
  const row = await ports.mails.read(sent.mail);
  if (row?.state === 'sending' && row.attempts === sent.attempts) return false;
  if (report.kind === 'complaint') {
    await ports.objections.keep(objectionHashes(address), ports.now());
    ports.log('mail.complained', { mail: sent.mail });
    return true;
  }
  if (OF_ADDRESS.test(report.status ?? '')) await ports.refusals.note(address, ports.now());
  await ports.mails.change(sent.mail, (current) => returned(current, sent.attempts, report.status));
  ports.log('mail.returned', { mail: sent.mail, status: report.status ?? '' });
  return true;
}

/** The mail and its recipient, from the first valid signature. */
function concerned({ returnPaths, addresses }: Report) {
  for (const sent of returnPaths) {
    const address = addresses.find((one) => wentTo(sent, one));
    if (address !== undefined) return { sent, address };
  }
  return null;
}
