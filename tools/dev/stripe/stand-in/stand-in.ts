import Stripe from 'stripe';
import type { Customer, StripeEvent, Subscription, TestClock } from './records.ts';
import { newId, type Store } from './store.ts';

/** What every part of the stand-in works with. */
export interface StandIn {
  store: Store;
  /** where its pages are, e.g. `http://127.0.0.1:12111` */
  origin: string;
  /** what Stripe is set to do with a subscription whose invoice it could not collect at last */
  afterRetries: 'cancel' | 'mark-unpaid';
  /** what new customers' clocks show at first; null: the time */
  clocksBegin: Date | null;
  /** paths whose next request fails on Stripe's side */
  outages: Set<string>;
  /** hands an event on to the webhook endpoints */
  deliver(event: StripeEvent): void;
}

const realNow = () => Math.floor(Date.now() / 1000);

/** What a test clock shows, in seconds. */
export const clockTime = ({ ahead }: Pick<TestClock, 'ahead'>) => realNow() + ahead;

/** The time in seconds: the machine's, or that of the customer's test clock. */
export function now(standIn: StandIn, customer?: string): number {
  const clock = customer && standIn.store.state.customers[customer]?.test_clock;
  return realNow() + ((clock && standIn.store.state.testClocks[clock]?.ahead) || 0);
}

/** Records an event and hands it on. Its object is a snapshot, as Stripe's are. */
export function emit(
  standIn: StandIn,
  type: string,
  object: Record<string, unknown>,
  customer: string,
  account?: string,
): StripeEvent {
  const event: StripeEvent = {
    id: newId('evt'),
    object: 'event',
    type,
    api_version: Stripe.API_VERSION,
    ...(account !== undefined && { account }),
    data: { object: structuredClone(object) },
    created: now(standIn, customer),
    pending_webhooks: 1,
  };
  standIn.store.state.events[event.id] = event;
  standIn.store.changed();
  standIn.deliver(event);
  return event;
}

export function subscriptionsOf(standIn: StandIn, customer: Customer['id']): Subscription[] {
  return Object.values(standIn.store.state.subscriptions).filter(
    (subscription) => subscription.customer === customer,
  );
}
