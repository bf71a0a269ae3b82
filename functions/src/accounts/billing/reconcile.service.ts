import type Stripe from 'stripe';
import { applyEvent, type ApplyEventPorts } from './apply-event.service.ts';
import { EVENT_TYPES, toSeconds } from './stripe-names.ts';

/** Stripe redelivers an event for three days; older missing events are lost. */
const WINDOW_MS = 4 * 24 * 3_600_000;

/**
 * Applies what Stripe reported in the last days and never reached us: an endpoint that was switched off, or more failures than Stripe puts up with.
 * An event that fails does not keep the others waiting; the next run tries it again.
 * @returns how many events were missing
 */
export async function reconcile(ports: ApplyEventPorts): Promise<number> {
  const since = new Date(ports.now().getTime() - WINDOW_MS);
  const events = ports.stripe.events.list({
    types: [...EVENT_TYPES],
    created: { gte: toSeconds(since) },
    limit: 100,
  });
  let missing = 0;
  for await (const event of events) {
    if (await ports.repository.isKnown(event.id)) continue;
    missing += 1;
    await applyOrLog(ports, event);
  }
  return missing;
}

async function applyOrLog(ports: ApplyEventPorts, event: Stripe.Event): Promise<void> {
  try {
    await applyEvent(ports, event);
  } catch (error) {
    ports.log('payment-event.failed', { stripeEvent: event.id }, error);
  }
}
