import { withInvitable, type OwnClaim } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import type { Caller } from '../../core/caller.ts';
import { retryOptimistically, type OptimisticRetryPorts } from '../../core/optimistic-retry.ts';
import type { CustomerEntries } from '../../people/customers/entries.repository.ts';
import { confirmedClaim, type OwnClaimPorts } from './own-claim.ts';

export interface WithdrawOwnConsentsPorts extends OwnClaimPorts {
  entries: Pick<CustomerEntries, 'read' | 'write'>;
  retries: OptimisticRetryPorts;
}

/**
 * Withdraws the caller's consents to calls and invitations, effective immediately. The caller is identified by their
 * verified phone number and their name.
 * @throws AppError `auth/phone-required`, `rate/limited`, `own-data/not-found`
 */
export async function withdrawOwnConsents(
  ports: WithdrawOwnConsentsPorts,
  claim: OwnClaim,
  caller: Caller,
): Promise<Record<string, never>> {
  const { customer: own } = await confirmedClaim(ports, caller, claim);
  if (!own) throw new AppError('own-data/not-found');
  return retryOptimistically(ports.retries, `customer ${own.id}`, async () => {
    const { customer: current, snapshot } = await ports.entries.read(own.id);
    if (!current) throw new AppError('own-data/not-found');
    const entry = { customer: current, snapshot };
    const customer = { ...current, callConsent: null, ...withInvitable(null) };
    return (await ports.entries.write({ found: null, put: [{ entry, customer }] })) ? {} : null;
  });
}
