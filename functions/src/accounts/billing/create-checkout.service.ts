import type { Account } from '@wbd/domain/accounts';
import { hasAgreed, mustAcceptBeforeOrder } from '@wbd/domain/contracts';
import { AppError } from '@wbd/domain/errors';
import {
  type CreateCheckoutInput,
  type CreateCheckoutOutput,
  comparePlans,
  isBehind,
  isLive,
  planOfLevel,
  planPrice,
  type PlanPrice,
  refusalOfChange,
  TEST_PRICE,
  unpaidPath,
} from '@wbd/domain/plans';
import { berlinDay } from '@wbd/domain/time';
import type Stripe from 'stripe';
import type { Caller } from '../../core/caller.ts';
import { InvalidInput } from '../../core/refusal.ts';
import {
  advisorWhoCalls,
  checkedOrigin,
  ensureCustomer,
  type BillingPorts,
} from './billing-caller.ts';
import { createOnce } from './create-once.ts';
import { releaseSchedule } from './keep-term.service.ts';
import { portalLink } from './portal-link.ts';
import { currentSubscription, type OurSubscription } from './read-subscription.ts';
import type { StripeCustomer } from './stripe-customer.ts';
import { PRICE_KEY, toSeconds, UID } from './stripe-names.ts';
import { toleratesClosed } from './undo-duplicate.service.ts';

/**
 * Returns the address where the advisor pays for a plan. An advisor with a subscription confirms a change of it instead of
 * buying a second one; an unpaid invoice is settled first. Opening the address changes nothing: plan and level follow
 * from what Stripe reports.
 * @throws AppError permission/denied for a foreign e-mail address, billing/… for a change that is not possible
 */
export async function createCheckout(
  ports: BillingPorts,
  input: CreateCheckoutInput,
  caller: Caller,
): Promise<CreateCheckoutOutput> {
  const person = await advisorWhoCalls(ports, caller);
  const { account, advisor } = person;
  if (input.mail.toLowerCase() !== account.email.trim().toLowerCase()) {
    ports.refused('a foreign e-mail address', { uid: caller.uid, mail: input.mail });
    throw new AppError('permission/denied');
  }
  const origin = checkedOrigin(ports, input.domain, caller);
  const plan = planPrice(input.price);
  if (!plan && input.price !== TEST_PRICE.key) {
    ports.refused('a foreign price', { uid: caller.uid, price: input.price });
    throw new InvalidInput(['price']);
  }
  if (plan) await expectAccepted(ports, account);
  // a level that the operator gave is not bought away
  const isGiven = !account.billing?.subscription || !isLive(account.billing.subscription.status);
  if (plan && isGiven && comparePlans(plan.plan, planOfLevel(advisor.lv)) < 0) {
    throw new AppError('billing/downgrade');
  }
  const customer = await ensureCustomer(ports, person);
  const current = plan && currentSubscription(customer.subscriptions);
  if (current && isBehind(current.facts.status)) return portalLink(ports, customer, origin);
  if (!plan || !current || !isLive(current.facts.status)) {
    // a payment that is left is pointed out in the portal, unless it was for a try
    if (plan && account.billing?.wanted !== plan.key) {
      await ports.repository.noteWanted(account.id, plan.key);
    }
    return newCheckout(ports, customer, plan, origin);
  }
  const { facts, price } = current;
  const refusal = refusalOfChange({ ...facts, price }, plan, customer.now);
  const isEnding = facts.cancelAt !== null;
  const goesOn = isEnding && refusal === 'billing/current-plan';
  if (refusal && !goesOn) throw new AppError(refusal);
  // the end that is set would cut off what another schedule is paid for: the cancellation is taken back first
  const wouldBeCut = isEnding && plan.schedule !== price.schedule;
  const hasMore = current.items > 1;
  if (hasMore && !goesOn && !wouldBeCut) expectConfirmed(price, plan, input.confirmed === true);
  // Stripe refuses to change a subscription under a schedule; the change voids the planned one
  if (!goesOn && !wouldBeCut && current.schedule) {
    await releaseSchedule(ports.stripe, current.schedule.id);
  }
  if (goesOn || wouldBeCut) return portalLink(ports, customer, origin);
  return hasMore
    ? changeAtOnce(ports.stripe, current, plan, origin)
    : changeLink(ports, customer, plan, origin);
}

/**
 * An order needs the declaration of a business, and announced documents from the day on which they are in force.
 * @throws AppError contract/not-accepted
 */
async function expectAccepted(
  { announcements, now }: Pick<BillingPorts, 'announcements' | 'now'>,
  account: Account,
): Promise<void> {
  if (hasAgreed(account)) return;
  if (mustAcceptBeforeOrder(account, await announcements(), berlinDay(now()))) {
    throw new AppError('contract/not-accepted');
  }
}

/**
 * Stripe's pages change no subscription with several items, so the advisor confirms in the portal.
 * @throws AppError billing/special-agreement where the further items, which are paid at the same interval, do not fit
 */
function expectConfirmed(current: PlanPrice, wanted: PlanPrice, confirmed: boolean): void {
  if (current.interval !== wanted.interval) throw new AppError('billing/special-agreement');
  if (!confirmed) throw new AppError('billing/confirm-change');
}

/** Changes our item and charges the difference; a declined card changes nothing. */
async function changeAtOnce(
  stripe: BillingPorts['stripe'],
  { facts, item }: OurSubscription,
  plan: PlanPrice,
  origin: string,
): Promise<CreateCheckoutOutput> {
  await swapItem(stripe, facts.id, { item, price: (await stripePrice(stripe, plan.key)).id });
  return { url: `${origin}/intern/checkout-success/${plan.plan}` };
}

/**
 * Gives a subscription another price and charges the difference; a credit is kept for the next invoices.
 * @throws AppError `billing/card-declined`, with nothing changed
 */
export async function swapItem(
  stripe: Stripe,
  subscription: string,
  { item, price }: { item: string; price: string },
): Promise<void> {
  try {
    await stripe.subscriptions.update(subscription, {
      items: [{ id: item, price }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
  } catch (error) {
    const isDeclined =
      error instanceof Error && 'type' in error && error.type === 'StripeCardError';
    if (isDeclined) throw new AppError('billing/card-declined', { cause: error });
    throw error;
  }
}

async function changeLink(
  ports: BillingPorts,
  customer: StripeCustomer,
  plan: PlanPrice,
  origin: string,
): Promise<CreateCheckoutOutput> {
  const price = await stripePrice(ports.stripe, plan.key);
  return portalLink(ports, customer, origin, {
    price: price.id,
    backTo: `/intern/pricing/${plan.plan}`,
    doneAt: `/intern/checkout-success/${plan.plan}`,
  });
}

/** A page that is about to close is not handed out again; seconds. */
const TIME_TO_PAY = 60 * 60;

/** Opens a payment page, or the one that is open for the same, and closes all others: only one can be paid. */
async function newCheckout(
  { stripe }: BillingPorts,
  customer: StripeCustomer,
  plan: PlanPrice | null,
  origin: string,
): Promise<CreateCheckoutOutput> {
  const key = plan?.key ?? TEST_PRICE.key;
  const [price, tax, before] = await Promise.all([
    stripePrice(stripe, key),
    stripe.tax.settings.retrieve(),
    stripe.checkout.sessions.list({ customer: customer.id, limit: 1 }),
  ]);
  const params = sessionParams(customer, plan, price.id, origin, tax.status === 'active');
  const [last] = before.data;
  const isOpen = last?.status === 'open' && last.expires_at - toSeconds(customer.now) > TIME_TO_PAY;
  const isSame =
    last?.metadata?.[PRICE_KEY] === key &&
    last.amount_subtotal === price.unit_amount &&
    last.success_url === params.success_url;
  if (isOpen && isSame && last.url) return { url: last.url };
  // two clicks at once see the same last page and get the same new one
  const session = await createOnce(
    ['checkout', customer.id, last?.id ?? '', JSON.stringify(params)],
    (key) => stripe.checkout.sessions.create(params, key),
  );
  const open = await stripe.checkout.sessions.list({ customer: customer.id, status: 'open' });
  const [newest, ...older] = open.data;
  await Promise.all(
    older.map(({ id }) => stripe.checkout.sessions.expire(id).catch(toleratesClosed)),
  );
  const url = newest?.url ?? session.url;
  if (!url) throw new AppError('checkout/failed');
  return { url };
}

function sessionParams(
  customer: StripeCustomer,
  plan: PlanPrice | null,
  price: string,
  origin: string,
  taxed: boolean,
): Stripe.Checkout.SessionCreateParams {
  const uid = customer.uid ?? '';
  const metadata = { [UID]: uid, [PRICE_KEY]: plan?.key ?? TEST_PRICE.key };
  return {
    customer: customer.id,
    client_reference_id: uid,
    metadata,
    line_items: [{ price, quantity: 1 }],
    allowed_payment_method_types: ['card'],
    locale: 'de',
    automatic_tax: { enabled: taxed },
    ...(taxed && {
      billing_address_collection: 'required',
      tax_id_collection: { enabled: true },
      customer_update: { address: 'auto', name: 'auto' },
    }),
    ...(plan
      ? {
          mode: 'subscription',
          subscription_data: { metadata },
          success_url: `${origin}/intern/checkout-success/${plan.plan}`,
          cancel_url: `${origin}${unpaidPath(plan)}`,
        }
      : {
          mode: 'payment',
          payment_intent_data: { metadata },
          success_url: `${origin}/smoleuro-graciously-given`,
          cancel_url: `${origin}/smoleuro`,
        }),
  };
}

/** The active price that a plan is sold at. */
export async function stripePrice(stripe: Stripe, key: string): Promise<Stripe.Price> {
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [price] = data;
  if (!price) throw new Error(`Stripe has no price with the lookup key ${key}: run stripe:setup.`);
  return price;
}
