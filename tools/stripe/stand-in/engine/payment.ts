import type { PaymentMethod } from '../records.ts';
import { newId } from '../store.ts';
import { now, type StandIn } from '../stand-in.ts';

/** The card numbers that Stripe itself gives out for tests. */
export const TEST_CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  failsAtRenewal: '4000000000000341',
} as const;

const isTestCard = (digits: string) => Object.values(TEST_CARDS).some((card) => card === digits);

/** What a card says when it is entered: the digits when it takes the payment, else why not. */
export function enterCard(
  number: string,
): { digits: string } | { refusal: 'declined' | 'unknown' } {
  const digits = number.replace(/\D/g, '');
  if (!isTestCard(digits)) return { refusal: 'unknown' };
  return digits === TEST_CARDS.declined ? { refusal: 'declined' } : { digits };
}

/** Keeps the card as the one the customer pays with. */
export function keepCard(standIn: StandIn, customerId: string, digits: string): PaymentMethod {
  const { state } = standIn.store;
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    type: 'card',
    customer: customerId,
    card: { brand: 'visa', last4: digits.slice(-4) },
    created: now(standIn, customerId),
  };
  state.paymentMethods[method.id] = method;
  const customer = state.customers[customerId];
  if (customer) customer.invoice_settings.default_payment_method = method.id;
  standIn.store.changed();
  return method;
}

export function cardOf(standIn: StandIn, customerId: string): PaymentMethod | null {
  const { customers, paymentMethods } = standIn.store.state;
  const id = customers[customerId]?.invoice_settings.default_payment_method;
  return (id && paymentMethods[id]) || null;
}

/** Whether a later collection from the customer's card works. */
export function canCollect(standIn: StandIn, customerId: string): boolean {
  const card = cardOf(standIn, customerId);
  return card !== null && card.card.last4 === TEST_CARDS.good.slice(-4);
}
