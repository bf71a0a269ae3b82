import type { Invoice, Price, Subscription } from '../records.ts';
import { newId } from '../store.ts';
import { emit, now, type StandIn } from '../stand-in.ts';
import { renderInvoice } from '../api/render.ts';
import { missing } from '../failure.ts';

const VAT = 0.19;

/** What is added to an amount, and what is in it, depending on how the price counts VAT. */
export function withTax(
  amount: number,
  price: Pick<Price, 'tax_behavior'>,
  taxed: boolean,
): { tax: number; total: number } {
  if (!taxed) return { tax: 0, total: amount };
  if (price.tax_behavior === 'inclusive') {
    return { tax: amount - Math.round(amount / (1 + VAT)), total: amount };
  }
  const tax = Math.round(amount * VAT);
  return { tax, total: amount + tax };
}

export function priceOf(standIn: StandIn, id: string): Price {
  const price = standIn.store.state.prices[id];
  if (!price) throw missing('price', id);
  return price;
}

/** Writes an invoice for a subscription; a credit is kept for the next one. Collecting it is another matter. */
export function addInvoice(
  standIn: StandIn,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  lines: Invoice['lines'],
): Invoice {
  const { state } = standIn.store;
  const price = priceOf(standIn, subscription.item.price);
  const customer = state.customers[subscription.customer];
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const { tax, total } = withTax(subtotal, price, subscription.automatic_tax.enabled);
  const balance = (customer?.balance ?? 0) + total;
  if (customer) customer.balance = Math.min(balance, 0);
  const invoice: Invoice = {
    id: newId('in'),
    object: 'invoice',
    number: `LOKAL-${String(Object.keys(state.invoices).length + 1).padStart(4, '0')}`,
    customer: subscription.customer,
    subscription: subscription.id,
    status: 'open',
    billing_reason: reason,
    currency: price.currency,
    lines,
    ...{ subtotal, tax, total },
    amount_due: Math.max(balance, 0),
    amount_paid: 0,
    attempt_count: 0,
    next_payment_attempt: null,
    created: now(standIn, subscription.customer),
  };
  state.invoices[invoice.id] = invoice;
  subscription.latest_invoice = invoice.id;
  return invoice;
}

export function markPaid(standIn: StandIn, invoice: Invoice): void {
  invoice.status = 'paid';
  invoice.attempt_count += 1;
  invoice.amount_paid = invoice.amount_due;
  invoice.next_payment_attempt = null;
  standIn.store.changed();
  emit(standIn, 'invoice.paid', renderInvoice(invoice), invoice.customer);
}
