import { withDistinct, withTags, type Customer } from '@wbd/domain/customers';

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

/** What an advisor does with several customers at once; absent fields stay as they are. */
export interface Organised {
  customers: readonly Customer[];
  addTags?: readonly string[];
  removeTags?: readonly string[];
  archived?: boolean;
}

/** The list after some of its customers were tagged, archived or brought back. */
export function withOrganised(
  list: readonly Customer[],
  { customers, addTags = [], removeTags = [], archived }: Organised,
): Customer[] {
  const ids = new Set(customers.map(({ id }) => id));
  return list.map((customer) =>
    ids.has(customer.id)
      ? {
          ...customer,
          tags: withTags(customer.tags, { add: addTags, remove: removeTags }),
          archived: archived ?? customer.archived,
        }
      : customer,
  );
}
