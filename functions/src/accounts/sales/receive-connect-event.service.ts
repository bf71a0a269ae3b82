import type Stripe from 'stripe';
import { applyConnectEvent, type ConnectEventPorts } from './connect-event.service.ts';

export interface ReceiveConnectEventPorts extends ConnectEventPorts {
  /** the secret that Stripe signs with */
  webhookSecret: string;
  /** whether the operator has stopped writing */
  isStopped(): Promise<boolean>;
}

/** Seconds that a signature may be old. */
const TOLERANCE = 300;

/**
 * Receives a delivery from Stripe. Without a recent signature made with our secret it is ignored.
 * @returns the HTTP status to answer with; with 500 and 503 Stripe delivers again, for three days
 */
export async function receiveConnectEvent(
  ports: ReceiveConnectEventPorts,
  payload: Buffer | string,
  signature: string,
): Promise<200 | 400 | 500 | 503> {
  const event = verified(ports, payload, signature);
  if (!event) return 400;
  try {
    if (await ports.isStopped()) return 503;
    await applyConnectEvent(ports, event);
    return 200;
  } catch (error) {
    ports.log('payment-event.failed', { stripeEvent: event.id }, error);
    return 500;
  }
}

function verified(
  { stripe, webhookSecret, log }: ReceiveConnectEventPorts,
  payload: Buffer | string,
  signature: string,
): Stripe.Event | null {
  try {
    return stripe.webhooks.constructEvent(payload, signature, webhookSecret, TOLERANCE);
  } catch {
    log('sales.refused', { payment: null, account: null });
    return null;
  }
}
