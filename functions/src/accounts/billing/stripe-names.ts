import { addMonths, MINIMUM_TERM_MONTHS } from '@wbd/domain/plans';

/*
 * What we write on Stripe's objects so that we find them again. The setup script writes it, the functions read it; none
 * of it has to be copied into a setting.
 */

/**
 * On a price: our key. It stays when the lookup key moves on to a new price of the same plan. On a subscription: the price
 * it was bought for, or had when its term was looked at last.
 */
export const PRICE_KEY = 'wbd_price';
/** On a portal configuration: its name with us. */
export const PORTAL_KEY = 'wbd_portal';
/** On customers and subscriptions: the advisor. */
export const UID = 'uid';
/** On a schedule: the advisor planned it and may revoke it. Schedules of the operator lack this note. */
export const PLANNED_BY_ADVISOR = 'wbd_planned';
/** On a subscription: until when a monthly plan runs at least, in seconds. */
export const MINIMUM_TERM_END = 'minimum_term_end';

/**
 * `open`: cancelling is up to the customer. `bound`: within the minimum term it is not. `change`: opened for one change
 * that the server chose.
 */
export const PORTAL_KINDS = ['open', 'bound', 'change'] as const;
export type PortalKind = (typeof PORTAL_KINDS)[number];

/** The events that the webhook has something to do for: at most 20, as many as Stripe lists by type at once. */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'subscription_schedule.created',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'subscription_schedule.completed',
  'subscription_schedule.canceled',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

/** The id of an object that Stripe names by its id or sends whole. */
export const idOf = (reference: string | { id: string }) =>
  typeof reference === 'string' ? reference : reference.id;

export const toDate = (seconds: number) => new Date(seconds * 1000);
export const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** The end of the minimum term of a monthly plan whose first period began then; in seconds. */
export function minimumTermOf(start: number): number {
  return toSeconds(addMonths(toDate(start), MINIMUM_TERM_MONTHS));
}
