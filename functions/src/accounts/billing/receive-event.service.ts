import type Stripe from 'stripe';
import { applyEvent, type ApplyEventPorts } from './apply-event.service.ts';

export interface ReceiveEventPorts extends ApplyEventPorts {
  /** the secret that Stripe signs with */
  webhookSecret: string;
  /** whether the operator has stopped writing */
  isStopped(): Promise<boolean>;
}

/** Seconds that a signature may be old. */
const TOLERANCE = 300;

/**
 * Receives a delivery from Stripe. Without a recent signature made with our secret it is ignored.
 * @param payload the body as it came over the wire
 * @returns the HTTP status to answer with; with 500 and 503 Stripe delivers again, for three days
 */
export async function receiveEvent(
  ports: ReceiveEventPorts,
  payload: Buffer | string,
  signature: string,
): Promise<200 | 400 | 500 | 503> {
  const event = verified(ports, payload, signature);
  if (!event) return 400;
  try {
    if (await ports.isStopped()) return 503;
    await applyEvent(ports, event);
    return 200;
  } catch (error) {
    ports.log('payment-event.failed', { stripeEvent: event.id }, error);
    return 500;
  }
}

function verified(
  { stripe, webhookSecret, refused }: ReceiveEventPorts,
  payload: Buffer | string,
  signature: string,
): Stripe.Event | null {
  try {
    return stripe.webhooks.constructEvent(payload, signature, webhookSecret, TOLERANCE);
  } catch (error) {
    refused('a delivery that is not signed by Stripe', {
      cause: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    });
    return null;
  }
}
