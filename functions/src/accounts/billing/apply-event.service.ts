import { keptMs } from '@wbd/domain/retention';
import type { Account } from '@wbd/domain/accounts';
import type { Invoice } from '@wbd/domain/invoices';
import type { Mail } from '@wbd/domain/mails';
import {
  isLive,
  planLevel,
  planName,
  type Billing,
  type Level,
  type PlanName,
  type Payment,
  type PaymentEvent,
} from '@wbd/domain/plans';
import type Stripe from 'stripe';
import { planMail } from '../../mail/occasions/advisor-mail.ts';
import type { KeyedQueue } from '../../core/keyed-queue.ts';
import type { Log } from '../../core/log/log.ts';
import { untilWritten } from '../../core/optimistic-retry.ts';
import type { BookRevenue } from '../commission/subscriptions/book-subscription.service.ts';
import type { BillingRepository, BillingState } from './billing.repository.ts';
import { subjectOf, type Subject } from './event-subject.ts';
import { invoiceFacts } from './invoice-facts.ts';
import { invoiceMoney } from './invoice-money.ts';
import { invoiceRevenue } from './invoice-revenue.ts';
import { keepTerm } from './keep-term.service.ts';
import { owedFor } from './owed.ts';
import { planChangedMail, planEndedMail, plannedMail, unpaidMails } from './plan-mails.ts';
import { currentSubscription, runningOf, type OurSubscription } from './read-subscription.ts';
import type { RecordRefusal } from './refusals.ts';
import { readCustomer, type StripeCustomer } from './stripe-customer.ts';
import { tellOperator } from './tell-operator.ts';
import { closePaymentPages, duplicatesOf, undoDuplicate } from './undo-duplicate.service.ts';

/** Stripe can deliver an event again for 30 days; the row that recognises the repeat stays three times as long. */
const KEEP_EVENTS_MS = keptMs('paymentEvents');

export interface ApplyEventPorts {
  stripe: Stripe;
  repository: BillingRepository;
  queue: Pick<KeyedQueue, 'run'>;
  refused: RecordRefusal;
  /** books the commission on an invoice, before the event about it counts as done */
  bookRevenue: BookRevenue;
  log: Log;
  now(): Date;
}

/** How often Stripe is changed and read again before the rest is left to the events that follow from the changes. */
const TIDY_ROUNDS = 4;

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
  await untilWritten(async () => {
    if (await ports.repository.isKnown(event.id)) return true;
    // the account is read first, so that the state from Stripe is at least as new as any earlier write
    const state = await ports.repository.read(subject.customer);
    const read = () =>
      readCustomer(ports.stripe, subject.customer, ports.now(), state?.account.billing ?? null);
    const customer = await read();
    if (!state && customer?.isDeleted) {
      // the account was closed, and its customer deleted with it
      await followUp(ports, subject);
      await ports.repository.record(row(ports, event, 'ignored', null, null));
      return true;
    }
    const closed = state ? null : await ports.repository.closedAccount(subject.customer);
    if (closed !== null) return (await recordOfClosed(ports, event, subject, closed)) || null;
    const reason = refusalOf(subject, state, customer);
    if (reason !== null || !state || !customer) {
      const account = state?.account.id ?? null;
      ports.refused(reason ?? 'no customer', { event: event.id, account });
      await followUp(ports, subject);
      await ports.repository.record(row(ports, event, 'refused', reason, account));
      return true;
    }
    const tidied = await tidy(ports, state.account.id, customer, read);
    return (await sync(ports, event, subject, state, tidied)) || null;
  });
}

/** An account that was closed within its minimum term is paid for until its end: invoices still arrive, and the level no longer matters. */
async function recordOfClosed(
  ports: ApplyEventPorts,
  event: Stripe.Event,
  subject: Subject,
  uid: string,
): Promise<boolean> {
  const paid = await followUp(ports, subject);
  const invoice = paid && (await newInvoice(ports, paid, { id: uid, email: '', name: '' }));
  // without the account: its number would be kept for nothing
  const recorded = row(ports, event, 'applied', null, null);
  return ports.repository.recordOfClosed(recorded, invoice);
}

/** An invoice that has earned commission before may be paid back at any time later, also without an account of its payer. */
async function followUp(ports: ApplyEventPorts, subject: Subject): Promise<Stripe.Invoice | null> {
  const paid = await invoiceOf(ports, subject);
  if (paid) await bookRevenue(ports, paid, null);
  return paid;
}

async function invoiceOf(
  { stripe }: ApplyEventPorts,
  { invoice }: Subject,
): Promise<Stripe.Invoice | null> {
  return invoice === null ? null : stripe.invoices.retrieve(invoice, { expand: ['payments'] });
}

/** Why an event is none of our business; null when it is. */
function refusalOf(
  { subscription, reference }: Subject,
  state: BillingState | null,
  customer: StripeCustomer | null,
): string | null {
  if (!state) return 'a customer who is bound to no account';
  if (customer?.isDeleted) return null;
  // the server alone binds customers to accounts; without a note at Stripe the binding still holds
  if (!customer || (customer.uid !== null && customer.uid !== state.account.id)) {
    return 'a customer who was made for another account';
  }
  if (reference !== null && reference !== state.account.id) return 'a checkout of another account';
  if (subscription === null) return null;
  const isTheirs =
    customer.subscriptions.some(({ facts }) => facts.id === subscription) ||
    customer.foreign.some(({ id }) => id === subscription);
  return isTheirs ? null : 'a subscription of another customer';
}

interface Tidied {
  customer: StripeCustomer;
  /** subscriptions that were paid back because another one was running */
  undone: OurSubscription[];
}

/** Undoes at Stripe what must not be: second purchases, pages that would lead to one, ends within the minimum term. */
async function tidy(
  { stripe }: ApplyEventPorts,
  uid: string,
  first: StripeCustomer,
  read: () => Promise<StripeCustomer | null>,
): Promise<Tidied> {
  let customer = first;
  const undone: OurSubscription[] = [];
  if (runningOf(customer.subscriptions).length > 0) await closePaymentPages(stripe, customer.id);
  for (let round = 0; round < TIDY_ROUNDS; round++) {
    const duplicates = duplicatesOf(customer, uid);
    for (const duplicate of duplicates) await undoDuplicate(stripe, duplicate);
    undone.push(...duplicates);
    let isChanged = duplicates.length > 0;
    for (const subscription of runningOf(customer.subscriptions)) {
      if (duplicates.includes(subscription)) continue;
      if (await keepTerm(stripe, subscription)) isChanged = true;
    }
    if (!isChanged) break;
    customer = (await read()) ?? customer;
  }
  return { customer, undone };
}

async function sync(
  ports: ApplyEventPorts,
  event: Stripe.Event,
  subject: Subject,
  state: BillingState,
  { customer, undone }: Tidied,
): Promise<boolean> {
  const { account } = state;
  const before = account.billing;
  const current = currentSubscription(customer.subscriptions);
  const others = runningOf(customer.subscriptions).filter((one) => one !== current);
  const billing: Billing = {
    customer: customer.id,
    revision: (before?.revision ?? 0) + 1,
    subscription: current?.facts ?? null,
    others: Object.fromEntries(others.map(({ facts }) => [facts.id, facts])),
    owed: await owedFor(
      ports.stripe,
      customer.id,
      [...(current ? [current] : []), ...others].map(({ facts }) => facts),
    ),
    unknownPrices: unknownPrices(customer),
    wanted: before?.wanted ?? null,
  };
  const plan = planAfter(current, before);
  const paid = await invoiceOf(ports, subject);
  // a refund makes no invoice earn that has not earned before
  const earns = !account.isTest && subject.moneyBack === null;
  if (paid) await bookRevenue(ports, paid, earns ? account.id : null);
  const invoice = paid && (await newInvoice(ports, paid, account));
  const isWritten = await state.write({
    event: row(ports, event, 'applied', null, account.id),
    billing,
    plan,
    mails: await mailsOf(ports, event, subject, state, { customer, undone, current, plan }),
    payment: paid && (await changedPayment(ports, paid, account.id, customer)),
    invoice,
  });
  if (isWritten) tellOperator(ports, event, subject, state, { billing, undone, invoice });
  return isWritten;
}

/** Prices of running subscriptions that belong to no plan we know. */
function unknownPrices({ subscriptions, foreign }: StripeCustomer): string[] {
  const prices = [
    ...runningOf(subscriptions).flatMap((one) => one.unknownPrices),
    ...foreign.filter(({ isLive: runs }) => runs).flatMap((one) => one.prices),
  ];
  return [...new Set(prices)].toSorted();
}

interface Plan {
  name: PlanName;
  level: Level;
}

/** A subscription in force decides plan and level; the end of the last one takes them away; without one nothing changes. */
function planAfter(current: OurSubscription | null, before: Billing | null): Plan | null {
  if (current && isLive(current.facts.status)) {
    return { name: planName(current.price), level: current.price.level };
  }
  const wasLive = before?.subscription && isLive(before.subscription.status);
  return wasLive ? { name: 'basic', level: planLevel('basic') } : null;
}

async function mailsOf(
  ports: ApplyEventPorts,
  { id: event }: Stripe.Event,
  { failedInvoice }: Subject,
  { account }: BillingState,
  change: Tidied & { current: OurSubscription | null; plan: Plan | null },
): Promise<Mail[]> {
  const { customer, undone, current, plan } = change;
  const now = ports.now();
  const occasion = { uid: account.id, event, now, customerNow: customer.now };
  const mails: Mail[] = [];
  const { subscription: last } = account.billing ?? {};
  const begins = !last || !isLive(last.status);
  if (plan && plan.name !== 'basic' && current && (plan.name !== account.plan || begins)) {
    mails.push(await planChangedMail(ports.stripe, occasion, account.plan, plan.name, current));
  } else if (plan?.name === 'basic' && plan.name !== account.plan) {
    mails.push(planEndedMail(occasion, account.plan, current));
  }
  const planned = plannedMail(occasion, last ?? null, current);
  if (planned) mails.push(planned);
  // these are not bound to one event, so each is written by whichever comes first
  const [due] = await unwritten(ports, [
    ...(failedInvoice ? unpaidMails(occasion, failedInvoice, current) : []),
  ]);
  if (due) mails.push(due);
  const paidBack = undone.map(({ facts, price }) =>
    planMail('plan-paid-back', { uid: account.id, key: facts.id, now, plan: planName(price) }),
  );
  mails.push(...(await unwritten(ports, paidBack)));
  return mails;
}

async function unwritten(
  { repository }: Pick<ApplyEventPorts, 'repository'>,
  mails: readonly Mail[],
): Promise<Mail[]> {
  const known = await Promise.all(mails.map((mail) => repository.isEnqueued(mail)));
  return mails.filter((_, at) => !known[at]);
}

/** How the payment of the event's invoice stands now; null when it is recorded so, or brought nothing. */
async function changedPayment(
  ports: ApplyEventPorts,
  invoice: Stripe.Invoice,
  uid: string,
  customer: StripeCustomer,
): Promise<{ before: Payment | null; after: Payment } | null> {
  const before = await ports.repository.payment(uid, invoice.id);
  const money = await invoiceMoney(ports.stripe, invoice);
  if (!money) return null;
  const { subscription, ...sums } = money;
  const paidFor = customer.subscriptions.find(({ facts }) => facts.id === subscription);
  const plan = before?.plan ?? paidFor?.price.plan;
  if (!plan || (before && before.returned === sums.returned)) return null;
  return { before, after: before ? { ...before, returned: sums.returned } : { ...sums, plan } };
}

/** @param uid who paid; null for one who is gone, or pays for a test */
async function bookRevenue(
  ports: ApplyEventPorts,
  invoice: Stripe.Invoice,
  uid: string | null,
): Promise<void> {
  await ports.bookRevenue(invoice.id, () => invoiceRevenue(ports.stripe, invoice), uid);
}

/** The invoice as it is stored; null when it is, or when there is nothing to invoice. */
async function newInvoice(
  ports: ApplyEventPorts,
  invoice: Stripe.Invoice,
  account: Pick<Account, 'id' | 'email' | 'name'>,
): Promise<Invoice | null> {
  if (await ports.repository.hasInvoice(invoice.id)) return null;
  return invoiceFacts(ports.stripe, invoice, account, ports.now());
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
