import {
  commissionOn,
  ledgerStateOfInvoice,
  maturesOn,
  missingEntries,
  termsOn,
  type BookedEntry,
  type CommissionTerms,
  type ReferredInvoice,
} from '@wbd/domain/commission';
import { isDeepStrictEqual } from 'node:util';
import { untilWritten } from '../../../core/optimistic-retry.ts';
import { booked } from '../booked.ts';

/** What a paid invoice has brought, as Stripe says it at this moment. */
export type InvoiceRevenue = Pick<
  ReferredInvoice,
  'id' | 'netCents' | 'on' | 'returns' | 'isDisputed'
>;

/**
 * Books what an invoice earns, or what went back of it.
 * @param revenue asks Stripe; null for an invoice that brought no money
 * @param uid who paid; null for one who is gone or does not count, of whom only earlier bookings are followed up
 */
export type BookRevenue = (
  id: string,
  revenue: () => Promise<InvoiceRevenue | null>,
  uid: string | null,
) => Promise<void>;

/** An invoice as it was read, with what the ledger knows of it. */
export interface ReadInvoice {
  invoice: ReferredInvoice | null;
  known: BookedEntry[];
  /**
   * Stores the invoice with new entries and the balances they change, all or nothing.
   * @returns false when it has changed since it was read, or perhaps nothing was written
   */
  settle: (invoice: ReferredInvoice, entries: readonly BookedEntry[]) => Promise<boolean>;
}

export interface BookSubscriptionPorts {
  read(id: string): Promise<ReadInvoice>;
  /** The organisation of the operator; null while it pays nothing. */
  operator(): Promise<string | null>;
  /** Who brought an advisor and is still there; null without one. */
  sponsor(uid: string): Promise<string | null>;
  terms(payer: string): Promise<CommissionTerms[]>;
  now(): Date;
}

/**
 * Books for the sponsor what an invoice of an advisor earns, or what went back of it. Nothing is booked without terms of the
 * operator's about packages, which do not reach back. Repeating it changes nothing.
 */
export async function bookSubscription(
  ports: BookSubscriptionPorts,
  ...[id, ask, uid]: Parameters<BookRevenue>
): Promise<void> {
  await untilWritten(async () => {
    const { invoice: stored, known, settle } = await ports.read(id);
    if (!stored && uid === null) return true;
    // asked after reading, so that the answer is at least as new as what is stored
    const revenue = await ask();
    if (!revenue) return true;
    const invoice = stored ?? (await newInvoice(ports, revenue, uid));
    if (!invoice) return true;
    const terms = termsOn(await ports.terms(invoice.payer), invoice.on, 'subscriptions');
    if (!terms || commissionOn(terms, invoice.netCents) === 0) return true;
    const { returns, isDisputed } = revenue;
    const next = { ...invoice, returns, isDisputed };
    const after = { ...next, maturesOn: maturesOn(next, terms, known) };
    const entries = missingEntries(ledgerStateOfInvoice(after), terms, known);
    if (entries.length === 0 && isDeepStrictEqual(after, stored)) return true;
    const at = ports.now();
    return (await settle(
      after,
      entries.map((entry) => booked(entry, terms, at)),
    ))
      ? true
      : null;
  });
}

async function newInvoice(
  ports: BookSubscriptionPorts,
  revenue: InvoiceRevenue,
  uid: string | null,
): Promise<ReferredInvoice | null> {
  if (uid === null) return null;
  const [payer, partner] = await Promise.all([ports.operator(), ports.sponsor(uid)]);
  if (payer === null || partner === null) return null;
  return { ...revenue, payer, partner, maturesOn: null, bookedAt: ports.now() };
}
