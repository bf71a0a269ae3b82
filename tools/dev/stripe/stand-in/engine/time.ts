import { renderInvoice } from '../render.ts';
import type { Invoice, Subscription, TestClock } from '../records.ts';
import { clockTime, emit, now, subscriptionsOf, type StandIn } from '../stand-in.ts';
import { addInvoice, markPaid } from './invoices.ts';
import { canCollect } from './payment.ts';
import { priceOf } from './prices.ts';
import { enterPhase, nextPhase } from './schedules.ts';
import {
  announce,
  endAsked,
  endSubscription,
  linesOf,
  mainItem,
  periodEnd,
} from './subscriptions.ts';

const DAY = 24 * 60 * 60;
/** Days until a failed collection is tried again; after the last one Stripe gives up, as it is set to. */
const RETRY_DAYS = [3, 5, 7] as const;

/** Moves a test clock to a later moment and lets everything happen that was due until then, in order. */
export function advanceClock(standIn: StandIn, clock: TestClock, to: number): void {
  const customers = Object.values(standIn.store.state.customers)
    .filter(({ test_clock }) => test_clock === clock.id)
    .map(({ id }) => id);
  const moveTo = (moment: number) => {
    clock.ahead += Math.max(moment - clockTime(clock), 0);
  };
  for (;;) {
    const due = customers
      .flatMap((customer) => subscriptionsOf(standIn, customer))
      .map((subscription) => ({ subscription, at: nextDue(standIn, subscription) }))
      .filter((one): one is { subscription: Subscription; at: number } => one.at !== null)
      .toSorted((one, other) => one.at - other.at)
      .at(0);
    if (!due || due.at > to) break;
    moveTo(due.at);
    happen(standIn, due.subscription);
  }
  moveTo(to);
  standIn.store.changed();
}

const EXPIRES_AFTER = 23 * 60 * 60;

/** The next moment at which something happens to a subscription by itself. */
function nextDue(standIn: StandIn, subscription: Subscription): number | null {
  const { status, created } = subscription;
  if (status === 'canceled' || status === 'incomplete_expired') return null;
  if (status === 'incomplete') return created + EXPIRES_AFTER;
  const end = endAsked(subscription) ?? Infinity;
  const phase = nextPhase(standIn, subscription) ?? Infinity;
  if (status === 'paused') return end === Infinity ? null : end;
  const retry = openInvoice(standIn, subscription)?.next_payment_attempt ?? Infinity;
  const resume = subscription.pause_collection?.resumes_at ?? Infinity;
  return Math.min(mainItem(subscription).current_period_end, end, phase, retry, resume);
}

function happen(standIn: StandIn, subscription: Subscription): void {
  const at = now(standIn, subscription.customer);
  const end = endAsked(subscription);
  if (subscription.status === 'incomplete') {
    become(standIn, subscription, 'incomplete_expired');
    return;
  }
  if (end !== null && end <= at) {
    endSubscription(standIn, subscription);
    return;
  }
  const { pause_collection: pause } = subscription;
  if (pause?.resumes_at && pause.resumes_at <= at) {
    subscription.pause_collection = null;
    announce(standIn, subscription, 'updated');
    return;
  }
  const phase = nextPhase(standIn, subscription);
  if (phase !== null && phase <= at) {
    enterPhase(standIn, subscription);
    return;
  }
  const owed = openInvoice(standIn, subscription);
  if (owed?.next_payment_attempt && owed.next_payment_attempt <= at) {
    collect(standIn, subscription, owed);
    return;
  }
  if (mainItem(subscription).current_period_end <= at) renew(standIn, subscription);
}

function renew(standIn: StandIn, subscription: Subscription): void {
  const { billing_cycle_anchor } = subscription;
  const item = mainItem(subscription);
  const price = priceOf(standIn, item.price);
  if (subscription.status === 'trialing' && !endTrial(standIn, subscription)) return;
  const start = item.current_period_end;
  for (const each of subscription.items) {
    each.current_period_start = start;
    each.current_period_end = periodEnd(price, billing_cycle_anchor, start);
  }
  // Stripe writes drafts meanwhile, which it does not collect
  if (subscription.status === 'unpaid') return;
  const invoice = addInvoice(
    standIn,
    subscription,
    'subscription_cycle',
    linesOf(standIn, subscription),
  );
  announce(standIn, subscription, 'updated');
  const { pause_collection: pause } = subscription;
  if (!pause) collect(standIn, subscription, invoice);
  else
    invoice.status = (
      { keep_as_draft: 'draft', mark_uncollectible: 'uncollectible', void: 'void' } as const
    )[pause.behavior];
}

/** @returns whether the subscription goes on with its first invoice */
function endTrial(standIn: StandIn, subscription: Subscription): boolean {
  const hasCard = standIn.store.state.cards[subscription.customer] !== undefined;
  const { missing_payment_method: behavior } = subscription;
  subscription.trial_end = null;
  if (hasCard || behavior === 'create_invoice') {
    subscription.status = 'active';
    return true;
  }
  if (behavior === 'cancel') endSubscription(standIn, subscription);
  else become(standIn, subscription, 'paused');
  return false;
}

function openInvoice(standIn: StandIn, subscription: Subscription): Invoice | undefined {
  return Object.values(standIn.store.state.invoices).find(
    (invoice) => invoice.subscription === subscription.id && invoice.status === 'open',
  );
}

/** Tries to collect an invoice; what fails is tried again later, and in the end the subscription is given up. */
export function collect(standIn: StandIn, subscription: Subscription, invoice: Invoice): void {
  if (invoice.amount_due === 0 || canCollect(standIn, subscription.customer)) {
    markPaid(standIn, invoice);
    settle(standIn, subscription);
    return;
  }
  invoice.attempt_count += 1;
  const days = RETRY_DAYS[invoice.attempt_count - 1];
  const at = now(standIn, subscription.customer);
  invoice.next_payment_attempt = days === undefined ? null : at + days * DAY;
  const isGivenUp = days === undefined && standIn.afterRetries === 'cancel';
  if (isGivenUp) invoice.status = 'uncollectible';
  emit(standIn, 'invoice.payment_failed', renderInvoice(standIn, invoice), invoice.customer);
  if (isGivenUp) endSubscription(standIn, subscription, 'payment_failed');
  else become(standIn, subscription, days === undefined ? 'unpaid' : 'past_due');
}

function become(standIn: StandIn, subscription: Subscription, status: Subscription['status']) {
  if (subscription.status === status) return;
  subscription.status = status;
  announce(standIn, subscription, 'updated');
}

function settle(standIn: StandIn, subscription: Subscription): void {
  if (!openInvoice(standIn, subscription)) become(standIn, subscription, 'active');
}

/** Tries at once what is still owed, as Stripe does when a customer adds a new card. */
export function collectOwed(standIn: StandIn, customer: string): void {
  for (const subscription of subscriptionsOf(standIn, customer)) {
    const owed = openInvoice(standIn, subscription);
    if (owed && subscription.status !== 'canceled') collect(standIn, subscription, owed);
  }
}
