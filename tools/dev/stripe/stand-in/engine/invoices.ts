import type { Invoice, Subscription } from '../records.ts';
import { newId } from '../store.ts';
import { emit, now, type StandIn } from '../stand-in.ts';
import { renderInvoice } from '../render.ts';
import { priceOf, withTax } from './prices.ts';

/** Writes an invoice for a subscription; a credit is kept for the next one. Collecting it is another matter. */
export function addInvoice(
  standIn: StandIn,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  lines: Invoice['lines'],
): Invoice {
  const { state } = standIn.store;
  const price = priceOf(standIn, subscription.items[0]?.price ?? '');
  const customer = state.customers[subscription.customer];
  const off = subscription.coupons.reduce(
    (sum, id) => sum + (state.coupons[id]?.percent_off ?? 0),
    0,
  );
  const full = lines.reduce((sum, line) => sum + line.amount, 0);
  const subtotal = Math.round(full * (1 - Math.min(off, 100) / 100));
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
    discount: full - subtotal,
    subtotal: full,
    tax,
    total,
    amount_due: Math.max(balance, 0),
    amount_paid: 0,
    attempt_count: 0,
    next_payment_attempt: null,
    paid_at: null,
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
  invoice.paid_at = now(standIn, invoice.customer);
  if (invoice.amount_paid > 0) {
    const id = newId('pi');
    standIn.store.state.payments[id] = {
      id,
      charge: newId('ch'),
      invoice_payment: newId('inpay'),
      invoice: invoice.id,
      customer: invoice.customer,
      amount: invoice.amount_paid,
      currency: invoice.currency,
      amount_refunded: 0,
      created: now(standIn, invoice.customer),
    };
  }
  standIn.store.changed();
  emit(standIn, 'invoice.paid', renderInvoice(standIn, invoice), invoice.customer);
}
