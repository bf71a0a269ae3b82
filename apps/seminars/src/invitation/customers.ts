import type { UnregisteredCustomer } from '@wbd/domain';

export function customerName({ firstName, lastName }: UnregisteredCustomer): string {
  return `${firstName} ${lastName}`;
}
