import type { Mail } from '@wbd/domain';
import type { OutgoingMail, MailGateway } from '../gateways/smtp.ts';
import { claim, settle, startSending } from './mail-states.ts';
import type { MailsRepository } from './mails.repository.ts';

export interface DeliverPorts {
  mails: MailsRepository;
  /** Writes the mail; null when what it is about no longer exists. */
  compose(mail: Mail): Promise<OutgoingMail | null>;
  gateway: MailGateway;
  now(): Date;
}

/**
 * Sends an owed mail once, however often and from however many places it is asked to. The row is claimed before
 * anything else; only whoever holds the claim sends. A crash before sending is made up for when the lease ran out, a
 * crash while sending is left visible as `unclear`.
 * @param owed the row as it should be, written when there is none yet
 */
export async function deliverMail(ports: DeliverPorts, owed: Mail): Promise<void> {
  const held = await ports.mails.change(owed.id, (current) => claim(current ?? owed, ports.now()));
  if (held?.state !== 'claimed') return;

  const message = await ports.compose(held);
  if (!message) {
    const gone = { outcome: 'refused', transient: false, error: 'nothing to confirm' } as const;
    await ports.mails.change(held.id, (current) => settle(current, held, gone, ports.now()));
    return;
  }
  const sending = await ports.mails.change(held.id, (current) =>
    startSending(current, held, ports.now()),
  );
  if (!sending) return;
  const delivery = await ports.gateway.send(message);
  await ports.mails.change(held.id, (current) => settle(current, sending, delivery, ports.now()));
}

/** Looks after mails that were left lying or failed for the moment. */
export async function deliverDueMails(ports: DeliverPorts): Promise<void> {
  const due = await ports.mails.due(ports.now());
  const results = await Promise.allSettled(due.map((mail) => deliverMail(ports, mail)));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
