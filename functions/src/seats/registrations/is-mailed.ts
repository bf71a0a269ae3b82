import type { RegisterForSessionInput } from '@wbd/domain/seats';
import { hasObjected } from '../../mail/objections/objections.repository.ts';
import { readCustomer } from '../../core/people.repository.ts';

/** Whether a mail confirms a registration: there is an address, and its owner has not objected to mails. */
export async function isMailed(input: RegisterForSessionInput): Promise<boolean> {
  const email =
    input.who === 'self' ? input.email : ((await readCustomer(input.customerId))?.email ?? null);
  return email !== null && !(await hasObjected(email));
}
