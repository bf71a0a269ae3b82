import type { Mail } from '@wbd/domain/mails';
import type { Delivery, MailGateway, OutgoingMail } from '../../gateways/smtp.ts';
import type { EventName } from '../../core/log/events.ts';
import { log } from '../../core/log/log.ts';
import { withTrace } from '../../core/log/trace.ts';
import { returnPathOf } from '../bounces/return-path.ts';
import type { Recipient, Refusals } from '../recipients/recipients.repository.ts';
import { claim, drop, isGivenUp, settle } from './mail-states.ts';
import type { MailsRepository } from './mails.repository.ts';

export interface DeliverPorts {
  mails: MailsRepository;
  /** Writes the mail; null when it is unnecessary by now, or without an address. */
  compose(mail: Mail, now: Date): Promise<OutgoingMail | null>;
  gateway: MailGateway;
  refusals: Refusals;
  now(): Date;
}

/**
 * Sends a queued mail once, no matter how many callers ask for it at the same time. The row is claimed first, and only
 * the holder of the claim sends. After a crash before sending the mail is retried when the lease ran out; after a crash
 * while sending it stays visible as `unclear`. A row that was deleted is not sent. Mails that a recipient must not get
 * are held back, and their row says why.
 * @returns the row as this call left it, null when there was nothing to do
 */
export async function deliverMail(ports: DeliverPorts, id: string): Promise<Mail | null> {
  const held = await ports.mails.change(id, (current) => current && claim(current, ports.now()));
  if (!held) return null;
  return withTrace(held.trace, async () => {
    const begun = performance.now();
    const left = held.state === 'claimed' ? await deliverClaimed(ports, held) : held;
    if (left) logOutcome(left, Math.round(performance.now() - begun));
    return left;
  });
}

async function deliverClaimed(ports: DeliverPorts, held: Mail): Promise<Mail | null> {
  const { id } = held;
  const message = await written(ports, held);
  if (!message) return ports.mails.change(id, (current) => drop(current, held));
  const recipient = { address: message.to.address, isProven: message.isProven };
  const sending = await ports.mails.begin(held, recipient, ports.now());
  if (sending?.state !== 'sending') return sending;
  const returnPath = returnPathOf(held, message.to.address);
  const delivery = await ports.gateway.send(message, held.trace, returnPath);
  const settled = await ports.mails.change(id, (current) =>
    settle(current, sending, delivery, ports.now()),
  );
  await noteRefusal(ports, sending, recipient, delivery);
  return settled;
}

async function noteRefusal(
  ports: DeliverPorts,
  { attemptsBefore }: Mail,
  { address, isProven }: Recipient,
  delivery: Delivery,
): Promise<void> {
  const isUnknown = delivery.outcome === 'refused' && delivery.isOfRecipient;
  if (isUnknown && !isProven) await ports.refusals.note(address, ports.now());
  // nothing else reaches an address that was refused before
  if (delivery.outcome === 'sent' && attemptsBefore > 0) await ports.refusals.forget(address);
}

function logOutcome(mail: Mail, durationMs: number): void {
  const event = eventOf(mail);
  if (!event) return;
  const { id, kind, state, attempts } = mail;
  log(event, { mail: id, kind, outcome: state, attempts, durationMs });
}

function eventOf(mail: Mail): EventName | null {
  switch (mail.state) {
    case 'sent':
      return 'mail.sent';
    case 'dropped':
      return 'mail.dropped';
    case 'unclear':
      return 'mail.unclear';
    case 'objected':
      return 'mail.objected';
    case 'failed':
      if (mail.heldBack !== null) return 'mail.held-back';
      return isGivenUp(mail) ? 'mail.given-up' : 'mail.postponed';
    case 'queued':
    case 'claimed':
    case 'sending':
      return null;
  }
}

/** Writes the mail. An error is recorded and the mail retried, like one that the mail server refused. */
async function written(ports: DeliverPorts, held: Mail): Promise<OutgoingMail | null> {
  try {
    return await ports.compose(held, ports.now());
  } catch (error) {
    const delivery: Delivery = {
      ...({ outcome: 'refused', transient: true, isOfRecipient: false } as const),
      error: String(error),
    };
    await ports.mails.change(held.id, (current) => settle(current, held, delivery, ports.now()));
    log('mail.compose-failed', { mail: held.id, kind: held.kind }, error);
    throw error;
  }
}
