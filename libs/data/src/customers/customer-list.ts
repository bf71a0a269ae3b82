import type { Customer } from '@wbd/domain';
import type { CustomerChanges } from './customer-calls.repository.ts';

/** The list with one more customer; a customer who is in it already is replaced. */
export function withCustomer(list: readonly Customer[], customer: Customer): Customer[] {
  return [...list.filter(({ id }) => id !== customer.id), customer];
}

/** The list after a change of one customer. */
export function withChanges(
  list: readonly Customer[],
  id: string,
  changes: CustomerChanges,
): Customer[] {
  return list.map((customer) => (customer.id === id ? { ...customer, ...changes } : customer));
}

/** The list after two of its customers became one. */
export function withMerged(
  list: readonly Customer[],
  kept: Customer,
  duplicateId: string,
): Customer[] {
  return withCustomer(list, kept).filter(({ id }) => id !== duplicateId);
}
