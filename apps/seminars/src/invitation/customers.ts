import type { UnregisteredCustomer } from '@wbd/domain/seats';

export function customerName({ firstName, lastName }: UnregisteredCustomer): string {
  return `${firstName} ${lastName}`;
}
