import type Stripe from 'stripe';
import { idOf } from '../billing/stripe-names.ts';
import type { SellersRepository } from './sellers.repository.ts';
import { settlePayment, type SettlePorts } from './settle-payment.service.ts';

/** Events on accounts of sellers that the webhook handles. */
export const CONNECT_EVENTS = [
  'account.updated',
  'account.application.deauthorized',
  'checkout.session.completed',
  'charge.refunded',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

export interface ConnectEventPorts extends SettlePorts {
  sellers: Pick<SellersRepository, 'ofAccount' | 'setCanCharge'>;
}

/**
 * Applies an event on a seller's account. Only ids are taken from it; the rest is read from Stripe, so that a repeated or late
 * event changes nothing.
 */
export async function applyConnectEvent(
  ports: ConnectEventPorts,
  event: Stripe.Event,
): Promise<void> {
  const { account } = event;
  if (account === undefined) return;
  if (event.type === 'account.updated') await followAccount(ports, account);
  if (event.type === 'account.application.deauthorized') {
    const seller = await ports.sellers.ofAccount(account);
    if (seller) await ports.sellers.setCanCharge(seller.id, false);
  }
  if (
    event.type === 'checkout.session.completed' ||
    event.type === 'charge.refunded' ||
    event.type === 'charge.refund.updated' ||
    event.type === 'charge.dispute.created' ||
    event.type === 'charge.dispute.closed'
  ) {
    const intent = event.data.object.payment_intent;
    if (intent !== null) await settlePayment(ports, { account, payment: idOf(intent) });
  }
}

/** Notes whether an account may take payments by now. */
async function followAccount(
  { stripe, sellers }: ConnectEventPorts,
  account: string,
): Promise<void> {
  const seller = await sellers.ofAccount(account);
  if (!seller) return;
  const { charges_enabled } = await stripe.accounts.retrieve(account);
  if (charges_enabled !== seller.canCharge) await sellers.setCanCharge(seller.id, charges_enabled);
}
