import '../../../test/environment.ts';
import { bookedOf, entitlementId, stands } from '@wbd/domain/sales';
import { patient } from '@wbd/tools/host-speed';
import { pay, signedDelivery, startStandIn } from '@wbd/tools/stripe-testing';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SalesMemory } from '../../../test/sales-memory.ts';
import { createStripe } from '../../gateways/stripe.ts';
import { applyConnectEvent, type ConnectEventPorts } from './connect-event.service.ts';

const HISTORIES = 300;
const STEPS = 4;
const AT_ONCE = 6;
const SEED = Number(process.env['WBD_HISTORIES_SEED'] ?? 20_261_128);
const TOTAL = 5_831;

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
let account = '';
const memory = new SalesMemory();
const SECRET = 'whsec_histories';
/** events by the payment that they are about */
const heard = new Map<string, Stripe.Event[]>();

const issuer = {
  name: 'Petra Pro',
  street: 'Hafenstraße 4',
  postalCode: '20457',
  city: 'Hamburg',
  country: 'DE',
  taxId: 'DE123456788',
  kind: 'business',
} as const;

beforeAll(async () => {
  standIn = await startStandIn({
    port: 0,
    host: '127.0.0.1',
    file: null,
    receiver: null,
    heard: (event) => {
      const payment = String(event.data.object['payment_intent']);
      const { payload, signature } = signedDelivery(event, SECRET);
      const delivered = stripe.webhooks.constructEvent(payload, signature, SECRET);
      heard.set(payment, [...(heard.get(payment) ?? []), delivered]);
    },
  });
  stripe = createStripe({ secretKey: 'sk_test_sales', origin: standIn.origin });
  account = await connectedAccount();
  memory.sellers.set('seller', {
    id: 'seller',
    legalForm: 'person',
    bornOn: '1980-02-03',
    register: null,
    stripeAccount: account,
    canCharge: true,
    lastNumber: 0,
    changedAt: new Date(),
  });
}, patient(30_000));
afterAll(() => standIn.stop());

async function connectedAccount(): Promise<string> {
  const { id } = await stripe.accounts.create({
    country: 'DE',
    controller: {
      fees: { payer: 'account' },
      losses: { payments: 'stripe' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'full' },
    },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  });
  const back = 'http://portal.example/intern/angebote';
  const link = await stripe.accountLinks.create({
    account: id,
    type: 'account_onboarding',
    refresh_url: back,
    return_url: back,
  });
  await fetch(link.url, { method: 'POST', redirect: 'manual' });
  return id;
}

/** One buyer and one film, everything that happens to the payments, and the expected access. */
class History {
  readonly buyer: string;
  readonly offer: string;
  readonly done: string[] = [];
  readonly #next: () => number;
  readonly #ports: ConnectEventPorts;
  readonly #payments: string[] = [];
  /** events whose delivery was lost */
  #lost: Stripe.Event[] = [];
  readonly #seen = new Set<string>();

  constructor(number: number) {
    this.buyer = `buyer${number}`;
    this.offer = `offer${number}`;
    this.#next = random(SEED + number);
    this.#ports = {
      stripe,
      sales: memory,
      sellers: { ofAccount: () => Promise.resolve(null), setCanCharge: () => Promise.resolve() },
      log: () => undefined,
      now: () => new Date(),
    };
  }

  async run(): Promise<void> {
    await this.#step('buys', () => this.#buy());
    const actions: [string, () => Promise<void>][] = [
      ['buys', () => this.#buy()],
      ['buys twice', () => this.#buyTwice()],
      ['gets a part back', () => this.#refund(1_000)],
      ['gets all back', () => this.#refund(null)],
      ['disputes', () => this.#dispute()],
      ['wins', () => this.#close('losing_evidence')],
      ['loses', () => this.#close('winning_evidence')],
    ];
    for (let step = 0; step < STEPS; step++) {
      const [name, act] = this.#pick(actions);
      await this.#step(name, act);
    }
    // Stripe delivers again what was not answered, in any order
    for (let round = 0; this.#lost.length > 0 || round === 0; round++) {
      const lost = this.#lost;
      this.#lost = [];
      await this.#deliver([...lost, ...this.#news()], 0);
    }
    await this.#expectTruth();
  }

  async #step(name: string, act: () => Promise<void>): Promise<void> {
    this.done.push(name);
    await act();
    await this.#deliver(this.#news(), 0.25);
  }

  #pick<Value>(values: readonly Value[]): Value {
    const value = values[Math.floor(this.#next() * values.length)];
    if (value === undefined) throw new Error('Nothing to pick from.');
    return value;
  }

  #news(): Stripe.Event[] {
    return this.#payments
      .flatMap((payment) => heard.get(payment) ?? [])
      .filter(({ id }) => !this.#seen.has(id));
  }

  /** In any order, some of them at once, some repeated, some lost. */
  async #deliver(events: readonly Stripe.Event[], lossRate: number): Promise<void> {
    for (const { id } of events) this.#seen.add(id);
    const repeated = events.filter(() => this.#next() < 0.3);
    const all = [...events, ...repeated]
      .map((event) => ({ event, key: this.#next() }))
      .toSorted((one, other) => one.key - other.key)
      .map(({ event }) => event);
    const kept = all.filter((event) => {
      const isKept = this.#next() >= lossRate;
      if (!isKept) this.#lost.push(event);
      return isKept;
    });
    await Promise.all(kept.map((event) => applyConnectEvent(this.#ports, event)));
  }

  async #open(): Promise<string> {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        line_items: [
          {
            price_data: {
              currency: 'eur',
              unit_amount: TOTAL,
              product_data: { name: 'Erbrecht' },
            },
            quantity: 1,
          },
        ],
        payment_intent_data: { application_fee_amount: 490 },
        success_url: 'http://portal.example/danke',
        cancel_url: 'http://portal.example/zurueck',
      },
      { stripeAccount: account },
    );
    await memory.storeCheckout({
      id: session.id,
      offer: this.offer,
      title: 'Erbrecht',
      seller: 'seller',
      account,
      issuer,
      buyer: this.buyer,
      net: 4_900,
      vat: 931,
      total: TOTAL,
      createdAt: new Date(),
      expiresAt: new Date(),
    });
    return session.id;
  }

  async #pay(id: string): Promise<void> {
    const there = { stripeAccount: account };
    const { url } = await stripe.checkout.sessions.retrieve(id, {}, there);
    if (url === null) return;
    await pay(url);
    const { payment_intent } = await stripe.checkout.sessions.retrieve(id, {}, there);
    if (typeof payment_intent === 'string') this.#payments.push(payment_intent);
  }

  async #buy(): Promise<void> {
    await this.#pay(await this.#open());
  }

  async #buyTwice(): Promise<void> {
    const pages = [await this.#open(), await this.#open()];
    await Promise.all(pages.map((page) => this.#pay(page)));
  }

  async #refund(amount: number | null): Promise<void> {
    const payment_intent = this.#pick(this.#payments);
    const params = { payment_intent, ...(amount !== null && { amount }) };
    // a returned payment cannot be returned again
    await stripe.refunds.create(params, { stripeAccount: account }).catch(() => undefined);
  }

  async #dispute(): Promise<void> {
    const payment_intent = this.#pick(this.#payments);
    const known = await this.#disputeOf(payment_intent);
    if (!known) standIn.dispute(payment_intent);
  }

  async #close(uncategorized_text: string): Promise<void> {
    const dispute = await this.#disputeOf(this.#pick(this.#payments));
    if (dispute?.status !== 'needs_response') return;
    const evidence = { evidence: { uncategorized_text } };
    await stripe.disputes.update(dispute.id, evidence, { stripeAccount: account });
  }

  async #disputeOf(payment_intent: string) {
    const { data } = await stripe.disputes.list({ payment_intent }, { stripeAccount: account });
    return data[0] ?? null;
  }

  /** Buyers may watch while one payment stands: not returned, and not taken back by the bank. */
  async #expectTruth(): Promise<void> {
    const story = `seed ${SEED}, ${this.buyer}: ${this.done.join(', ')}`;
    let standing = 0;
    for (const payment of this.#payments) {
      const there = { stripeAccount: account };
      const { data } = await stripe.disputes.list({ payment_intent: payment }, there);
      const intent = await stripe.paymentIntents.retrieve(
        payment,
        { expand: ['latest_charge.balance_transaction'] },
        there,
      );
      const charge = intent.latest_charge;
      if (charge === null || typeof charge === 'string') throw new Error('no charge');
      const isTaken = data.some(({ status }) => status !== 'won');
      if (charge.amount_refunded < charge.amount && !isTaken) standing += 1;
    }
    const entitlement = memory.entitlements.get(entitlementId(this.buyer, this.offer));
    expect.soft(entitlement?.state === 'open', story).toBe(standing > 0);
    expect.soft(standing, story).toBeLessThanOrEqual(1);
    const sales = [...memory.sales.values()].filter(({ buyer }) => buyer === this.buyer);
    expect.soft(sales.filter(stands).length, story).toBe(standing);
    for (const sale of sales) {
      const papers = [...memory.papers.values()].filter((paper) => paper.sale === sale.id);
      const total = papers.reduce((sum, paper) => sum + paper.total, 0);
      expect.soft(total, story).toBe(bookedOf(sale));
      for (const { net, vat, total: of } of papers) expect.soft(net + vat, story).toBe(of);
    }
  }
}

test(
  `KNOW-03: ${HISTORIES} histories of payments, shuffled, repeated and lost for a while, leave access right`,
  { timeout: patient(240_000) },
  async () => {
    const histories = Array.from({ length: HISTORIES }, (_, number) => new History(number));
    const waiting = histories.values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const history of waiting) await history.run();
      }),
    );
    const states = [...memory.entitlements.values()].map(({ state }) => state);
    // a history without variety would prove nothing
    for (const state of ['open', 'refunded', 'disputed'] as const) {
      expect(states.filter((one) => one === state).length).toBeGreaterThan(20);
    }
    const numbers = [...memory.papers.values()].map(({ number }) => number);
    expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, at) => at + 1));
    expect(
      [...memory.sales.values()].filter(({ isDuplicate }) => isDuplicate).length,
    ).toBeGreaterThan(20);
  },
);
