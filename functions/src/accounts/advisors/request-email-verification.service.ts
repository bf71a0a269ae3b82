import type { RequestEmailVerificationOutput } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import { advisorMail } from '../../mail/occasions/advisor-mail.ts';
import type { AccountCaller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import type { AccountsRepository } from './accounts.repository.ts';

const SAME_REQUEST_MS = 60_000;

export interface RequestEmailVerificationPorts {
  accounts: Pick<AccountsRepository, 'standingOf' | 'enqueue'>;
  /** whether an address wants no mails */
  hasObjected(email: string): Promise<boolean>;
  limit: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Enqueues the mail with the link that confirms the address of the caller's account, unless it is confirmed or objected to
 * mails. A login with another address gets the account's by that link.
 * @throws AppError `permission/denied` for a login that is gone, `rate/limited`
 */
export async function requestEmailVerification(
  ports: RequestEmailVerificationPorts,
  { account }: Pick<AccountCaller, 'account'>,
): Promise<RequestEmailVerificationOutput> {
  const { accounts, limit } = ports;
  const at = ports.now();
  const { id: uid, email } = account;
  const standing = await accounts.standingOf(account);
  if (standing === null) throw new AppError('permission/denied');
  if (standing === 'confirmed') return { outcome: 'confirmed' };
  if (!(await limit.take(uid, at))) throw new AppError('rate/limited');
  if (await ports.hasObjected(email)) return { outcome: 'objected' };
  const key = `${Math.floor(at.getTime() / SAME_REQUEST_MS)}`;
  await accounts.enqueue(advisorMail({ kind: 'email-verification', uid, key, now: at }));
  return { outcome: 'sent' };
}
