import { anAccount, anAdvisor, newId, store } from './data.ts';
import { accountSchema, type Account } from '@wbd/domain/accounts';
import { advisorSchema, type Advisor } from '@wbd/domain/advisors';
import {
  type Card,
  CLOCKS_BEGIN,
  pay,
  setUpStripe,
  signedDelivery,
  startStandIn,
} from '@wbd/tools/stripe-testing';
import type Stripe from 'stripe';
import type { BillingPorts } from '../src/accounts/billing/billing-caller.ts';
import { agreementsRepository } from '../src/accounts/contracts/agreements.repository.ts';
import { billingRepository } from '../src/accounts/billing/billing.repository.ts';
import { createCheckout } from '../src/accounts/billing/create-checkout.service.ts';
import {
  receiveEvent,
  type ReceiveEventPorts,
} from '../src/accounts/billing/receive-event.service.ts';
import { db, parseDocument } from '../src/core/firestore.ts';
import { bookSubscription } from '../src/accounts/commission/subscriptions/book-subscription.service.ts';
import { subscriptionPorts } from '../src/accounts/commission/subscriptions/subscriptions.repository.ts';
import { createStripe } from '../src/gateways/stripe.ts';
import { EVENTS, type EventName } from '../src/core/log/events.ts';
import type { Facts } from '../src/core/log/log.ts';
import { KeyedQueue } from '../src/core/keyed-queue.ts';

export const PORTAL = 'http://portal.example';
export const WEBHOOK_SECRET = 'whsec_world';

export interface Person {
  uid: string;
  mail: string;
}

export interface World {
  stripe: Stripe;
  ports: BillingPorts & ReceiveEventPorts;
  /** what was refused, in words */
  refusals: string[];
  /** alerts of the operator, in the order of the log */
  alerts: (Facts & { event: EventName })[];
  /** Lets the bank of a payment's cardholder take it back. */
  dispute(paymentIntent: string): void;
  /** Lets the next request to a path fail as it does when something breaks at Stripe. */
  failOnce(path: string): void;
  /** Hands an event in as Stripe does. @returns the HTTP status */
  deliver(event: unknown, secret?: string, signedAt?: number): Promise<number>;
  /** Hands in everything that has happened and was not handed in yet. */
  deliverNews(): Promise<void>;
  checkout(person: Person, price: string, domain?: string, confirmed?: boolean): Promise<string>;
  /** Pays for a plan and lets the news of it arrive. @returns the customer's id at Stripe */
  buy(person: Person, price: string, card?: Card): Promise<string>;
  stop(): Promise<void>;
}

/** The billing functions in this process, between the Firestore emulator and a stand-in of their own. */
export async function createBillingWorld(
  settings: Pick<Parameters<typeof startStandIn>[0], 'afterRetries'> = {},
): Promise<World> {
  const standIn = await startStandIn({
    port: 0,
    host: '127.0.0.1',
    file: null,
    receiver: null,
    clocksBegin: CLOCKS_BEGIN,
    ...settings,
  });
  const stripe = createStripe({ secretKey: 'sk_test_world', origin: standIn.origin });
  await setUpStripe(stripe, { webhookUrl: null });
  const refusals: string[] = [];
  const alerts: World['alerts'] = [];
  const ports = {
    stripe,
    repository: billingRepository,
    queue: new KeyedQueue(),
    bookRevenue: (...args: Parameters<ReceiveEventPorts['bookRevenue']>) =>
      bookSubscription(subscriptionPorts, ...args),
    webhookSecret: WEBHOOK_SECRET,
    isStopped: () => Promise.resolve(false),
    portalOrigins: [PORTAL],
    refused: (what: string) => void refusals.push(what),
    log: (event: EventName, facts: Facts = {}, error?: unknown) => {
      if (EVENTS[event].severity === 'ERROR' && error) throw new Error(event, { cause: error });
      alerts.push({ event, ...facts });
    },
    announcements: () => agreementsRepository.announcements(),
    limit: { take: () => Promise.resolve(true) },
    now: () => new Date(),
  };
  const delivered = new Set<string>();
  const deliver = (event: unknown, secret = WEBHOOK_SECRET, signedAt?: number) => {
    const { payload, signature } = signedDelivery(event, secret, signedAt);
    return receiveEvent(ports, payload, signature);
  };
  const deliverNews = async () => {
    for (const event of await eventsSince(stripe, delivered)) {
      const status = await deliver(event);
      if (status !== 200) throw new Error(`${event.type} was answered with ${status}`);
      delivered.add(event.id);
    }
  };
  const checkout: World['checkout'] = async (
    { uid, mail },
    price,
    domain = PORTAL,
    confirmed = false,
  ) =>
    (
      await createCheckout(
        ports,
        { mail, price, domain, confirmed },
        { uid, phone: null, emailConfirmed: true },
      )
    ).url;
  return {
    stripe,
    ports,
    refusals,
    alerts,
    deliver,
    deliverNews,
    checkout,
    failOnce: (path) => standIn.failOnce(path),
    dispute: (paymentIntent) => standIn.dispute(paymentIntent),
    async buy(person, price, card = 'good') {
      const answer = await pay(await checkout(person, price), card);
      if (answer.status !== 303) throw new Error(`The payment was answered with ${answer.status}`);
      await deliverNews();
      return customerOf(person.uid);
    },
    stop: () => standIn.stop(),
  };
}

/** What has happened after the events that are known, oldest first. */
export async function eventsSince(
  stripe: Stripe,
  known: ReadonlySet<string> = new Set(),
): Promise<Stripe.Event[]> {
  const events: Stripe.Event[] = [];
  for await (const event of stripe.events.list({ limit: 100 })) {
    if (known.has(event.id)) break;
    events.unshift(event);
  }
  return events;
}

/** An advisor with an account, as the operator or the registration leaves them. */
export async function aPerson(
  changes: { advisor?: Partial<Advisor>; account?: Partial<Account> } = {},
): Promise<Person> {
  const basic = { lv: 0, hasOwnPage: false, isSpecialist: false } as const;
  const advisor = anAdvisor({ ...basic, id: newId('adv'), ...changes.advisor });
  const mail = `${advisor.id}@example.org`;
  await store('advisors', advisor);
  await store('accounts', anAccount({ id: advisor.id, email: mail, ...changes.account }));
  return { uid: advisor.id, mail };
}

/** What the portal knows of an advisor's package. */
export async function packageOf(uid: string) {
  const [account, advisor] = await Promise.all([accountOf(uid), advisorOf(uid)]);
  const { lv, hasOwnPage, isSpecialist } = advisor;
  return { plan: account.plan, lv, hasOwnPage, isSpecialist };
}

export async function accountOf(uid: string): Promise<Account> {
  const account = parseDocument(accountSchema, await db.doc(`accounts/${uid}`).get());
  if (!account) throw new Error(`${uid} has no account.`);
  return account;
}

export async function advisorOf(uid: string): Promise<Advisor> {
  const advisor = parseDocument(advisorSchema, await db.doc(`advisors/${uid}`).get());
  if (!advisor) throw new Error(`${uid} is no advisor.`);
  return advisor;
}

export async function customerOf(uid: string): Promise<string> {
  const { billing } = await accountOf(uid);
  if (!billing) throw new Error(`${uid} never went to pay.`);
  return billing.customer;
}

/** The one subscription that a customer has, over or not. */
export async function subscriptionOf(
  stripe: Stripe,
  customer: string,
): Promise<Stripe.Subscription> {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
  const [subscription] = data;
  if (!subscription || data.length > 1) throw new Error(`${data.length} subscriptions`);
  return subscription;
}
