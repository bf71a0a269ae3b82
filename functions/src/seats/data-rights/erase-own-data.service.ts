import type { OwnClaim } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { customerErasedMail } from '../../mail/occasions/advisor-mail.ts';
import type { Caller } from '../../core/caller.ts';
import { eraseCompletely, type EraseCompletelyPorts } from './erase-completely.service.ts';
import { confirmedClaim, type OwnClaimPorts } from './own-claim.ts';

export type EraseOwnDataPorts = EraseCompletelyPorts & OwnClaimPorts;

/**
 * Erases everything about the caller, who has proven a phone number and gave their name. The advisor gets a mail.
 * @throws AppError `auth/phone-required`, `rate/limited`, `own-data/not-found`
 */
export async function eraseOwnData(
  ports: EraseOwnDataPorts,
  claim: OwnClaim,
  caller: Caller,
): Promise<Record<string, never>> {
  const { customer } = await confirmedClaim(ports, caller, claim);
  // advisors answer for the entries that they made themselves
  if (!customer) throw new AppError('own-data/not-found');
  await eraseCompletely(ports, customer.id, customerErasedMail(customer, ports.now()));
  return {};
}
