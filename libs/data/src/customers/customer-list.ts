import {
  withDistinct,
  withOrganisation,
  type Customer,
  type Organisation,
} from '@wbd/domain/customers';

/** The list with one more customer; a customer who is in it already is replaced. */
export function withCustomer(list: readonly Customer[], customer: Customer): Customer[] {
  return [...list.filter(({ id }) => id !== customer.id), customer];
}

/** The list after two of its customers became one. */
export function withMerged(
  list: readonly Customer[],
  kept: Customer,
  duplicateId: string,
): Customer[] {
  return withCustomer(list, kept).filter(({ id }) => id !== duplicateId);
}

/** The list after the advisor said that two of its customers are two people. */
export function withDistinction(list: readonly Customer[], id: string, other: string): Customer[] {
  return list.map((customer) =>
    customer.id === id
      ? { ...customer, distinctFrom: withDistinct(customer.distinctFrom, [other]) }
      : customer,
  );
}

export interface Organised extends Organisation {
  customers: readonly Customer[];
}

/** The list after some of its customers were tagged, archived or brought back. */
export function withOrganised(
  list: readonly Customer[],
  { customers, ...organisation }: Organised,
): Customer[] {
  const ids = new Set(customers.map(({ id }) => id));
  return list.map((customer) =>
    ids.has(customer.id) ? withOrganisation(customer, organisation) : customer,
  );
}
