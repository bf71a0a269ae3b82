import type Stripe from 'stripe';
import { endAsEarly } from '../../billing/cancel-subscription.service.ts';
import { runningOf } from '../../billing/read-subscription.ts';
import type { RecordRefusal } from '../../billing/refusals.ts';
import { readCustomer } from '../../billing/stripe-customer.ts';
import type { AccountClosure } from '@wbd/domain/accounts';
import type { RunStep } from '../carry-out-closure.service.ts';

export interface EndSubscriptionPorts {
  stripe(): Promise<Stripe>;
  refused: RecordRefusal;
  now(): Date;
}

/**
 * Ends the subscription: at once, or, within a minimum term, at its end, until which the payment provider goes on collecting what was
 * agreed.
 */
export function endSubscription(ports: EndSubscriptionPorts): RunStep {
  const remove = removePayer(ports);
  return async (closure, deadline) => {
    if (closure.termEnd === null) return remove(closure, deadline);
    const found = await ownCustomer(ports, closure);
    if (!found) return true;
    for (const subscription of runningOf(found.known.subscriptions)) {
      await endAsEarly(found.client, subscription);
    }
    return true;
  };
}

/**
 * Deletes the customer at the payment provider, which ends what still runs and forgets the card. Invoices and payments stay there, as
 * the law demands.
 */
export function removePayer(ports: EndSubscriptionPorts): RunStep {
  return async (closure) => {
    const found = await ownCustomer(ports, closure);
    if (found) await found.client.customers.del(found.known.id);
    return true;
  };
}

/** The closed account's own customer; null when there is none any more. */
async function ownCustomer(ports: EndSubscriptionPorts, { id, customer }: AccountClosure) {
  if (customer === null) return null;
  const client = await ports.stripe();
  const known = await readCustomer(client, customer, ports.now(), null);
  if (!known || known.isDeleted) return null;
  if (known.uid === id) return { client, known };
  ports.refused('a customer who was made for another account', { account: id, customer });
  return null;
}
