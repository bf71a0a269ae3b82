import type Stripe from 'stripe';
import { pay, type Card } from './pages.ts';

export const SUCCESS = 'http://portal.example/danke';
const CANCEL = 'http://portal.example/preise';

/** The id behind a reference, whether it was expanded or not. */
export function idOf(reference: string | { id: string } | null): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}

/** A price of ten euros a month, with a product of its own. */
export async function aPrice(stripe: Stripe, changes: Partial<Stripe.PriceCreateParams> = {}) {
  const product = await stripe.products.create({ name: 'Paket' });
  return stripe.prices.create({
    product: product.id,
    currency: 'eur',
    unit_amount: 1000,
    recurring: { interval: 'month' },
    tax_behavior: 'exclusive',
    nickname: 'Paket',
    ...changes,
  });
}

/** An open payment page of a new customer. */
export async function aCheckout(
  stripe: Stripe,
  price: Stripe.Price,
  mode: 'payment' | 'subscription' = 'subscription',
) {
  const customer = (await stripe.customers.create({ email: 'eva@example.org' })).id;
  const session = await stripe.checkout.sessions.create({
    mode,
    customer,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: SUCCESS,
    cancel_url: CANCEL,
    client_reference_id: 'uid-eva',
    automatic_tax: { enabled: true },
    customer_update: { address: 'auto' },
  });
  return { session, customer, url: session.url ?? '' };
}

/** A subscription that a new customer has bought. */
export async function aSubscription(stripe: Stripe, price: Stripe.Price, card: Card = 'good') {
  const { customer, url } = await aCheckout(stripe, price);
  await pay(url, card);
  const [subscription] = (await stripe.subscriptions.list({ customer })).data;
  if (!subscription) throw new Error('Nothing was bought.');
  return { customer, subscription };
}
