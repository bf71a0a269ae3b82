import { AppError } from '@wbd/domain/errors';
import {
  comparePlans,
  earliestEnd,
  isLive,
  planPrice,
  refusalOfPlanning,
  type PlanChangeInput,
  type PlanChangeOutput,
  type PlanPrice,
} from '@wbd/domain/plans';
import type Stripe from 'stripe';
import type { Caller } from '../../core/caller.ts';
import { InvalidInput } from '../../core/refusal.ts';
import { advisorWhoCalls, boundCustomer, type BillingPorts } from './billing-caller.ts';
import { stripePrice } from './create-checkout.service.ts';
import { releaseSchedule } from './keep-term.service.ts';
import {
  currentSubscription,
  type OurSchedule,
  type OurSubscription,
} from './read-subscription.ts';
import { idOf, PLANNED_BY_ADVISOR, toSeconds } from './stripe-names.ts';

/**
 * Plans a smaller package for the end of the term, replaces the planned one, or revokes it. Nothing is paid and the
 * package stays until then. Repeating it changes nothing.
 * @throws AppError billing/none without a subscription, billing/… for a change that is not possible
 */
export async function planChange(
  ports: BillingPorts,
  { price }: PlanChangeInput,
  caller: Caller,
): Promise<PlanChangeOutput> {
  const { account } = await advisorWhoCalls(ports, caller);
  const customer = await boundCustomer(ports, account);
  const current = customer && currentSubscription(customer.subscriptions);
  if (!current || !isLive(current.facts.status)) throw new AppError('billing/none');
  if (price === null) {
    await takeBack(ports.stripe, current);
    return { at: null };
  }
  const wanted = planPrice(price);
  if (!wanted || comparePlans(wanted.plan, current.price.plan) > 0) {
    ports.refused('a foreign price', { uid: caller.uid, price });
    throw new InvalidInput(['price']);
  }
  const refusal = refusalOfPlanning(
    { ...current.facts, price: current.price, isSpecial: isSpecial(current) },
    wanted,
  );
  if (refusal) throw new AppError(refusal);
  if (wanted.plan === current.price.plan) throw new InvalidInput(['price']);
  const at = earliestEnd(current.facts);
  await scheduleChange(ports.stripe, current, wanted, at);
  return { at: at.toISOString() };
}

/** What was agreed with the operator is changed by the operator. */
export function isSpecial({ facts, schedule: planned, items }: OurSubscription): boolean {
  const isAgreed = planned !== null && !planned.isFree && !planned.isDone;
  return isAgreed || items > 1 || facts.isPaused || facts.status === 'trialing';
}

async function takeBack(stripe: Stripe, { facts, schedule: planned }: OurSubscription) {
  if (facts.plannedChange === null || !planned) return;
  if (!planned.isFree) throw new AppError('billing/special-agreement');
  await releaseSchedule(stripe, planned.id);
}

/** Has the subscription become another one at that moment. Repeating it changes nothing. */
export async function scheduleChange(
  stripe: Stripe,
  { facts, price: current, schedule: existing }: OurSubscription,
  wanted: PlanPrice,
  at: Date,
): Promise<void> {
  const { plannedChange: before } = facts;
  if (before?.price === wanted.key && before.at.getTime() === at.getTime()) return;
  const next = await stripePrice(stripe, wanted.key);
  if (existing?.isDone) await releaseSchedule(stripe, existing.id);
  const { id, phase } =
    existing && !existing.isDone ? existing : await newSchedule(stripe, facts.id);
  if (!phase) throw new Error(`${id} has no phase that runs, and its plan is ${current.key}.`);
  const automatic_tax = phase.automatic_tax && { enabled: phase.automatic_tax.enabled };
  await stripe.subscriptionSchedules.update(id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    metadata: { [PLANNED_BY_ADVISOR]: wanted.key },
    phases: [
      {
        start_date: phase.start_date,
        end_date: toSeconds(at),
        proration_behavior: 'none',
        items: phase.items.map((item) => ({
          price: idOf(item.price),
          ...(item.quantity !== undefined && { quantity: item.quantity }),
        })),
        discounts: discountsOf(phase),
        ...(automatic_tax && { automatic_tax }),
      },
      {
        items: [{ price: next.id, quantity: 1 }],
        duration: { interval: wanted.interval, interval_count: 1 },
        proration_behavior: 'none',
        ...(automatic_tax && { automatic_tax }),
      },
    ],
  });
}

/** If the process dies after this, the schedule plans nothing, and the next request continues with it. */
async function newSchedule(
  stripe: Stripe,
  subscription: string,
): Promise<Pick<OurSchedule, 'id' | 'phase'>> {
  const { id, phases } = await stripe.subscriptionSchedules.create({
    from_subscription: subscription,
  });
  return { id, phase: phases[0] ?? null };
}

function discountsOf({ discounts }: Stripe.SubscriptionSchedule.Phase) {
  return discounts.flatMap(
    ({ coupon, discount }): ({ coupon: string } | { discount: string })[] => {
      if (coupon !== null) return [{ coupon: idOf(coupon) }];
      return discount === null ? [] : [{ discount: idOf(discount) }];
    },
  );
}
