import { withoutLinkTail } from '../fields/link-tail.ts';

/** What a link in a mail to an advisor is good for. */
export type AccountLinkPurpose = 'new-password' | 'confirm-email' | 'change-email' | 'stop-change';

/** The portal's pages behind the links that are mailed to advisors. */
export const ACCOUNT_LINK_PATHS: Readonly<Record<AccountLinkPurpose, string>> = {
  'new-password': '/auth/new-password',
  'confirm-email': '/auth/confirm-email',
  'change-email': '/auth/change-email',
  'stop-change': '/auth/stop-change',
};

/**
 * The address that is mailed. Its secret stands after the #, which browsers keep to themselves: no server log holds it.
 * @param origin where the portal is served
 */
export function accountLink(origin: string, purpose: AccountLinkPurpose, secret: string): string {
  const link = new URL(ACCOUNT_LINK_PATHS[purpose], origin);
  link.hash = encodeURIComponent(secret);
  return link.href;
}

/** The secret of such a link, empty when there is none. */
export function accountLinkSecret(hash: string): string {
  try {
    return decodeURIComponent(withoutLinkTail(hash.replace(/^#/, '')));
  } catch {
    return '';
  }
}
