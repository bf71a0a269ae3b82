import { mailSchema, type Mail, type MailState } from '@wbd/domain/mails';
import { deliverMail, type DeliverPorts } from '../../mail/outbox/deliver-mail.service.ts';
import { db, parseDocument } from '../../core/firestore.ts';
import { log } from '../../core/log/log.ts';

/** How long a request waits for a mail that another process is sending; the outbox goes on without them. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 200;

const UNDERWAY: ReadonlySet<MailState> = new Set(['queued', 'claimed', 'sending']);

export interface MailOutcomePorts {
  /** Sends the mail unless another process is sending it, or has. */
  deliver(id: string): Promise<unknown>;
  row(id: string): Promise<Mail | null>;
  pause(milliseconds: number): Promise<void>;
  /** milliseconds since some beginning */
  clock(): number;
}

/** Waits for what becomes of a mail through the outbox. */
export function mailOutcomes(
  deliverPorts: DeliverPorts,
  time: Pick<MailOutcomePorts, 'pause' | 'clock'>,
): MailOutcomePorts {
  return {
    ...time,
    deliver: (id) => deliverMail(deliverPorts, id),
    row: async (id) => parseDocument(mailSchema, await db.doc(`mails/${id}`).get()),
  };
}

/**
 * Sends a queued mail, or waits for the process that is sending it.
 * @param until the clock's time after which it is not begun with; the outbox sends it all the same
 * @returns whether the mail server has taken it; false also when that is not known in time
 */
export async function isSentInTime(
  ports: MailOutcomePorts,
  id: string,
  until: number,
): Promise<boolean> {
  const begun = ports.clock();
  const deadline = Math.min(begun + PATIENCE_MS, until);
  try {
    if (begun < until) await ports.deliver(id);
    for (;;) {
      const mail = await ports.row(id);
      if (mail && !UNDERWAY.has(mail.state)) return mail.state === 'sent';
      if (ports.clock() >= deadline) return false;
      await ports.pause(PAUSE_MS);
    }
  } catch (error) {
    log('invitation.failed', { mail: id }, error);
    return false;
  }
}
