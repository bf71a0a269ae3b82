import type { Billing } from '@wbd/domain/plans';
import type Stripe from 'stripe';
import { priceCatalogue } from './price-catalogue.ts';
import {
  readSubscription,
  type ForeignSubscription,
  type OurSubscription,
} from './read-subscription.ts';
import { isMissing } from './stripe-missing.ts';
import { toDate, UID } from './stripe-names.ts';

/** A customer as Stripe knows them at this moment. */
export interface StripeCustomer {
  id: string;
  /** the advisor that the customer was made for; null when the operator removed the note of it */
  uid: string | null;
  /** deleting a customer ends their subscriptions, and leaves nothing of them but the id */
  isDeleted: boolean;
  subscriptions: OurSubscription[];
  /** those that never paid for one of our plans */
  foreign: ForeignSubscription[];
  /** the time that counts for the customer: the present, unless they live on a test clock */
  now: Date;
}

const PAGE = 100;

/**
 * Reads a customer and all of their subscriptions, over or not; null when there never was such a customer.
 * @param before what is stored about them: a subscription that is known keeps its plan at a price that is not
 */
export async function readCustomer(
  stripe: Stripe,
  id: string,
  now: Date,
  before: Billing | null,
): Promise<StripeCustomer | null> {
  const customer = await existing(stripe, id);
  if (!customer) return null;
  if (customer.deleted) {
    return { id, uid: null, isDeleted: true, subscriptions: [], foreign: [], now };
  }
  const known = knownPlans(before);
  const catalogue = priceCatalogue(stripe);
  const time = await timeOf(stripe, customer, now);
  const subscriptions: OurSubscription[] = [];
  const foreign: ForeignSubscription[] = [];
  for (const subscription of await allSubscriptions(stripe, id)) {
    const read = await readSubscription(subscription, {
      catalogue,
      now: time,
      known: known.get(subscription.id) ?? null,
    });
    if ('ours' in read) subscriptions.push(read.ours);
    else foreign.push(read.foreign);
  }
  return {
    id,
    isDeleted: false,
    subscriptions,
    foreign,
    now: time,
    uid: customer.metadata[UID] ?? null,
  };
}

async function allSubscriptions(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const all: Stripe.Subscription[] = [];
  for (;;) {
    const last = all.at(-1)?.id;
    const { data, has_more } = await stripe.subscriptions.list({
      customer,
      status: 'all',
      limit: PAGE,
      expand: ['data.schedule'],
      ...(last !== undefined && { starting_after: last }),
    });
    all.push(...data);
    if (!has_more) return all;
  }
}

function knownPlans(before: Billing | null): ReadonlyMap<string, string> {
  const stored = before ? [before.subscription, ...Object.values(before.others)] : [];
  return new Map(stored.flatMap((one) => (one ? [[one.id, one.price] as const] : [])));
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
