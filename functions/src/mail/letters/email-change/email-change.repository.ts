import type { EmailChangeMail } from '@wbd/domain/mails';
import { readAccount, uidWithEmail } from '../../../core/people.repository.ts';
import { passwordLogins } from '../../../gateways/password-logins.ts';
import type { EmailChangeState } from './email-change-state.ts';

/** @returns null when the account is gone, or may not sign in */
export async function readEmailChange({
  uid,
  email,
}: EmailChangeMail): Promise<EmailChangeState | null> {
  const [account, validSince, holder] = await Promise.all([
    readAccount(uid),
    passwordLogins.validSince(uid),
    uidWithEmail(email),
  ]);
  if (!account || validSince === null) return null;
  return { from: account.email, validSince, isTaken: holder !== null && holder !== uid };
}
