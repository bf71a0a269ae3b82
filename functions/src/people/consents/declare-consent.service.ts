import {
  declaredConsent,
  withInvitable,
  type Customer,
  type Declaration,
  type DeclareConsentInput,
} from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import type { AccountCaller } from '../../core/caller.ts';
import { retryOptimistically, type OptimisticRetryPorts } from '../../core/optimistic-retry.ts';
import type { CustomerEntries } from '../customers/entries.repository.ts';
import { expectFewChanges, ownEntry, type OwnEntriesPorts } from '../customers/own-entries.ts';
import type { keepProof } from './proofs.repository.ts';

export interface DeclareConsentPorts extends OwnEntriesPorts {
  entries: CustomerEntries;
  retries: OptimisticRetryPorts;
  keepProof: typeof keepProof;
}

/**
 * Stores that an own customer consented to invitations, with the evidence, or that a consent was withdrawn; the next
 * invitation finds it so.
 * @throws AppError `rate/limited`, `customer/not-found`, `customer/incomplete` without an address
 */
export async function declareConsent(
  ports: DeclareConsentPorts,
  input: DeclareConsentInput,
  { advisor }: Pick<AccountCaller, 'advisor'>,
): Promise<Record<string, never>> {
  await expectFewChanges(ports, advisor.id);
  return retryOptimistically(ports.retries, `customer ${input.customerId}`, async () => {
    const entry = await ownEntry(ports, input.customerId, advisor.id);
    const changes =
      input.about === 'calls'
        ? { callConsent: null }
        : withInvitable(await kept(ports, entry.customer, input.declaration));
    const customer = { ...entry.customer, ...changes };
    return (await ports.entries.write({ found: null, put: [{ entry, customer }] })) ? {} : null;
  });
}

/** The consent to store, whose evidence is kept before. */
async function kept(
  ports: DeclareConsentPorts,
  { advisor, email }: Customer,
  declaration: Declaration | null,
): Promise<Customer['invitable']> {
  if (declaration === null) return null;
  if (email === null) throw new AppError('customer/incomplete');
  const invitable = declaredConsent(declaration, ports.now());
  await ports.keepProof(advisor, email, invitable);
  return invitable;
}
