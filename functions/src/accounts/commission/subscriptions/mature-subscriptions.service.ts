import { ledgerStateOfInvoice, maturedEntries, termsOn } from '@wbd/domain/commission';
import { berlinDay } from '@wbd/domain/time';
import type { Log } from '../../../core/log/log.ts';
import { untilWritten } from '../../../core/optimistic-retry.ts';
import { booked } from '../booked.ts';
import { matureEach } from '../mature-each.ts';
import type { BookSubscriptionPorts } from './book-subscription.service.ts';

export interface MatureSubscriptionsPorts extends Pick<
  BookSubscriptionPorts,
  'read' | 'terms' | 'now'
> {
  /** Some invoices whose commission is due by this day. */
  due(today: string): Promise<string[]>;
  log: Log;
}

/**
 * Makes commissions on packages due whose holding days are over.
 * @returns how many invoices
 */
export function matureSubscriptions(ports: MatureSubscriptionsPorts): Promise<number> {
  const today = berlinDay(ports.now());
  return matureEach(
    ports.log,
    () => ports.due(today),
    (id) => mature(ports, id, today),
  );
}

async function mature(ports: MatureSubscriptionsPorts, id: string, today: string): Promise<void> {
  await untilWritten(async () => {
    const { invoice, known, settle } = await ports.read(id);
    // disputed since it was found, or matured by another run
    if (!invoice || invoice.maturesOn === null || invoice.maturesOn > today) return true;
    const terms = termsOn(await ports.terms(invoice.payer), invoice.on, 'subscriptions');
    if (!terms) throw new Error(`No terms were valid on the day of invoice ${id}.`);
    const entries = maturedEntries(ledgerStateOfInvoice(invoice), terms, known, today);
    const at = ports.now();
    return (await settle(
      { ...invoice, maturesOn: null },
      entries.map((entry) => booked(entry, terms, at)),
    ))
      ? true
      : null;
  });
}
