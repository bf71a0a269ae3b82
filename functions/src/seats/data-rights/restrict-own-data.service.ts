import { restrictionGroundTexts, type OwnRestriction } from '@wbd/domain/customers';
import { type RestrictOwnDataInput } from '@wbd/domain/own-data';
import { AppError } from '@wbd/domain/errors';
import type { Caller } from '../../core/caller.ts';
import { retryOptimistically, type OptimisticRetryPorts } from '../../core/optimistic-retry.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { customerRestrictedMail } from '../../mail/occasions/advisor-mail.ts';
import type { CustomerEntries } from '../../people/customers/entries.repository.ts';
import { confirmedClaim, type OwnClaimPorts } from './own-claim.ts';

export interface RestrictOwnDataPorts extends OwnClaimPorts {
  entries: Pick<CustomerEntries, 'read' | 'write'>;
  retries: OptimisticRetryPorts;
  /** requests by login */
  limit: Pick<RateLimit, 'take'>;
}

const LIFTED = 'Von der Person selbst aufgehoben';

/**
 * Restricts the processing of the caller's data (Art. 18 GDPR), effective immediately, or lifts a restriction
 * of any origin. The caller is identified by their verified phone number and their name. Their advisor gets a mail and reads the reason in the
 * timeline. Repeating it changes nothing.
 * @throws AppError `auth/phone-required`, `rate/limited`, `own-data/not-found`
 */
export async function restrictOwnData(
  ports: RestrictOwnDataPorts,
  { restriction: wanted, ...claim }: RestrictOwnDataInput,
  caller: Caller,
): Promise<Record<string, never>> {
  if (!(await ports.limit.take(caller.uid, ports.now()))) throw new AppError('rate/limited');
  const { customer: own } = await confirmedClaim(ports, caller, claim);
  // advisors answer for the entries that they made themselves
  if (!own) throw new AppError('own-data/not-found');
  return retryOptimistically(ports.retries, `customer ${own.id}`, async () => {
    const { customer: before, snapshot } = await ports.entries.read(own.id);
    if (!before) throw new AppError('own-data/not-found');
    if ((before.restriction !== null) === (wanted !== null)) return {};
    const now = ports.now();
    const text = wanted === null ? LIFTED : reasonOf(wanted);
    const restriction = wanted && { reason: text, since: now, by: 'person' as const };
    const customer = { ...before, restriction };
    const note = {
      advisor: before.advisor,
      customer: before.id,
      kind: restriction ? ('restricted' as const) : ('unrestricted' as const),
      text,
      before: null,
      createdAt: now,
    };
    const entry = { customer: before, snapshot };
    const mail = customerRestrictedMail(customer, now);
    const change = { found: null, put: [{ entry, customer }], note, mail };
    return (await ports.entries.write(change)) ? {} : null;
  });
}

function reasonOf({ ground, details }: OwnRestriction): string {
  const typed = details.trim();
  return typed === ''
    ? restrictionGroundTexts[ground]
    : `${restrictionGroundTexts[ground]}: ${typed}`;
}
