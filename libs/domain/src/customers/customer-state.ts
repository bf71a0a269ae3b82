import { reaches, type Meaning, type Viewer } from '../states/meaning.ts';
import type { Customer } from './customer.ts';

/** States of an advisor's customer, by precedence. An erased or merged customer has no record. */
export const CUSTOMER_STATES = ['restricted', 'archived', 'leaving', 'noted', 'proven'] as const;
export type CustomerState = (typeof CUSTOMER_STATES)[number];

/** The facts that determine a customer's state. */
export type CustomerFacts = Pick<Customer, 'restriction' | 'archived' | 'eraseOn' | 'proven'>;

/**
 * - restricted: the data may only be stored (Art. 18 GDPR)
 * - archived: by the advisor
 * - leaving: about to be erased after a long time without contact
 * - noted: entered by the advisor, without a proven number
 * - proven: registered with a proven number
 */
export function customerState(customer: CustomerFacts): CustomerState {
  if (customer.restriction !== null) return 'restricted';
  if (customer.archived) return 'archived';
  if (customer.eraseOn !== null) return 'leaving';
  return customer.proven ? 'proven' : 'noted';
}

const ACTIVE = {
  shown: 'owner',
  offered: 'owner',
  explained: false,
  counted: true,
  reminded: true,
} as const;

/** The owner is the customer's advisor. `offered`: can be chosen for a seat or an appointment. */
export const CUSTOMER_MEANING: Readonly<Record<CustomerState, Meaning>> = {
  restricted: { shown: 'owner', offered: null, explained: true, counted: true, reminded: false },
  archived: { shown: 'owner', offered: null, explained: true, counted: false, reminded: false },
  leaving: { ...ACTIVE, explained: true },
  noted: ACTIVE,
  proven: ACTIVE,
};

/** Whether an advisor can choose the customer for a seat or an appointment. */
export function isCustomerOfferedTo(
  viewer: Viewer,
  customer: Pick<CustomerFacts, 'restriction' | 'archived'>,
): boolean {
  return reaches(meaningOf(customer).offered, viewer);
}

/** Whether the advisor gets reminders about the customer, such as birthdays or follow-ups. */
export function isCustomerReminded(
  customer: Pick<CustomerFacts, 'restriction' | 'archived'>,
): boolean {
  return meaningOf(customer).reminded;
}

/** Whether the data may only be stored, so that no one writes to or calls the person. */
export function isRestricted({ restriction }: Pick<CustomerFacts, 'restriction'>): boolean {
  return restriction !== null;
}

/** The answers do not depend on `eraseOn` and `proven`. */
const meaningOf = (customer: Pick<CustomerFacts, 'restriction' | 'archived'>) =>
  CUSTOMER_MEANING[customerState({ eraseOn: null, proven: false, ...customer })];
