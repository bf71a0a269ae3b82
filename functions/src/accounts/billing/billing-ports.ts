import type Stripe from 'stripe';
import { KeyedQueue } from '../../core/keyed-queue.ts';
import { billingCalls } from '../../core/limits.ts';
import { log } from '../../core/log/log.ts';
import { writingIsStopped } from '../../core/maintenance.ts';
import { portalOrigins, stripeAccess, stripeWebhookSecret } from '../../core/settings.ts';
import type { ApplyEventPorts } from './apply-event.service.ts';
import type { BillingPorts } from './billing-caller.ts';
import { bookSubscription } from '../commission/subscriptions/book-subscription.service.ts';
import { subscriptionPorts } from '../commission/subscriptions/subscriptions.repository.ts';
import { agreementsRepository } from '../contracts/agreements.repository.ts';
import { billingRepository } from './billing.repository.ts';
import type { ReceiveEventPorts } from './receive-event.service.ts';
import { recordRefusal } from './refusals.ts';

let client: Promise<Stripe> | null = null;

/** The library is large: instances of other functions start without it. */
export function stripeClient(): Promise<Stripe> {
  client ??= import('../../gateways/stripe.ts').then(({ createStripe }) =>
    createStripe(stripeAccess()),
  );
  return client;
}

const shared = {
  repository: billingRepository,
  refused: recordRefusal,
  portalOrigins,
  log,
  now: () => new Date(),
};

/** What the callables work with. */
export async function billingPorts(): Promise<BillingPorts> {
  return {
    ...shared,
    announcements: () => agreementsRepository.announcements(),
    limit: billingCalls,
    stripe: await stripeClient(),
  };
}

const queue = new KeyedQueue();

const bookRevenue: ApplyEventPorts['bookRevenue'] = (...about) =>
  bookSubscription(subscriptionPorts, ...about);

/** What applies events of Stripe's. */
export async function eventPorts(): Promise<ApplyEventPorts> {
  return { ...shared, stripe: await stripeClient(), queue, bookRevenue };
}

/** What the webhook works with. */
export async function webhookPorts(): Promise<ReceiveEventPorts> {
  return {
    ...(await eventPorts()),
    webhookSecret: stripeWebhookSecret(),
    isStopped: writingIsStopped,
  };
}
