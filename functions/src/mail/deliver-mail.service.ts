import type { Mail } from '@wbd/domain';
import type { OutgoingMail, MailGateway } from '../gateways/smtp.ts';
import { claim, drop, settle, startSending } from './mail-states.ts';
import type { MailsRepository } from './mails.repository.ts';

/** The sweep ends in time for the next one, and well before its function would be stopped. */
const SWEEP_MS = 120_000;

export interface DeliverPorts {
  mails: MailsRepository;
  /** Writes the mail; null when it is not needed any more or there is no address to send it to. */
  compose(mail: Mail, now: Date): Promise<OutgoingMail | null>;
  gateway: MailGateway;
  now(): Date;
}

/**
 * Sends an owed mail once, however often and from however many places it is asked to. The row is claimed before
 * anything else; only whoever holds the claim sends. A crash before sending is made up for when the lease ran out, a
 * crash while sending is left visible as `unclear`. A row that is gone is owed no more.
 * @returns the row as this call left it, null when there was nothing for it to do
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

/** Writes the mail. What goes wrong is recorded, and the mail tried again like one that the mail server refused. */
async function written(ports: DeliverPorts, held: Mail): Promise<OutgoingMail | null> {
  try {
    return await ports.compose(held, ports.now());
  } catch (error) {
    const delivery = { outcome: 'refused', transient: true, error: String(error) } as const;
    await ports.mails.change(held.id, (current) => settle(current, held, delivery, ports.now()));
    throw error;
  }
}

/** Looks after mails that were left lying, failed for the moment or were to wait, as many as there is time for. */
export async function deliverDueMails(ports: DeliverPorts): Promise<void> {
  const deadline = ports.now().getTime() + SWEEP_MS;
  const seen = new Set<string>();
  const failures: unknown[] = [];
  while (ports.now().getTime() < deadline) {
    const due = (await ports.mails.due(ports.now())).filter(({ id }) => !seen.has(id));
    if (due.length === 0) break;
    for (const { id } of due) seen.add(id);
    const results = await Promise.allSettled(due.map(({ id }) => deliverMail(ports, id)));
    for (const result of results) if (result.status === 'rejected') failures.push(result.reason);
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some mails could not be delivered');
}
