import type Stripe from 'stripe';
import { readSubscription, type OurSubscription } from './read-subscription.ts';
import { isMissing } from './stripe-missing.ts';
import { toDate, UID } from './stripe-names.ts';

/** A customer as Stripe knows them at this moment. */
export interface StripeCustomer {
  id: string;
  /** the advisor that the customer was made for */
  uid: string | null;
  /** deleting a customer ends their subscriptions, and leaves nothing of them but the id */
  isDeleted: boolean;
  subscriptions: OurSubscription[];
  /** ids of subscriptions to something that we do not sell */
  foreign: string[];
  /** the time that counts for the customer: the present, unless they live on a test clock */
  now: Date;
}

const MOST_SUBSCRIPTIONS = 100;

/** Reads a customer and all of their subscriptions, over or not; null when there never was such a customer. */
export async function readCustomer(
  stripe: Stripe,
  id: string,
  now: Date,
): Promise<StripeCustomer | null> {
  const customer = await existing(stripe, id);
  if (!customer) return null;
  if (customer.deleted) {
    return { id, uid: null, isDeleted: true, subscriptions: [], foreign: [], now };
  }
  const { data } = await stripe.subscriptions.list({
    customer: id,
    status: 'all',
    limit: MOST_SUBSCRIPTIONS,
  });
  const read = data.map((subscription) => ({ subscription, ours: readSubscription(subscription) }));
  return {
    id,
    uid: customer.metadata[UID] ?? null,
    isDeleted: false,
    subscriptions: read.flatMap(({ ours }) => ours ?? []),
    foreign: read.flatMap(({ subscription, ours }) => (ours ? [] : [subscription.id])),
    now: await timeOf(stripe, customer, now),
  };
}

async function existing(
  stripe: Stripe,
  id: string,
): Promise<Stripe.Customer | Stripe.DeletedCustomer | null> {
  try {
    return await stripe.customers.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

async function timeOf(stripe: Stripe, customer: Stripe.Customer, now: Date): Promise<Date> {
  const clock = customer.test_clock;
  if (!clock) return now;
  const { frozen_time } =
    typeof clock === 'string' ? await stripe.testHelpers.testClocks.retrieve(clock) : clock;
  return toDate(frozen_time);
}
