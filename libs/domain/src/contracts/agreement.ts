import * as z from 'zod/mini';
import { presentWording, type Consent } from '../consents/consent.ts';
import { text } from '../fields/text-schema.ts';
import type { Announcement } from './announcement.ts';

/** What an account agreed to: at sign-up, and later in the portal. */
export interface Agreements {
  consent: Consent | null;
  agreement: Consent | null;
}

/** The version that advisors who are there already accept. The present sign-up covers the same documents. */
export function presentContract(): string {
  return presentWording('contract').version;
}

/** Whether the account has agreed to the documents as they are now. */
export function hasAgreed({ consent, agreement }: Agreements): boolean {
  return (
    agreement?.version === presentContract() ||
    consent?.version === presentWording('sign-up').version
  );
}

/** The wording of sign-ups that says nothing about businesses. */
const WITHOUT_DECLARATION = 'sign-up-1';

/** Whether the account has declared to order packages as a business (§ 14 BGB). */
export function hasDeclaredBusiness({ consent, agreement }: Agreements): boolean {
  return agreement !== null || (consent !== null && consent.version !== WITHOUT_DECLARATION);
}

/** The announcement of documents that this account still has to accept; null without one. */
export function contractToAccept(
  account: Agreements,
  announcements: readonly Announcement[],
): Announcement | null {
  if (hasAgreed(account)) return null;
  const isPresent = ({ kind, id }: Announcement) => kind === 'contract' && id === presentContract();
  return announcements.find(isPresent) ?? null;
}

/**
 * Whether the account may not order anything before it accepts: documents that are in force, or that it orders as a business.
 * @param today yyyy-MM-dd in Berlin
 */
export function mustAcceptBeforeOrder(
  account: Agreements,
  announcements: readonly Announcement[],
  today: string,
): boolean {
  if (!hasDeclaredBusiness(account)) return true;
  const open = contractToAccept(account, announcements);
  return open !== null && open.effectiveOn <= today;
}

/** acceptContract: the signed-in advisor accepts the documents as they are now. */
export const acceptContractInput = z.object({
  /** the version that the page showed */
  version: text(60, z.minLength(1)),
});
export type AcceptContractInput = z.infer<typeof acceptContractInput>;
export const acceptContractOutput = z.object({});
export type AcceptContractOutput = z.infer<typeof acceptContractOutput>;
