import { atMost } from '../../core/at-most.ts';
import { MAIL_CONNECTIONS } from '../../core/settings.ts';
import { deliverMail, type DeliverPorts } from './deliver-mail.service.ts';

/** The sweep ends before the next one starts, and well before its function would be stopped. */
const SWEEP_MS = 120_000;

/**
 * Delivers the mails that were abandoned, failed for the moment or had to wait, as many as there is time for.
 * @returns how many were due
 */
export async function sweepOutbox(ports: DeliverPorts): Promise<number> {
  const deadline = ports.now().getTime() + SWEEP_MS;
  const seen = new Set<string>();
  let delivered = 0;
  const failures: unknown[] = [];
  while (ports.now().getTime() < deadline) {
    const due = (await ports.mails.due(ports.now())).filter(({ id }) => !seen.has(id));
    if (due.length === 0) break;
    for (const { id } of due) seen.add(id);
    await atMost(MAIL_CONNECTIONS.swept, due, async ({ id }) => {
      if (ports.now().getTime() >= deadline) return;
      delivered += 1;
      await deliverMail(ports, id).catch((reason: unknown) => failures.push(reason));
    });
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some mails could not be delivered');
  return delivered;
}
