import { createHash } from 'node:crypto';
import { CURRENCY, PLAN_PRICES, TEST_PRICE } from '@wbd/domain/plans';
import Stripe from 'stripe';
import { CONNECT_EVENTS } from '../../../functions/src/accounts/sales/connect-event.service.ts';
import { isMissing } from '../../../functions/src/accounts/billing/stripe-missing.ts';
import {
  EVENT_TYPES,
  PORTAL_KEY,
  PORTAL_KINDS,
  PRICE_KEY,
  type PortalKind,
} from '../../../functions/src/accounts/billing/stripe-names.ts';
import { productName, texts } from './texts.de.ts';

/** What was looked at, and what became of it. */
export interface SetUpStep {
  what: string;
  id: string;
  did: 'created' | 'changed' | 'kept' | 'outdated';
}

export interface SetUpReport {
  steps: SetUpStep[];
  /** the secret that events are signed with; Stripe tells it once, when the endpoint is created */
  webhookSecret: string | null;
  /** the same for events about accounts of sellers */
  connectSecret: string | null;
  /** whether Stripe adds VAT by itself */
  taxIsReady: boolean;
}

/** SaaS for businesses, in Stripe's tax categories. */
const TAX_CODE = 'txcd_10103001';
/** On a portal configuration: a hash of its source, so that an unchanged one is left alone. */
const VERSION = 'wbd_version';
const MOST = 100;

interface Endpoints {
  webhookUrl: string | null;
  /** for events of sellers' accounts */
  connectUrl?: string | null;
  /** lists the changes without making them */
  dryRun?: boolean;
}

/** A Stripe account; a dry run must not change it. */
interface Account {
  stripe: Stripe;
  dryRun: boolean;
}

/**
 * Makes a Stripe account ready: products and prices, the configurations of the customer portal and, with an address,
 * the endpoint for events. Running it again changes what is out of date and nothing else.
 */
export async function setUpStripe(
  stripe: Stripe,
  { webhookUrl, connectUrl = null, dryRun = false }: Endpoints,
): Promise<SetUpReport> {
  const account = { stripe, dryRun };
  const steps: SetUpStep[] = [];
  for (const { lookup_key: id, nickname } of wantedPrices()) {
    steps.push(await product(account, id, nickname));
  }
  const found = await stripe.prices.list({
    lookup_keys: wantedPrices().map(({ lookup_key }) => lookup_key),
    active: true,
  });
  for (const wanted of wantedPrices()) {
    const current = found.data.find(({ lookup_key }) => lookup_key === wanted.lookup_key) ?? null;
    steps.push(await price(account, wanted, current));
  }
  const prices = await stripe.prices.list({
    lookup_keys: PLAN_PRICES.map(({ key }) => key),
    active: true,
  });
  const configurations = await stripe.billingPortal.configurations.list({ limit: MOST });
  for (const kind of PORTAL_KINDS) {
    const features = portalFeatures(kind, prices.data);
    steps.push(await portal(account, kind, features, configurations.data));
  }
  const endpoint =
    webhookUrl === null ? null : await webhook(account, webhookUrl, [...EVENT_TYPES], false);
  const ofSellers =
    connectUrl === null ? null : await webhook(account, connectUrl, [...CONNECT_EVENTS], true);
  for (const one of [endpoint, ofSellers]) if (one) steps.push(one.step);
  const tax = await stripe.tax.settings.retrieve();
  return {
    steps,
    webhookSecret: endpoint?.secret ?? null,
    connectSecret: ofSellers?.secret ?? null,
    taxIsReady: tax.status === 'active',
  };
}

async function product({ stripe, dryRun }: Account, id: string, name: string): Promise<SetUpStep> {
  const what = `product ${id}`;
  const current = await existingProduct(stripe, id);
  if (!current) {
    if (!dryRun) await stripe.products.create({ id, name, tax_code: TAX_CODE });
    return { what, id, did: 'created' };
  }
  if (current.name === name && current.active) return { what, id, did: 'kept' };
  if (!dryRun) await stripe.products.update(id, { name, active: true });
  return { what, id, did: 'changed' };
}

async function existingProduct(stripe: Stripe, id: string): Promise<Stripe.Product | null> {
  try {
    return await stripe.products.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

type WantedPrice = Stripe.PriceCreateParams & {
  lookup_key: string;
  product: string;
  nickname: string;
  unit_amount: number;
};

/** Each has a product of its own: the portal takes no two prices of a product that are paid at the same interval. */
function wantedPrices(): WantedPrice[] {
  return [
    ...PLAN_PRICES.map((plan): WantedPrice => ({
      lookup_key: plan.key,
      unit_amount: plan.cents,
      currency: CURRENCY,
      product: plan.key,
      nickname: productName(plan.plan, plan.schedule),
      recurring: { interval: plan.interval },
      tax_behavior: 'exclusive',
      metadata: { [PRICE_KEY]: plan.key },
    })),
    {
      lookup_key: TEST_PRICE.key,
      unit_amount: TEST_PRICE.cents,
      currency: CURRENCY,
      product: TEST_PRICE.key,
      nickname: texts.testOffer,
      tax_behavior: 'inclusive',
      metadata: { [PRICE_KEY]: TEST_PRICE.key },
    },
  ];
}

/** An amount cannot be changed: the key moves to a new price, and subscribers of the old price keep paying it. */
async function price(
  { stripe, dryRun }: Account,
  wanted: WantedPrice,
  current: Stripe.Price | null,
): Promise<SetUpStep> {
  const what = `price ${wanted.lookup_key}`;
  // one made by hand may cost the same and still belong to another product, or be unknown to the functions
  const isCurrent =
    current?.unit_amount === wanted.unit_amount &&
    current.product === wanted.product &&
    current.metadata[PRICE_KEY] === wanted.lookup_key &&
    current.currency === wanted.currency &&
    current.tax_behavior === wanted.tax_behavior &&
    (current.recurring?.interval ?? null) === (wanted.recurring?.interval ?? null);
  if (current && isCurrent) {
    if (current.nickname === wanted.nickname) return { what, id: current.id, did: 'kept' };
    if (!dryRun) await stripe.prices.update(current.id, { nickname: wanted.nickname });
    return { what, id: current.id, did: 'changed' };
  }
  if (dryRun) return { what, id: current?.id ?? '', did: current ? 'changed' : 'created' };
  const created = await stripe.prices.create({ ...wanted, transfer_lookup_key: true });
  // another product's stays: it may be its default price, which Stripe does not let go
  if (current?.product === wanted.product) {
    await stripe.prices.update(current.id, { active: false });
  }
  return { what, id: created.id, did: current ? 'changed' : 'created' };
}

function portalFeatures(
  kind: PortalKind,
  prices: readonly Stripe.Price[],
): Stripe.BillingPortal.ConfigurationCreateParams.Features {
  const products = prices.map(({ id, metadata }) => ({
    product: metadata[PRICE_KEY] ?? '',
    prices: [id],
  }));
  return {
    customer_update: { enabled: true, allowed_updates: ['address', 'name', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel:
      kind === 'open'
        ? { enabled: true, mode: 'at_period_end', proration_behavior: 'none' }
        : { enabled: false },
    subscription_update:
      kind === 'change'
        ? {
            enabled: true,
            default_allowed_updates: ['price'],
            proration_behavior: 'always_invoice',
            products,
          }
        : { enabled: false },
  };
}

async function portal(
  { stripe, dryRun }: Account,
  kind: PortalKind,
  features: Stripe.BillingPortal.ConfigurationCreateParams.Features,
  known: readonly Stripe.BillingPortal.Configuration[],
): Promise<SetUpStep> {
  const what = `portal configuration ${kind}`;
  const params = { name: `WBD ${kind}`, features, business_profile: { headline: texts.portal } };
  const version = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 16);
  const wanted = { ...params, metadata: { [PORTAL_KEY]: kind, [VERSION]: version } };
  const current = known.find((one) => one.active && one.metadata?.[PORTAL_KEY] === kind);
  if (!current) {
    if (dryRun) return { what, id: '', did: 'created' };
    const created = await stripe.billingPortal.configurations.create(wanted);
    return { what, id: created.id, did: 'created' };
  }
  if (current.metadata?.[VERSION] === version) return { what, id: current.id, did: 'kept' };
  if (!dryRun) await stripe.billingPortal.configurations.update(current.id, wanted);
  return { what, id: current.id, did: 'changed' };
}

async function webhook(
  { stripe, dryRun }: Account,
  url: string,
  enabled_events: Stripe.WebhookEndpointCreateParams.EnabledEvent[],
  connect: boolean,
): Promise<{ step: SetUpStep; secret: string | null }> {
  const what = `webhook endpoint ${url}`;
  const known = await stripe.webhookEndpoints.list({ limit: MOST });
  const here = known.data.filter((endpoint) => endpoint.url === url);
  // an endpoint of another version may coexist until the secret of the new one is in use
  const current = here.find(({ api_version }) => api_version === Stripe.API_VERSION) ?? here[0];
  if (!current) {
    if (dryRun) return { step: { what, id: '', did: 'created' }, secret: null };
    const created = await stripe.webhookEndpoints.create({
      url,
      enabled_events,
      ...(connect && { connect }),
      // the version that the library reads; the account's default may differ
      api_version: Stripe.API_VERSION,
    });
    const step = { what, id: created.id, did: 'created' } as const;
    return { step, secret: created.secret ?? null };
  }
  // Stripe changes everything of an endpoint but its version (https://docs.stripe.com/api/webhook_endpoints/update)
  if (current.api_version !== Stripe.API_VERSION) {
    return {
      step: {
        what: `${what} of ${current.api_version ?? 'the account’s version'}`,
        id: current.id,
        did: 'outdated',
      },
      secret: null,
    };
  }
  const isCurrent =
    current.status === 'enabled' &&
    current.enabled_events.toSorted().join() === enabled_events.toSorted().join();
  if (!isCurrent && !dryRun) {
    await stripe.webhookEndpoints.update(current.id, { enabled_events, disabled: false });
  }
  return { step: { what, id: current.id, did: isCurrent ? 'kept' : 'changed' }, secret: null };
}
