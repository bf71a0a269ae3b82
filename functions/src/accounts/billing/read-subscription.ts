import {
  comparePlans,
  isLive,
  planPrice,
  subscriptionFactsSchema,
  subscriptionStateSchema,
  type PlanPrice,
  type SubscriptionFacts,
} from '@wbd/domain/plans';
import type Stripe from 'stripe';
import type { PriceCatalogue } from './price-catalogue.ts';
import {
  idOf,
  MINIMUM_TERM_END,
  minimumTermOf,
  PLANNED_BY_ADVISOR,
  PRICE_KEY,
  toDate,
  UID,
} from './stripe-names.ts';

/** A subscription to one of our plans. */
export interface OurSubscription {
  facts: SubscriptionFacts;
  price: PlanPrice;
  /** id of the item that sets the plan */
  item: string;
  /** how many items there are: the customer portal changes only a single one */
  items: number;
  /** seconds; to find the later of two */
  created: number;
  /** the advisor whose checkout it was bought with; null when the operator made it */
  boughtBy: string | null;
  /** as recorded on Stripe's subscription, in seconds; null before it is recorded */
  recordedTermEnd: number | null;
  recordedPrice: PlanPrice | null;
  /** ids of prices of no plan we know */
  unknownPrices: string[];
  /** the schedule that manages it; null when none does */
  schedule: OurSchedule | null;
  latestInvoice: string | null;
  /** why it ended, in Stripe's words; null while it runs */
  endReason: string | null;
}

export interface OurSchedule {
  id: string;
  /** whether its last phase has begun, after which it leaves the subscription as it is */
  isDone: boolean;
  /** whether an advisor may change it: they planned it, or it plans nothing yet */
  isFree: boolean;
  /** the phase that runs; null when none does */
  phase: Stripe.SubscriptionSchedule.Phase | null;
}

/** A subscription of our customer that never paid for a plan we know. */
export interface ForeignSubscription {
  id: string;
  isLive: boolean;
  prices: string[];
}

interface Knowledge {
  catalogue: PriceCatalogue;
  /** the plan under which we know the subscription; null when it is new to us */
  known: string | null;
  now: Date;
}

/**
 * Reads a subscription. The highest plan among its items counts, in whatever number and at whatever discount. A subscription whose prices we
 * do not know keeps the plan it had: the one we know it under, or else the one that is recorded on it.
 */
export async function readSubscription(
  subscription: Stripe.Subscription,
  knowledge: Knowledge,
): Promise<{ ours: OurSubscription } | { foreign: ForeignSubscription }> {
  const items = await Promise.all(
    subscription.items.data.map(async (item) => ({
      item,
      plan: await knowledge.catalogue.planOf(item.price),
    })),
  );
  const unknownPrices = items.flatMap(({ item, plan }) => (plan ? [] : [item.price.id]));
  const best = items.toSorted((one, other) => byPlan(other.plan, one.plan))[0];
  const recordedPrice = planPrice(subscription.metadata[PRICE_KEY] ?? '');
  const price = best?.plan ?? planPrice(knowledge.known ?? '') ?? recordedPrice;
  if (!best || !price) {
    const status = subscriptionStateSchema.parse(subscription.status);
    return {
      foreign: { id: subscription.id, isLive: isLive(status), prices: unknownPrices },
    };
  }
  const recorded = Number(subscription.metadata[MINIMUM_TERM_END]);
  const recordedTermEnd = Number.isInteger(recorded) && recorded > 0 ? recorded : null;
  const termEnd =
    price.schedule === 'monthly'
      ? (recordedTermEnd ?? termFrom(subscription, best.item, recordedPrice))
      : null;
  const periodEnd = Math.max(...subscription.items.data.map((item) => item.current_period_end));
  const schedule = activeSchedule(subscription);
  const end =
    subscription.cancel_at ??
    (subscription.cancel_at_period_end ? periodEnd : schedule && endOf(schedule));
  const plannedChange = schedule && (await nextChange(schedule, price, knowledge));
  const facts = subscriptionFactsSchema.parse({
    id: subscription.id,
    status: subscription.status,
    price: price.key,
    currentPeriodEnd: toDate(periodEnd),
    minimumTermEnd: termEnd === null ? null : toDate(termEnd),
    cancelAt: end === null ? null : toDate(end),
    plannedChange,
    endedAt: subscription.ended_at === null ? null : toDate(subscription.ended_at),
    isPaused: subscription.pause_collection !== null,
  });
  const ours: OurSubscription = {
    facts,
    price,
    item: best.item.id,
    items: items.length,
    created: subscription.created,
    boughtBy: subscription.metadata[UID] ?? null,
    recordedTermEnd,
    recordedPrice,
    unknownPrices,
    schedule: schedule && readSchedule(schedule),
    latestInvoice: subscription.latest_invoice && idOf(subscription.latest_invoice),
    endReason: isLive(facts.status) ? null : (subscription.cancellation_details?.reason ?? null),
  };
  return { ours };
}

/** Sorts by plan, the smallest first. Prices without a plan come before them. */
function byPlan(one: PlanPrice | null, other: PlanPrice | null): number {
  if (!one || !other) return (one ? 1 : 0) - (other ? 1 : 0);
  return comparePlans(one.plan, other.plan);
}

/**
 * When a monthly plan's term ends that is not recorded: it began with the subscription when that was never anything
 * but monthly, else with the period in which it became monthly.
 */
function termFrom(
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  before: PlanPrice | null,
): number {
  return minimumTermOf(
    before?.schedule === 'monthly' ? subscription.start_date : item.current_period_start,
  );
}

function activeSchedule({ schedule }: Stripe.Subscription): Stripe.SubscriptionSchedule | null {
  if (schedule === null || typeof schedule === 'string') return null;
  return schedule.status === 'active' ? schedule : null;
}

/** When the schedule ends its subscription; null when it leaves it running. */
function endOf({ end_behavior, phases }: Stripe.SubscriptionSchedule): number | null {
  return end_behavior === 'cancel' ? (phases.at(-1)?.end_date ?? null) : null;
}

/** Stripe says which phase runs; the time alone does not, because a phase is entered some moments after it is due. */
function readSchedule(schedule: Stripe.SubscriptionSchedule): OurSchedule {
  const { id, phases, current_phase, end_behavior, metadata } = schedule;
  const phase = phases.find(({ start_date }) => start_date === current_phase?.start_date) ?? null;
  const isLast = phase !== null && phase === phases.at(-1);
  // one that was only just created gets its phases with the next request
  const isEmpty = end_behavior === 'release' && phases.length === 1;
  return {
    id,
    phase,
    isDone: end_behavior === 'release' && isLast && !isEmpty,
    isFree: isEmpty || metadata?.[PLANNED_BY_ADVISOR] !== undefined,
  };
}

async function nextChange(
  { phases, metadata }: Stripe.SubscriptionSchedule,
  current: PlanPrice,
  { catalogue, now }: Knowledge,
): Promise<SubscriptionFacts['plannedChange']> {
  for (const { start_date, items } of phases) {
    if (toDate(start_date) <= now) continue;
    const plans = await Promise.all(items.map(({ price }) => catalogue.planOfId(idOf(price))));
    const [plan] = plans.toSorted((one, other) => byPlan(other, one));
    if (plan && plan.key !== current.key) {
      const isOwn = metadata?.[PLANNED_BY_ADVISOR] !== undefined;
      return { price: plan.key, at: toDate(start_date), isOwn };
    }
  }
  return null;
}

/**
 * The subscription that sets the plan: of those in force the highest, and of equals one that is not about to end; otherwise the latest that
 * ended.
 */
export function currentSubscription(
  subscriptions: readonly OurSubscription[],
): OurSubscription | null {
  const plan = ({ facts, price }: OurSubscription) => (isLive(facts.status) ? price : null);
  const goesOn = ({ facts }: OurSubscription) =>
    isLive(facts.status) && facts.cancelAt === null ? 1 : 0;
  const sorted = subscriptions.toSorted(
    (one, other) =>
      byPlan(plan(other), plan(one)) ||
      goesOn(other) - goesOn(one) ||
      other.created - one.created ||
      one.facts.id.localeCompare(other.facts.id),
  );
  return sorted[0] ?? null;
}

export const runningOf = (subscriptions: readonly OurSubscription[]) =>
  subscriptions.filter(({ facts }) => isLive(facts.status));
