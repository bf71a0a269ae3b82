import { declaredConsent, type DeclareConsentInput } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import type { Caller } from '../../core/callable.ts';
import { retryOptimistically, type OptimisticRetryPorts } from '../../core/optimistic-retry.ts';
import type { CustomerEntries } from '../customers/entries.repository.ts';
import { advisorWhoChanges, ownEntry, type OwnEntriesPorts } from '../customers/own-entries.ts';
import type { keepProof } from './proofs.repository.ts';

export interface DeclareConsentPorts extends OwnEntriesPorts {
  entries: CustomerEntries;
  retries: OptimisticRetryPorts;
  keepProof: typeof keepProof;
}

/**
 * Stores that an own customer consented to invitations, with the evidence, or that the consent was withdrawn; the next
 * invitation finds it so.
 * @throws AppError `permission/denied`, `rate/limited`, `customer/not-found`, `customer/incomplete` without an address
 */
export async function declareConsent(
  ports: DeclareConsentPorts,
  { customerId, declaration }: DeclareConsentInput,
  caller: Caller,
): Promise<Record<string, never>> {
  const advisor = await advisorWhoChanges(ports, caller);
  return retryOptimistically(ports.retries, `customer ${customerId}`, async () => {
    const entry = await ownEntry(ports, customerId, advisor.id);
    const invitable = declaration && declaredConsent(declaration, ports.now());
    if (invitable) {
      const { email } = entry.customer;
      if (email === null) throw new AppError('customer/incomplete');
      await ports.keepProof(advisor.id, email, invitable);
    }
    const customer = { ...entry.customer, invitable };
    return (await ports.entries.write({ found: null, put: [{ entry, customer }] })) ? {} : null;
  });
}
