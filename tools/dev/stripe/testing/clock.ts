import type Stripe from 'stripe';

const DAY = 24 * 60 * 60;

/**
 * When customers buy: so many days later is so many months later, on any day the tests run. A purchase on a last day
 * of a month, or in February, would renew on other days.
 */
export const CLOCKS_BEGIN = new Date('2031-03-05T12:00:00Z');

/** Lets days pass for a customer; what falls due meanwhile has happened when it returns. */
export async function advanceDays(stripe: Stripe, customer: string, days: number): Promise<void> {
  const found = await stripe.customers.retrieve(customer);
  const clock = found.deleted ? null : found.test_clock;
  if (typeof clock !== 'string') throw new Error(`${customer} lives on no test clock.`);
  const { frozen_time } = await stripe.testHelpers.testClocks.retrieve(clock);
  await stripe.testHelpers.testClocks.advance(clock, { frozen_time: frozen_time + days * DAY });
}
