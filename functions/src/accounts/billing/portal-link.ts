import { inMinimumTerm, isLive } from '@wbd/domain/plans';
import type Stripe from 'stripe';
import type { BillingPorts } from './billing-caller.ts';
import { currentSubscription } from './read-subscription.ts';
import type { StripeCustomer } from './stripe-customer.ts';
import { PORTAL_KEY, type PortalKind } from './stripe-names.ts';

const MOST_CONFIGURATIONS = 100;

interface Change {
  /** id of the price that the subscription is to have */
  price: string;
  /** paths in the portal */
  backTo: string;
  doneAt: string;
}

/**
 * A link to Stripe's customer portal: for invoices, card and cancelling, or to confirm one change of the subscription.
 * While a minimum term runs the portal offers no cancelling; `cancelSubscription` waits for its end. After a
 * cancellation the portal offers to take it back.
 */
export async function portalLink(
  { stripe }: Pick<BillingPorts, 'stripe'>,
  customer: StripeCustomer,
  origin: string,
  change?: Change,
): Promise<{ url: string }> {
  const current = currentSubscription(customer.subscriptions);
  const isBound =
    current !== null &&
    isLive(current.facts.status) &&
    current.facts.cancelAt === null &&
    inMinimumTerm(current.facts, customer.now);
  const kind: PortalKind = change ? 'change' : isBound ? 'bound' : 'open';
  const flow = change && current && confirmation(current.facts.id, current.item, change, origin);
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    configuration: await configurationOf(stripe, kind),
    locale: 'de',
    return_url: `${origin}${change?.backTo ?? '/intern/profile'}`,
    ...(flow && { flow_data: flow }),
  });
  return { url };
}

function confirmation(
  subscription: string,
  item: string,
  { price, doneAt }: Change,
  origin: string,
): Stripe.BillingPortal.SessionCreateParams.FlowData {
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: { subscription, items: [{ id: item, price, quantity: 1 }] },
    after_completion: { type: 'redirect', redirect: { return_url: `${origin}${doneAt}` } },
  };
}

async function configurationOf(stripe: Stripe, kind: PortalKind): Promise<string> {
  const { data } = await stripe.billingPortal.configurations.list({
    active: true,
    limit: MOST_CONFIGURATIONS,
  });
  const found = data.find(({ metadata }) => metadata?.[PORTAL_KEY] === kind);
  if (!found) throw new Error(`Stripe has no portal configuration ${kind}: run stripe:setup.`);
  return found.id;
}
