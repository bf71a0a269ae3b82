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

/** Unknown mailbox, domain or address (RFC 3463). Other codes concern one mail, such as a full mailbox. */
const OF_ADDRESS = /^5\.(1\.(0|1|2|3|6|10)|2\.1|4\.4)$/;

/**
 * Applies a report of the mailbox for returned mails: the mail has failed, its recipient gets no more for a while, and an
 * address that complains gets none for good. Does nothing unless the return path of the report is signed for one of its
 * addresses.
 * @returns false while the mail is still being handed over, so that the report has to be read again
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

/** The mail and its recipient, by the first signature that is right. */
function concerned({ returnPaths, addresses }: Report) {
  for (const sent of returnPaths) {
    const address = addresses.find((one) => wentTo(sent, one));
    if (address !== undefined) return { sent, address };
  }
  return null;
}
