import type Stripe from 'stripe';
import type { RecordRefusal } from '../../billing/refusals.ts';
import { readCustomer } from '../../billing/stripe-customer.ts';
import type { RunStep } from '../carry-out-closure.service.ts';

export interface EndSubscriptionPorts {
  stripe(): Promise<Stripe>;
  refused: RecordRefusal;
  now(): Date;
}

/**
 * Deletes the customer at the payment provider, which ends the subscription at once and forgets the card. Invoices and
 * payments stay there, as the law demands.
 */
export function endSubscription(ports: EndSubscriptionPorts): RunStep {
  return async ({ id, customer }) => {
    if (customer === null) return true;
    const client = await ports.stripe();
    const known = await readCustomer(client, customer, ports.now(), null);
    if (!known || known.isDeleted) return true;
    if (known.uid === id) await client.customers.del(customer);
    else ports.refused('a customer who was made for another account', { account: id, customer });
    return true;
  };
}
