import type { StandIn } from '../stand-in.ts';

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

/** Whether a later collection from the customer's card works. */
export function canCollect({ store }: StandIn, customerId: string): boolean {
  return store.state.cards[customerId] === TEST_CARDS.good;
}
