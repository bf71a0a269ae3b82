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
  const failures: unknown[] = [];
  while (ports.now().getTime() < deadline) {
    const due = (await ports.mails.due(ports.now())).filter(({ id }) => !seen.has(id));
    if (due.length === 0) break;
    for (const { id } of due) seen.add(id);
    const results = await Promise.allSettled(due.map(({ id }) => deliverMail(ports, id)));
    for (const result of results) if (result.status === 'rejected') failures.push(result.reason);
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some mails could not be delivered');
  return seen.size;
}
