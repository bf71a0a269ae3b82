import type { Mail, PlanChangedMail, PlanEndedMail, PlannedChangeMail } from '@wbd/domain/mails';
import { isLive, planName, planPrice, type SubscriptionFacts } from '@wbd/domain/plans';
import type Stripe from 'stripe';
import { advisorMail, planMail } from '../../mail/occasions/advisor-mail.ts';
import type { FailedInvoice } from './event-subject.ts';
import type { OurSubscription } from './read-subscription.ts';

interface Occasion {
  uid: string;
  /** id of the event that is applied: a mail about a change goes with it, and so exists once */
  event: string;
  /** when the row is written */
  now: Date;
  /** the time that counts for the customer */
  customerNow: Date;
}

const DAY_MS = 24 * 3_600_000;

/** Tells the advisor what the plan is now, and what it cost. */
export async function planChangedMail(
  stripe: Stripe,
  { uid, event, now, customerNow }: Occasion,
  from: string,
  to: string,
  { facts, latestInvoice }: OurSubscription,
): Promise<PlanChangedMail> {
  const { currentPeriodEnd, cancelAt, isPaused, minimumTermEnd } = facts;
  return planMail('plan-changed', {
    uid,
    key: event,
    now,
    from,
    plan: to,
    invoice: latestInvoice === null ? null : await figures(stripe, latestInvoice, customerNow),
    nextCharge: cancelAt === null && !isPaused ? currentPeriodEnd : null,
    endsAt: cancelAt,
    termEnd: minimumTermEnd,
  });
}

/** What the change cost; null when the latest invoice is about something else. */
async function figures(stripe: Stripe, id: string, now: Date): Promise<PlanChangedMail['invoice']> {
  const invoice = await stripe.invoices.retrieve(id);
  const isRecent = now.getTime() - invoice.created * 1000 < DAY_MS;
  const isFirst = invoice.billing_reason === 'subscription_create';
  if (invoice.status === 'void' || !(isRecent || isFirst)) return null;
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return {
    net: invoice.total_excluding_tax ?? invoice.total - tax,
    tax,
    gross: invoice.total,
    url: invoice.hosted_invoice_url ?? null,
  };
}

const REASONS: Readonly<Record<string, PlanEndedMail['reason']>> = {
  payment_failed: 'unpaid',
  payment_disputed: 'disputed',
  cancellation_requested: 'cancelled',
};

/** Tells the advisor that the plan is over, and why. */
export function planEndedMail(
  { uid, event, now }: Occasion,
  from: string,
  last: OurSubscription | null,
): PlanEndedMail {
  const reason =
    last?.facts.status === 'unpaid' ? 'unpaid' : (REASONS[last?.endReason ?? ''] ?? 'ended');
  return planMail('plan-ended', { uid, key: event, now, plan: from, reason });
}

/**
 * Tells the advisor that a change was planned, moved or taken back. A change that takes effect, and a plan that ends or
 * becomes another one at once, have mails of their own.
 */
export function plannedMail(
  { uid, event, now, customerNow }: Occasion,
  before: SubscriptionFacts | null,
  current: OurSubscription | null,
): PlannedChangeMail | null {
  if (!current || !isLive(current.facts.status)) return null;
  const { plannedChange: after, cancelAt } = current.facts;
  const earlier = before?.id === current.facts.id ? before.plannedChange : null;
  const told = { uid, key: event, now, plan: planName(current.price) };
  if (after) {
    const isKnown = earlier?.price === after.price && earlier.at.getTime() === after.at.getTime();
    if (isKnown) return null;
    return planMail('plan-change-planned', { ...told, next: nameOf(after.price), at: after.at });
  }
  const stays = before?.price === current.price.key && cancelAt === null;
  // Stripe enters a phase some moments after it is due
  if (!earlier || !stays || earlier.at <= customerNow) return null;
  return planMail('plan-change-revoked', { ...told, next: nameOf(earlier.price), at: earlier.at });
}

function nameOf(key: string): string {
  const price = planPrice(key);
  return price ? planName(price) : key;
}

/** Days between two mails about the same open invoice. */
const REMINDER_DAYS = 3;

/**
 * Tells the advisor that an invoice could not be collected: at once, and again every three days for as long as Stripe tries.
 * @returns those that are due, the first that was not written yet counts
 */
export function unpaidMails(
  { uid, now }: Pick<Occasion, 'uid' | 'now'>,
  failed: FailedInvoice,
  current: OurSubscription | null,
): Mail[] {
  const first = advisorMail({ kind: 'payment-failed', uid, key: failed.id, now });
  const round = Math.floor(failed.day / REMINDER_DAYS);
  if (round === 0 || !current || !isLive(current.facts.status)) return [first];
  const reminder = planMail('payment-reminder', {
    uid,
    key: `${failed.id}:${round}`,
    now,
    cents: failed.cents,
    retryAt: failed.retryAt === null ? null : new Date(failed.retryAt * 1000),
  });
  return [first, reminder];
}
