import type Stripe from 'stripe';
import type { FilmSeller } from '@wbd/domain/sales';
import { toSeconds } from '../billing/stripe-names.ts';
import {
  applyConnectEvent,
  CONNECT_EVENTS,
  type ConnectEventPorts,
} from './connect-event.service.ts';
import type { SellersRepository } from './sellers.repository.ts';

/** Stripe redelivers an event for three days; older missing events are lost. */
const WINDOW_MS = 4 * 24 * 3_600_000;

export interface ReconcileSalesPorts extends ConnectEventPorts {
  sellers: Pick<SellersRepository, 'ofAccount' | 'setCanCharge' | 'connected'>;
}

/**
 * Applies what Stripe reported about accounts of sellers in the last days once more, in case a delivery never arrived. Applying
 * one again changes nothing.
 * @returns how many sellers it looked at
 */
export async function reconcileSales(ports: ReconcileSalesPorts): Promise<number> {
  let count = 0;
  for (let after: string | null = null; ;) {
    const sellers: FilmSeller[] = await ports.sellers.connected(after);
    for (const { stripeAccount } of sellers) {
      if (stripeAccount !== null) await reconcileAccount(ports, stripeAccount);
    }
    count += sellers.length;
    const last = sellers.at(-1);
    if (!last) return count;
    after = last.stripeAccount;
  }
}

async function reconcileAccount(ports: ReconcileSalesPorts, account: string): Promise<void> {
  const since = new Date(ports.now().getTime() - WINDOW_MS);
  try {
    const events = ports.stripe.events.list(
      { types: [...CONNECT_EVENTS], created: { gte: toSeconds(since) }, limit: 100 },
      { stripeAccount: account },
    );
    for await (const event of events) await applyOrLog(ports, { ...event, account });
  } catch (error) {
    // one account, e.g. a disconnected one, must not keep the others waiting
    ports.log('payment-event.failed', { account }, error);
  }
}

async function applyOrLog(ports: ReconcileSalesPorts, event: Stripe.Event): Promise<void> {
  try {
    await applyConnectEvent(ports, event);
  } catch (error) {
    ports.log('payment-event.failed', { stripeEvent: event.id }, error);
  }
}
