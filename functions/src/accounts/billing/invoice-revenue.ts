import { netReturns } from '@wbd/domain/commission';
import { berlinDay } from '@wbd/domain/time';
import type Stripe from 'stripe';
import type { InvoiceRevenue } from '../commission/subscriptions/book-subscription.service.ts';
import { invoiceMoney } from './invoice-money.ts';
import { idOf, toDate } from './stripe-names.ts';

/** The bank has not decided about these disputes. */
const OPEN: readonly string[] = [
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
];

/** Refunds of which nothing came. One on its way counts: Stripe sends no event when it arrives. */
const FAILED: readonly string[] = ['failed', 'canceled'];

/**
 * What an invoice has brought without VAT, and what of it went back: refunds and disputes that are lost. A credit
 * for the next invoice returns no money: that invoice brings less.
 * @returns null for one that brought no money, or none in euros
 */
export async function invoiceRevenue(
  stripe: Stripe,
  invoice: Stripe.Invoice,
): Promise<InvoiceRevenue | null> {
  const money = await invoiceMoney(stripe, invoice);
  if (!money || invoice.currency !== 'eur' || invoice.total <= 0) return null;
  const taxes = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const net = invoice.total_excluding_tax ?? invoice.total - taxes;
  const netCents = Math.round((net * money.cents) / invoice.total);
  const back = money.returned > 0 ? await moneyBack(stripe, invoice) : NOTHING_BACK;
  return {
    id: invoice.id,
    netCents,
    on: berlinDay(money.paidAt),
    returns: netReturns(back.parts, { gross: money.cents, net: netCents }),
    isDisputed: back.isDisputed,
  };
}

interface MoneyBack {
  parts: { id: string; gross: number; on: string }[];
  isDisputed: boolean;
}

const NOTHING_BACK: MoneyBack = { parts: [], isDisputed: false };

/** Parts in the order in which they went back, which stays as it is when further ones follow. */
async function moneyBack(stripe: Stripe, invoice: Stripe.Invoice): Promise<MoneyBack> {
  const parts: { id: string; gross: number; created: number }[] = [];
  let isDisputed = false;
  for (const { payment } of invoice.payments?.data ?? []) {
    if (payment.payment_intent === undefined) continue;
    const payment_intent = idOf(payment.payment_intent);
    const [refunds, disputes] = await Promise.all([
      stripe.refunds.list({ payment_intent, limit: 100 }),
      stripe.disputes.list({ payment_intent, limit: 100 }),
    ]);
    const ordered = refunds.data.filter(({ status }) => !FAILED.includes(status ?? ''));
    const lost = disputes.data.filter(({ status }) => status === 'lost');
    for (const { id, amount: gross, created } of [...ordered, ...lost]) {
      parts.push({ id, gross, created });
    }
    if (disputes.data.some(({ status }) => OPEN.includes(status))) isDisputed = true;
  }
  const inOrder = parts.toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
  return {
    parts: inOrder.map(({ id, gross, created }) => ({ id, gross, on: berlinDay(toDate(created)) })),
    isDisputed,
  };
}
