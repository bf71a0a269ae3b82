import '../../../test/environment.ts';
import { canCancel, isLive, type Level } from '@wbd/domain/plans';
import { patient } from '@wbd/tools/host-speed';
import {
  aPrice,
  CLOCKS_BEGIN,
  pay,
  setUpStripe,
  signedDelivery,
  startStandIn,
} from '@wbd/tools/stripe-testing';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BillingMemory } from '../../../test/billing-memory.ts';
import { createStripe } from '../../gateways/stripe.ts';
import { KeyedQueue } from '../../core/keyed-queue.ts';
import { applyEvent, type ApplyEventPorts } from './apply-event.service.ts';
import { cancelSubscription } from './cancel-subscription.service.ts';
import { planChange } from './plan-change.service.ts';

const HISTORIES = 300;
const STEPS = 3;
const AT_ONCE = 6;
const SEED = Number(process.env['WBD_HISTORIES_SEED'] ?? 20_261_125);

/** Random numbers that are the same in every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type StandIn = Awaited<ReturnType<typeof startStandIn>>;
let standIn: StandIn;
let stripe: Stripe;
const memory = new BillingMemory();
const heard = new Map<string, Stripe.Event[]>();
const owners = new Map<string, string>();
/** what each price is worth; the ids of prices that belong to no plan are not in it */
const levels = new Map<string, Level>();
const prices: { month: string[]; year: string[] } = { month: [], year: [] };
let portalPrice = '';
let coupon = '';

beforeAll(async () => {
  standIn = await startStandIn({
    port: 0,
    host: '127.0.0.1',
    file: null,
    receiver: null,
    clocksBegin: CLOCKS_BEGIN,
    heard: (event) => {
      const { customer, payment_intent } = event.data.object;
      // a dispute names the payment alone
      const owner = customer ?? owners.get(String(payment_intent));
      if (typeof owner !== 'string') return;
      heard.set(owner, [...(heard.get(owner) ?? []), asEvent(event)]);
    },
  });
  stripe = createStripe({ secretKey: 'sk_test_histories', origin: standIn.origin });
  await setUpStripe(stripe, { webhookUrl: null });
  for (const { id, lookup_key, recurring } of (await stripe.prices.list({ limit: 100 })).data) {
    if (!recurring) continue;
    add(recurring.interval === 'year' ? 'year' : 'month', id);
    levels.set(id, lookup_key?.includes('pro') ? 2 : 1);
    if (lookup_key === 'wbd_pro_cancellable') portalPrice = id;
  }
  for (const interval of ['month', 'year'] as const) {
    const recurring = { interval };
    // a price of their own for one customer, once marked itself and once by its product
    const marked = await aPrice(stripe, { recurring, metadata: { wbd_price: 'wbd_pro_annual' } });
    const product = await stripe.products.create({
      name: 'Sonderpreis',
      metadata: { wbd_price: 'wbd_lite_monthly' },
    });
    const special = await aPrice(stripe, { recurring, product: product.id });
    const unknown = await aPrice(stripe, { recurring });
    levels.set(marked.id, 2).set(special.id, 1);
    for (const { id } of [marked, special, unknown, unknown]) add(interval, id);
  }
  coupon = (await stripe.coupons.create({ percent_off: 100, duration: 'forever' })).id;
}, patient(30_000));
afterAll(() => standIn.stop());

const add = (interval: 'month' | 'year', id: string) => void prices[interval].push(id);

const SECRET = 'whsec_histories';

/** As the webhook would get it. */
function asEvent(event: object): Stripe.Event {
  const { payload, signature } = signedDelivery(event, SECRET);
  return stripe.webhooks.constructEvent(payload, signature, SECRET);
}

/** One advisor, the operator's actions on them, and the expected state. */
const noAnnouncements = () => Promise.resolve([]);

class History {
  readonly uid: string;
  readonly done: string[] = [];
  readonly #next: () => number;
  readonly #ports: ApplyEventPorts;
  #customer = '';
  /** the level that each subscription had at last, by its id: a price of no plan leaves it there */
  readonly #kept = new Map<string, Level>();
  /** invoices that count, because their subscription was to a plan when they were heard of */
  readonly #counted = new Map<string, number>();
  readonly #seen = new Set<string>();
  #told = 0;

  constructor(number: number) {
    this.uid = `adv${number}`;
    this.#next = random(SEED + number);
    this.#ports = {
      stripe,
      repository: memory,
      queue: new KeyedQueue(),
      bookRevenue: () => Promise.resolve(),
      refused: () => undefined,
      log: () => undefined,
      now: () => new Date(),
    };
  }

  async run(): Promise<void> {
    memory.add(this.uid);
    const metadata = { uid: this.uid };
    this.#customer = (await stripe.customers.create({ metadata })).id;
    await memory.bindCustomer(this.uid, this.#customer);
    await this.#step('buy', () => this.#buy());
    const actions = this.#actions();
    for (let step = 0; step < STEPS; step++) {
      const [name, act] = this.#pick(actions);
      await this.#step(name, act);
    }
    const story = `seed ${SEED}, ${this.uid}: ${this.done.join(', ')}`;
    expect.soft(memory.revenue(this.uid), story).toBe(await this.#expectedRevenue());
  }

  async #step(name: string, act: () => Promise<unknown>): Promise<void> {
    this.done.push(name);
    await this.#advance(60);
    await act();
    await this.#deliver();
    await this.#expectTruth();
  }

  #pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#next() * items.length)];
    if (item === undefined) throw new Error('Nothing to pick.');
    return item;
  }

  #actions(): (readonly [string, () => Promise<unknown>])[] {
    const onOne = (act: (subscription: Stripe.Subscription) => Promise<unknown>) => async () => {
      const running = (await this.#subscriptions()).filter(runs);
      return running.length === 0 ? null : act(this.#pick(running));
    };
    const change = (params: () => Stripe.SubscriptionUpdateParams) =>
      onOne(({ id }) => stripe.subscriptions.update(id, params()));
    return [
      ['another price', onOne((one) => this.#changePrice(one))],
      ['another price', onOne((one) => this.#changePrice(one))],
      ['a second item', onOne((one) => this.#addItem(one))],
      ['one item less', onOne((one) => this.#removeItem(one))],
      ['a quantity', onOne((one) => this.#changeQuantity(one))],
      ['a coupon', change(() => ({ discounts: [{ coupon }] }))],
      ['a pause', change(() => ({ pause_collection: { behavior: 'void' } }))],
      ['no pause', change(() => ({ pause_collection: '' }))],
      ['a further subscription', () => this.#create(null)],
      ['a trial', () => this.#create(10)],
      ['a schedule', onOne((one) => this.#schedule(one))],
      ['an end now', onOne(({ id }) => stripe.subscriptions.cancel(id))],
      ['an end later', onOne((one) => this.#endLater(one))],
      ['a cancellation', () => this.#cancel()],
      ['a planned downgrade', () => this.#planDowngrade()],
      ['a planned downgrade', () => this.#planDowngrade()],
      ['nothing planned', () => this.#plan(null)],
      ['a month', () => this.#advance(32 * 24 * 3600)],
      ['a year', () => this.#advance(370 * 24 * 3600)],
      ['a refund', () => this.#refund()],
      ['a dispute', () => this.#dispute()],
      ['a second tab', () => this.#buy()],
      [
        'no note of the advisor',
        () => stripe.customers.update(this.#customer, { metadata: { uid: '' } }),
      ],
    ];
  }

  async #subscriptions(): Promise<Stripe.Subscription[]> {
    const found = await stripe.subscriptions.list({
      customer: this.#customer,
      status: 'all',
      limit: 100,
      expand: ['data.schedule'],
    });
    return found.data;
  }

  async #advance(seconds: number): Promise<void> {
    const found = await stripe.customers.retrieve(this.#customer);
    const clock = found.deleted ? null : found.test_clock;
    if (typeof clock !== 'string') throw new Error('no clock');
    const { frozen_time } = await stripe.testHelpers.testClocks.retrieve(clock);
    await stripe.testHelpers.testClocks.advance(clock, { frozen_time: frozen_time + seconds });
  }

  /** A payment page that was opened long ago, or in another tab, is paid. */
  async #buy(): Promise<void> {
    const metadata = { uid: this.uid, wbd_price: 'wbd_pro_cancellable' };
    const { url } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: this.#customer,
      client_reference_id: this.uid,
      metadata,
      subscription_data: { metadata },
      line_items: [{ price: portalPrice, quantity: 1 }],
      success_url: 'https://x.example/a',
      cancel_url: 'https://x.example/b',
    });
    const paid = await pay(url ?? '');
    if (paid.status !== 303) throw new Error(paid.body);
  }

  #changePrice({ id, items }: Stripe.Subscription) {
    const [first, ...more] = items.data;
    const interval = more.length > 0 ? intervalOf(first) : this.#pick(['month', 'year'] as const);
    const price = this.#pick(prices[interval]);
    return stripe.subscriptions.update(id, { items: [{ id: first?.id ?? '', price }] });
  }

  #addItem({ id, items }: Stripe.Subscription) {
    const price = this.#pick(prices[intervalOf(items.data[0])]);
    return stripe.subscriptions.update(id, { items: [{ price }] });
  }

  async #removeItem({ id, items }: Stripe.Subscription): Promise<unknown> {
    if (items.data.length < 2) return null;
    const item = this.#pick(items.data);
    return stripe.subscriptions.update(id, { items: [{ id: item.id, deleted: true }] });
  }

  #changeQuantity({ id, items }: Stripe.Subscription) {
    const item = this.#pick(items.data);
    return stripe.subscriptions.update(id, { items: [{ id: item.id, quantity: 3 }] });
  }

  async #create(trialDays: number | null): Promise<unknown> {
    const { data } = await stripe.subscriptions.list({ customer: this.#customer, limit: 1 });
    const start = data[0]?.created ?? CLOCKS_BEGIN.getTime() / 1000;
    const price = this.#pick(prices[this.#pick(['month', 'year'] as const)]);
    return stripe.subscriptions.create({
      customer: this.#customer,
      items: [{ price }],
      ...(trialDays !== null && { trial_end: start + 3600 * 24 * (trialDays + 400 * STEPS) }),
    });
  }

  async #schedule({ id, schedule, items }: Stripe.Subscription): Promise<unknown> {
    if (schedule !== null) return null;
    const { phases, id: created } = await stripe.subscriptionSchedules.create({
      from_subscription: id,
    });
    const [phase] = phases;
    if (!phase) throw new Error('no phase');
    const interval = intervalOf(items.data[0]);
    return stripe.subscriptionSchedules.update(created, {
      end_behavior: this.#pick(['release', 'cancel'] as const),
      phases: [
        {
          start_date: phase.start_date,
          end_date: phase.end_date,
          items: phase.items.map(({ price }) => ({ price: idOf(price) })),
        },
        {
          items: [{ price: this.#pick(prices[interval]) }],
          duration: { interval, interval_count: 1 },
        },
      ],
    });
  }

  async #endLater({ id, schedule }: Stripe.Subscription): Promise<unknown> {
    if (schedule !== null) return null;
    return stripe.subscriptions.update(id, { cancel_at_period_end: true });
  }

  async #cancel(): Promise<void> {
    const caller = { uid: this.uid, phone: null, emailConfirmed: true };
    const limit = { take: () => Promise.resolve(true) };
    const isOurs = (await this.#subscriptions()).some((one) => runs(one) && this.#kept.has(one.id));
    const asked = cancelSubscription(
      { ...this.#ports, limit, portalOrigins: [], announcements: noAnnouncements },
      caller,
    );
    if (isOurs) await asked;
    else await expect(asked).rejects.toThrow('billing/none');
  }

  #planDowngrade(): Promise<void> {
    const schedule = this.#pick(['annual', 'monthly', 'cancellable'] as const);
    return this.#plan(`wbd_lite_${schedule}`);
  }

  /** Refusals are valid answers; every step compares the planned change with Stripe's. */
  async #plan(price: string | null): Promise<void> {
    const caller = { uid: this.uid, phone: null, emailConfirmed: true };
    const limit = { take: () => Promise.resolve(true) };
    try {
      await planChange(
        { ...this.#ports, limit, portalOrigins: [], announcements: noAnnouncements },
        { price },
        caller,
      );
    } catch (error) {
      const isRefusal = error instanceof Error && /^(billing\/|Invalid: )/.test(error.message);
      if (!isRefusal) throw error;
    }
  }

  async #payments(): Promise<string[]> {
    const paid = await stripe.invoices.list({
      customer: this.#customer,
      status: 'paid',
      limit: 100,
    });
    const found = await Promise.all(
      paid.data.map(({ id }) => stripe.invoices.retrieve(id, { expand: ['payments'] })),
    );
    return found.flatMap(({ payments }) =>
      (payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent ?? '')),
    );
  }

  async #refund(): Promise<void> {
    const payments = await this.#payments();
    if (payments.length === 0) return;
    const amount = this.#pick([100, null]);
    const wanted = { payment_intent: this.#pick(payments) };
    await stripe.refunds
      .create({ ...wanted, ...(amount !== null && { amount }) })
      .catch(() => null);
  }

  async #dispute(): Promise<void> {
    const payments = await this.#payments();
    if (payments.length === 0) return;
    const payment_intent = this.#pick(payments);
    const { data } = await stripe.disputes.list({ payment_intent });
    if (data[0]?.status === 'won' || data[0]?.status === 'lost') return;
    owners.set(payment_intent, this.#customer);
    standIn.dispute(payment_intent);
    const [dispute] = (await stripe.disputes.list({ payment_intent })).data;
    const text = this.#pick(['winning_evidence', 'losing_evidence', null]);
    if (dispute && text !== null) {
      await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: text } });
    }
  }

  /** Shuffled, up to three times each, some not at all; lost events are applied at the end, as by the sweep. */
  async #deliver(): Promise<void> {
    for (;;) {
      const events = heard.get(this.#customer) ?? [];
      const news = events.slice(this.#told);
      if (news.length === 0) return;
      this.#told = events.length;
      const lost = news.filter(() => this.#next() < 0.2);
      const deliveries = news
        .filter((event) => !lost.includes(event))
        .flatMap((event) => Array.from({ length: 1 + Math.floor(this.#next() * 3) }, () => event))
        .map((event) => ({ event, at: this.#next() }))
        .toSorted((one, other) => one.at - other.at);
      for (const { event } of deliveries) await applyEvent(this.#ports, event);
      for (const event of lost) await applyEvent(this.#ports, event);
    }
  }

  async #expectTruth(): Promise<void> {
    const subscriptions = await this.#subscriptions();
    for (const { id, items } of subscriptions) {
      const known = items.data.flatMap(({ price }) => levels.get(price.id) ?? []);
      const [level] = known.toSorted((one, other) => other - one);
      if (level !== undefined) this.#kept.set(id, level);
    }
    const ours = subscriptions.filter((one) => runs(one) && this.#kept.has(one.id));
    const level = Math.max(0, ...ours.map(({ id }) => this.#kept.get(id) ?? 0));
    const bought = ours.filter(({ metadata }) => metadata['uid'] === this.uid);
    const { account, advisor } = memory.person(this.uid);
    const { billing } = account;
    if (!billing) throw new Error('never bound');
    const own = [billing.subscription, ...Object.values(billing.others)].filter(
      (one) => one !== null && isLive(one.status),
    );
    const story = `seed ${SEED}, ${this.uid}: ${this.done.join(', ')}`;
    expect
      .soft({ level: advisor.lv, canCancel: canCancel(billing), running: own.length }, story)
      .toEqual({ level, canCancel: ours.some((one) => !hasEnd(one)), running: ours.length });
    expect.soft(bought.length, story).toBeLessThan(2);
    const counting = ours.find(({ id }) => id === billing.subscription?.id);
    expect
      .soft(billing.subscription?.plannedChange?.at ?? null, story)
      .toEqual(counting ? await this.#changesAt(counting) : null);
    await this.#noteInvoices();
  }

  /** When a schedule makes another plan of a subscription; null when none does. */
  async #changesAt({ id, schedule }: Stripe.Subscription): Promise<Date | null> {
    if (schedule === null || typeof schedule === 'string') return null;
    const { current_phase, phases } = schedule;
    const next = phases.find(({ start_date }) => start_date > (current_phase?.start_date ?? 0));
    const price = next?.items[0]?.price;
    const to = price === undefined ? null : await planOf(idOf(price));
    const { account } = memory.person(this.uid);
    const from = account.billing?.subscription?.id === id && account.billing.subscription.price;
    return next && to !== null && to !== from ? new Date(next.start_date * 1000) : null;
  }

  async #noteInvoices(): Promise<void> {
    const { data } = await stripe.invoices.list({
      customer: this.#customer,
      status: 'paid',
      limit: 100,
    });
    for (const { id, parent, amount_paid } of data) {
      const subscription = idOf(parent?.subscription_details?.subscription ?? '');
      const counts = amount_paid > 0 && this.#kept.has(subscription);
      if (!this.#seen.has(id) && counts) this.#counted.set(id, amount_paid);
      this.#seen.add(id);
    }
  }

  async #expectedRevenue(): Promise<number> {
    let sum = 0;
    for (const [id, paid] of this.#counted) sum += paid - (await this.#goneOf(id, paid));
    return sum;
  }

  async #goneOf(invoice: string, most: number): Promise<number> {
    const { payments } = await stripe.invoices.retrieve(invoice, { expand: ['payments'] });
    const intent = idOf(payments?.data[0]?.payment.payment_intent ?? '');
    const { latest_charge } = await stripe.paymentIntents.retrieve(intent);
    const { amount_refunded } = await stripe.charges.retrieve(idOf(latest_charge ?? ''));
    const disputes = (await stripe.disputes.list({ payment_intent: intent })).data;
    const held = disputes.filter(({ status }) => status !== 'won');
    return Math.min(
      most,
      held.reduce((sum, { amount }) => sum + amount, amount_refunded),
    );
  }
}

/** The key of the plan that a price is for, as this test made it; null for a price of none. */
async function planOf(id: string): Promise<string | null> {
  if (!levels.has(id)) return null;
  const { metadata, product } = await stripe.prices.retrieve(id);
  return (
    metadata['wbd_price'] ??
    (await stripe.products.retrieve(idOf(product))).metadata['wbd_price'] ??
    null
  );
}

const idOf = (reference: string | { id: string }) =>
  typeof reference === 'string' ? reference : reference.id;

const intervalOf = (item: Stripe.SubscriptionItem | undefined) =>
  item?.price.recurring?.interval === 'year' ? ('year' as const) : ('month' as const);

const RUNNING: readonly string[] = ['active', 'trialing', 'past_due'];
const runs = ({ status }: Stripe.Subscription) => RUNNING.includes(status);

function hasEnd({ cancel_at, cancel_at_period_end, schedule }: Stripe.Subscription): boolean {
  const isEnding =
    schedule !== null && typeof schedule !== 'string' && schedule.end_behavior === 'cancel';
  return cancel_at !== null || cancel_at_period_end || isEnding;
}

test(
  `PAY-03 ${HISTORIES} random histories of Stripe’s dashboard end in the right level, cancellation, subscriptions and revenue (seed ${SEED})`,
  { timeout: patient(240_000) },
  async () => {
    const begun = performance.now();
    const histories = Array.from({ length: HISTORIES }, (_, number) => new History(number));
    const waiting = [...histories];
    const work = async () => {
      for (let history = waiting.shift(); history; history = waiting.shift()) await history.run();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const seconds = Math.round((performance.now() - begun) / 1000);
    const steps = histories.reduce((sum, { done }) => sum + done.length, 0);
    const events = [...heard.values()].reduce((sum, { length }) => sum + length, 0);
    process.stdout.write(
      `seed ${SEED}: ${HISTORIES} histories, ${steps} steps, ${events} events, ${seconds} s\n`,
    );
    expect(steps).toBe(HISTORIES * (STEPS + 1));
  },
);
