import { AppError } from '@wbd/domain/errors';
import {
  earliestEnd,
  isLive,
  planName,
  planPrice,
  type ChangePlanForInput,
  type ChangePlanForOutput,
  type PlanPrice,
} from '@wbd/domain/plans';
import type Stripe from 'stripe';
import type { AccountCaller } from '../../core/caller.ts';
import type { NewDocument } from '../../core/firestore.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { adminAction } from '../../people/admin-actions/admin-action.ts';
import { boundCustomer, type BillingPorts } from './billing-caller.ts';
import { endAsEarly } from './cancel-subscription.service.ts';
import { stripePrice, swapItem } from './create-checkout.service.ts';
import { releaseSchedule } from './keep-term.service.ts';
import { isSpecial, scheduleChange } from './plan-change.service.ts';
import { currentSubscription, type OurSubscription } from './read-subscription.ts';
import type { StripeCustomer } from './stripe-customer.ts';

export interface ChangePlanForPorts extends Omit<BillingPorts, 'limit'> {
  /** Writes the entry in the list of what admins did. */
  record(entry: NewDocument): Promise<void>;
  looks: Pick<RateLimit, 'take'>;
  changes: Pick<RateLimit, 'take'>;
}

/**
 * Changes the plan of an advisor's subscription at Stripe, or says what that would cost. The order is recorded
 * before Stripe gets it, so that no change is without its entry. The account follows Stripe's event, as always.
 * @throws AppError `rate/limited`, `advisor/not-found`, `billing/none` without a subscription, `billing/…`
 * for a change that is not possible
 */
export async function changePlanFor(
  ports: ChangePlanForPorts,
  { uid, price, when, reason }: ChangePlanForInput,
  { account: admin }: Pick<AccountCaller, 'account'>,
): Promise<ChangePlanForOutput> {
  const limit = reason === null ? ports.looks : ports.changes;
  if (!(await limit.take(admin.id, ports.now()))) throw new AppError('rate/limited');
  const found = await ports.repository.advisor(uid);
  if (!found) throw new AppError('advisor/not-found');
  const customer = await boundCustomer(ports, found.account);
  const current = customer && currentSubscription(customer.subscriptions);
  if (!current || !isLive(current.facts.status)) throw new AppError('billing/none');
  const wanted = price === null ? null : planPrice(price);
  expectPossible(current, wanted);
  const from = planName(current.price);
  const to = wanted ? planName(wanted) : 'basic';
  const isNow = when === 'now';
  const offer = {
    from,
    to,
    at: (isNow ? customer.now : earliestEnd(current.facts)).getTime(),
    dueCents: isNow && wanted ? await dueNow(ports.stripe, customer, current, wanted) : 0,
  };
  if (reason === null) return offer;
  const { account } = found;
  await ports.record(
    adminAction(admin, {
      action: 'plan-changed',
      account: uid,
      accountEmail: account.email,
      mail: null,
      reason,
      planChange: { from, to, when },
      at: ports.now(),
    }),
  );
  await (isNow
    ? changeNow(ports.stripe, current, wanted)
    : changeLater(ports.stripe, current, wanted));
  return offer;
}

function expectPossible(current: OurSubscription, wanted: PlanPrice | null): void {
  if (isSpecial(current)) throw new AppError('billing/special-agreement');
  if (!wanted) return;
  if (wanted.key === current.price.key) throw new AppError('billing/current-plan');
  // the end that is set would cut off what the new price is paid for
  if (current.facts.cancelAt !== null) throw new AppError('billing/cancelled');
}

/** @returns euro cents with VAT; negative for a credit */
async function dueNow(
  stripe: Stripe,
  customer: StripeCustomer,
  { facts, item }: OurSubscription,
  wanted: PlanPrice,
): Promise<number> {
  const price = await stripePrice(stripe, wanted.key);
  const { total, amount_due } = await stripe.invoices.createPreview({
    customer: customer.id,
    subscription: facts.id,
    subscription_details: {
      items: [{ id: item, price: price.id }],
      proration_behavior: 'always_invoice',
    },
  });
  return total < 0 ? total : amount_due;
}

async function changeNow(
  stripe: Stripe,
  { facts, item, schedule }: OurSubscription,
  wanted: PlanPrice | null,
): Promise<void> {
  // Stripe refuses to change a subscription under a schedule; the change voids the planned one
  if (schedule) await releaseSchedule(stripe, schedule.id);
  if (!wanted) await stripe.subscriptions.cancel(facts.id);
  else
    await swapItem(stripe, facts.id, { item, price: (await stripePrice(stripe, wanted.key)).id });
}

async function changeLater(
  stripe: Stripe,
  current: OurSubscription,
  wanted: PlanPrice | null,
): Promise<void> {
  if (wanted) await scheduleChange(stripe, current, wanted, earliestEnd(current.facts));
  else await endAsEarly(stripe, current);
}
