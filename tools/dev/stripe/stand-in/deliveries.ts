import Stripe from 'stripe';
import type { StripeEvent, WebhookEndpoint } from './records.ts';
import type { Store } from './store.ts';

/** Where events go besides the endpoints that were created through the API. */
export interface Receiver {
  url: string;
  secret: string;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
const ATTEMPTS = 12;
const ANSWER_PATIENCE_MS = 30_000;

const signer = new Stripe('sk_test_signer');

/** A signed delivery, as Stripe makes it. */
export function signedDelivery(
  event: unknown,
  secret: string,
  timestamp = Math.floor(Date.now() / 1000),
): { payload: string; signature: string } {
  const payload = JSON.stringify(event, null, 2);
  const signature = signer.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { payload, signature };
}

/** Delivers events and repeats what was not answered with a 2xx, waiting longer each time. */
export class Deliveries {
  readonly #store: Store;
  readonly #receiver: Receiver | null;
  readonly #connectReceiver: Receiver | null;
  readonly #timers = new Set<NodeJS.Timeout>();
  #closed = false;

  constructor(store: Store, receiver: Receiver | null, connectReceiver: Receiver | null = null) {
    this.#store = store;
    this.#connectReceiver = connectReceiver;
    this.#receiver = receiver;
  }

  /** Takes up what a run before this one did not get rid of. */
  resume(): void {
    for (const event of Object.values(this.#store.state.events)) {
      if (event.pending_webhooks > 0) this.deliver(event);
    }
  }

  deliver(event: StripeEvent): void {
    const targets = this.#targets(event);
    event.pending_webhooks = targets.length;
    for (const target of targets) this.#later(() => this.#attempt(event, target, 1), 0);
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #targets({ type, account }: StripeEvent): Receiver[] {
    const isConnect = account !== undefined;
    const receiver = isConnect ? this.#connectReceiver : this.#receiver;
    const wants = (endpoint: WebhookEndpoint) =>
      endpoint.status === 'enabled' &&
      endpoint.connect === isConnect &&
      (endpoint.enabled_events.includes('*') || endpoint.enabled_events.includes(type));
    const created = Object.values(this.#store.state.webhookEndpoints).filter(wants);
    return [...(receiver ? [receiver] : []), ...created];
  }

  async #attempt(event: StripeEvent, target: Receiver, attempt: number): Promise<void> {
    // signed again each time, because the receiver checks the signature's age
    const { payload, signature } = signedDelivery(event, target.secret);
    const taken = await fetch(target.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
      signal: AbortSignal.timeout(ANSWER_PATIENCE_MS),
    }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (this.#closed) return;
    if (taken || attempt === ATTEMPTS) {
      event.pending_webhooks -= 1;
      this.#store.changed();
      return;
    }
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS);
    this.#later(() => this.#attempt(event, target, attempt + 1), wait);
  }

  #later(run: () => Promise<void>, wait: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void run();
    }, wait);
    this.#timers.add(timer);
  }
}
