import { setTimeout as pause } from 'node:timers/promises';
import {
  isLive,
  planName,
  type AdvisorMail,
  type Billing,
  type Payment,
  type PaymentEvent,
  type Level,
} from '@wbd/domain';
import type Stripe from 'stripe';
import { advisorMail } from '../mail/occasions/advisor-mail.ts';
import type { KeyedQueue } from '../shared/keyed-queue.ts';
import type { BillingRepository, BillingState } from './billing.repository.ts';
import { subjectOf, type Subject } from './event-subject.ts';
import { keepTerm } from './keep-term.service.ts';
import { currentSubscription, type OurSubscription } from './read-subscription.ts';
import type { RecordRefusal } from './refusals.ts';
import { readCustomer, type StripeCustomer } from './stripe-customer.ts';

/** Stripe can deliver an event again for 30 days; the row that recognises the repeat stays three times as long. */
const KEEP_EVENTS_MS = 90 * 24 * 3_600_000;

export interface ApplyEventPorts {
  stripe: Stripe;
  repository: BillingRepository;
  queue: Pick<KeyedQueue, 'run'>;
  refused: RecordRefusal;
  now(): Date;
}

const ATTEMPTS = 12;
const FIRST_PAUSE_MS = 20;

/**
 * Brings account and level to what Stripe says at this moment, once per event. The event itself only tells whom to look
 * at, so that neither order nor repetition of deliveries matters.
 * @throws Error when it could not be done; Stripe then delivers again
 */
export async function applyEvent(ports: ApplyEventPorts, event: Stripe.Event): Promise<void> {
  if (await ports.repository.isKnown(event.id)) return;
  const subject = await subjectOf(ports.stripe, event);
  if (subject === null) {
    await ports.repository.record(row(ports, event, 'ignored', null, null));
    return;
  }
  await ports.queue.run(subject.customer, () => applyInTurn(ports, event, subject));
}

async function applyInTurn(
  ports: ApplyEventPorts,
  event: Stripe.Event,
  subject: Subject,
): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await ports.repository.isKnown(event.id)) return;
    // the account is read first: what is read from Stripe after it is at least as new as what anyone wrote before
    const state = await ports.repository.read(subject.customer);
    const customer = await readCustomer(ports.stripe, subject.customer, ports.now());
    if (!state && customer?.isDeleted) {
      // the account was closed, and its customer deleted with it
      await ports.repository.record(row(ports, event, 'ignored', null, null));
      return;
    }
    const reason = refusalOf(subject, state, customer);
    if (reason !== null || !state || !customer) {
      const account = state?.account.id ?? null;
      ports.refused(reason ?? 'no customer', { event: event.id, account });
      await ports.repository.record(row(ports, event, 'refused', reason, account));
      return;
    }
    if (await sync(ports, event, subject, state, customer)) return;
    await pause(FIRST_PAUSE_MS * 2 ** Math.min(attempt, 5) * (0.5 + Math.random()));
  }
  throw new Error(`${event.id}: the account kept changing.`);
}

/** Why an event is none of our business; null when it is. */
function refusalOf(
  { subscription, reference }: Subject,
  state: BillingState | null,
  customer: StripeCustomer | null,
): string | null {
  if (!state) return 'a customer who is bound to no account';
  if (customer?.isDeleted) return null;
  if (customer?.uid !== state.account.id) return 'a customer who was made for another account';
  if (reference !== null && reference !== state.account.id) return 'a checkout of another account';
  if (subscription === null) return null;
  if (customer.foreign.includes(subscription)) return 'a foreign price';
  const isTheirs = customer.subscriptions.some(({ facts }) => facts.id === subscription);
  return isTheirs ? null : 'a subscription of another customer';
}

async function sync(
  ports: ApplyEventPorts,
  event: Stripe.Event,
  subject: Subject,
  state: BillingState,
  customer: StripeCustomer,
): Promise<boolean> {
  const running = customer.subscriptions.filter(({ facts }) => isLive(facts.status));
  if (running.length > 1) {
    // it is paid for nothing: only a person can refund it
    ports.refused('a second subscription beside the one that counts', {
      event: event.id,
      account: state.account.id,
      customer: customer.id,
    });
  }
  const chosen = currentSubscription(customer.subscriptions);
  const current = chosen && (await keepTerm(ports.stripe, chosen));
  const before = state.account.billing;
  const billing: Billing = {
    customer: customer.id,
    revision: (before?.revision ?? 0) + 1,
    subscription: current?.facts ?? null,
    wanted: before?.wanted ?? null,
  };
  return state.write({
    event: row(ports, event, 'applied', null, state.account.id),
    billing,
    plan: planAfter(current, before),
    mail: await paymentFailedMail(ports, subject, state.account.id),
    payment: await newPayment(ports, subject, state.account.id, customer),
  });
}

/** A subscription in force decides plan and level; one that ends takes them away; without one nothing changes. */
function planAfter(
  current: OurSubscription | null,
  before: Billing | null,
): { name: string; level: Level } | null {
  if (current && isLive(current.facts.status)) {
    return { name: planName(current.price), level: current.price.level };
  }
  const wasLive = before?.subscription && isLive(before.subscription.status);
  return wasLive ? { name: 'basic', level: 0 } : null;
}

async function paymentFailedMail(
  ports: ApplyEventPorts,
  { failedInvoice }: Subject,
  uid: string,
): Promise<AdvisorMail | null> {
  if (failedInvoice === null) return null;
  const mail = advisorMail({
    kind: 'payment-failed',
    uid,
    key: failedInvoice,
    now: ports.now(),
  });
  return (await ports.repository.isEnqueued(mail)) ? null : mail;
}

/** What the event's invoice brought; null when it brought nothing, or was recorded with another event. */
async function newPayment(
  ports: ApplyEventPorts,
  { subscription, paidInvoice }: Subject,
  uid: string,
  customer: StripeCustomer,
): Promise<Payment | null> {
  const paidFor = customer.subscriptions.find(({ facts }) => facts.id === subscription);
  if (!paidInvoice || !paidFor) return null;
  if (await ports.repository.isRecorded(uid, paidInvoice.id)) return null;
  return { ...paidInvoice, plan: paidFor.price.plan };
}

function row(
  ports: ApplyEventPorts,
  { id, type }: Stripe.Event,
  outcome: PaymentEvent['outcome'],
  reason: string | null,
  account: string | null,
): PaymentEvent {
  const receivedAt = ports.now();
  const expiresAt = new Date(receivedAt.getTime() + KEEP_EVENTS_MS);
  return { id, type, outcome, reason, account, receivedAt, expiresAt };
}
