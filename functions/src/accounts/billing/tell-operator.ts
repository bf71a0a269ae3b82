import type { Invoice } from '@wbd/domain/invoices';
import type { Billing } from '@wbd/domain/plans';
import type Stripe from 'stripe';
import type { Log } from '../../core/log/log.ts';
import type { BillingState } from './billing.repository.ts';
import type { Subject } from './event-subject.ts';
import type { OurSubscription } from './read-subscription.ts';
import type { RecordRefusal } from './refusals.ts';

export interface TellOperatorPorts {
  log: Log;
  refused: RecordRefusal;
}

/** What a person has to look at in Stripe's dashboard. */
export function tellOperator(
  { log, refused }: TellOperatorPorts,
  { id }: Stripe.Event,
  { moneyBack }: Subject,
  { account }: BillingState,
  change: { billing: Billing; undone: readonly OurSubscription[]; invoice: Invoice | null },
): void {
  const { customer, unknownPrices: prices, others } = change.billing;
  const facts = { stripeEvent: id, account: account.id, customer };
  const known = account.billing?.unknownPrices ?? [];
  for (const price of prices) {
    if (!known.includes(price)) log('billing.unknown-price', { ...facts, price });
  }
  const beside = account.billing?.others ?? {};
  if (Object.keys(others).some((one) => !(one in beside))) {
    refused('a second subscription beside the one that counts', {
      event: id,
      account: account.id,
      customer,
    });
  }
  for (const { facts: gone } of change.undone) {
    log('billing.paid-back', { ...facts, subscription: gone.id });
  }
  if (moneyBack === 'refund') log('billing.refunded', facts);
  if (moneyBack === 'dispute') log('billing.disputed', facts);
  if (change.invoice?.eInvoice === 'none') {
    log('e-invoice.impossible', { ...facts, invoice: change.invoice.id });
  }
}
