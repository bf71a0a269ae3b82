import type { Mail } from '@wbd/domain';
import type { OutgoingMail, MailGateway } from '../../gateways/smtp.ts';
import { claim, drop, settle, startSending } from './mail-states.ts';
import type { MailsRepository } from './mails.repository.ts';

export interface DeliverPorts {
  mails: MailsRepository;
  /** Writes the mail; null when it is not needed any more or there is no address to send it to. */
  compose(mail: Mail, now: Date): Promise<OutgoingMail | null>;
  gateway: MailGateway;
  now(): Date;
}

/**
 * Sends a queued mail once, no matter how many callers ask for it at the same time. The row is claimed first, and only
 * the holder of the claim sends. After a crash before sending the mail is retried when the lease ran out; after a crash
 * while sending it stays visible as `unclear`. A row that was deleted is not sent.
 * @returns the row as this call left it, null when there was nothing to do
 */
export async function deliverMail(ports: DeliverPorts, id: string): Promise<Mail | null> {
  const held = await ports.mails.change(id, (current) => current && claim(current, ports.now()));
  if (held?.state !== 'claimed') return held;

  const message = await written(ports, held);
  if (!message) return ports.mails.change(id, (current) => drop(current, held));
  const sending = await ports.mails.change(id, (current) =>
    startSending(current, held, ports.now()),
  );
  if (!sending) return null;
  const delivery = await ports.gateway.send(message);
  return ports.mails.change(id, (current) => settle(current, sending, delivery, ports.now()));
}

/** Writes the mail. An error is recorded and the mail retried, like one that the mail server refused. */
async function written(ports: DeliverPorts, held: Mail): Promise<OutgoingMail | null> {
  try {
    return await ports.compose(held, ports.now());
  } catch (error) {
    const delivery = { outcome: 'refused', transient: true, error: String(error) } as const;
    await ports.mails.change(held.id, (current) => settle(current, held, delivery, ports.now()));
    throw error;
  }
}
