import type { Account } from '@wbd/domain/accounts';
import { invoiceExpiry, makesEInvoice, type Invoice } from '@wbd/domain/invoices';
import { berlinDay } from '@wbd/domain/time';
import type Stripe from 'stripe';
import { toDate } from './stripe-names.ts';

/** The seller sells from Germany; where Stripe knows no address, it taxed the buyer as one from there. */
const HOME = 'DE';

/**
 * What an invoice says, with Stripe's figures.
 * @returns null for one that is not paid, is for nothing, or is not in euros
 */
export async function invoiceFacts(
  stripe: Stripe,
  invoice: Stripe.Invoice,
  account: Pick<Account, 'id' | 'email' | 'name'>,
  now: Date,
): Promise<Invoice | null> {
  const { id, number, total, status, currency } = invoice;
  if (status !== 'paid' || total === 0 || number === null || currency !== 'eur') return null;
  const lines: Stripe.InvoiceLineItem[] = [];
  for await (const line of stripe.invoices.listLineItems(id, { limit: 100 })) lines.push(line);
  const taxes = invoice.total_taxes ?? [];
  const tax = sumOf(taxes);
  const issuedOn = berlinDay(toDate(invoice.status_transitions.finalized_at ?? invoice.created));
  const facts = {
    buyer: buyerOf(invoice, account),
    lines: lines.map(({ description, amount }) => ({
      name: description ?? number,
      cents: amount,
    })),
    discount: sumOf(invoice.total_discount_amounts ?? []),
    net: invoice.total_excluding_tax ?? total - tax,
    tax,
    gross: total,
  };
  const isNet = taxes.every(({ tax_behavior }) => tax_behavior === 'exclusive');
  return {
    id,
    advisor: account.id,
    number,
    issuedOn,
    period: periodOf(lines),
    ...facts,
    eInvoice: isNet && makesEInvoice(facts) ? 'waiting' : 'none',
    askedAt: null,
    createdAt: now,
    expiresAt: invoiceExpiry(issuedOn),
  };
}

function sumOf(parts: readonly { amount: number }[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

/** From the first day that a line is for to the last; a period ends at the moment at which the next one begins. */
function periodOf(lines: readonly Stripe.InvoiceLineItem[]): Invoice['period'] {
  const from = Math.min(...lines.map(({ period }) => period.start));
  const until = Math.max(...lines.map(({ period }) => period.end));
  if (!Number.isFinite(from) || until <= from) return null;
  return { from: berlinDay(toDate(from)), until: berlinDay(toDate(until - 1)) };
}

function buyerOf(
  { customer_name, customer_email, customer_address, customer_tax_ids }: Stripe.Invoice,
  { email, name }: Pick<Account, 'email' | 'name'>,
): Invoice['buyer'] {
  const vat = (customer_tax_ids ?? []).find(({ type }) => type === 'eu_vat');
  return {
    name: customer_name ?? (name === '' ? email : name),
    email: customer_email ?? email,
    street: customer_address?.line1 ?? null,
    addition: customer_address?.line2 ?? null,
    postalCode: customer_address?.postal_code ?? null,
    city: customer_address?.city ?? null,
    country: customer_address?.country ?? HOME,
    vatId: vat?.value ?? null,
  };
}
