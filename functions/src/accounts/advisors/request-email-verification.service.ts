import type { RequestEmailVerificationOutput } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import { advisorMail } from '../../mail/occasions/advisor-mail.ts';
import type { Caller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import type { AccountsRepository } from './accounts.repository.ts';

const SAME_REQUEST_MS = 60_000;

export interface RequestEmailVerificationPorts {
  accounts: Pick<AccountsRepository, 'addressOf' | 'account' | 'enqueue'>;
  /** whether an address wants no mails */
  hasObjected(email: string): Promise<boolean>;
  limit: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Enqueues the mail with the calling advisor's link that confirms the e-mail address, unless it is confirmed or
 * objected to mails.
 * @throws AppError `permission/denied` for a login without an advisor, `rate/limited`
 */
export async function requestEmailVerification(
  ports: RequestEmailVerificationPorts,
  { uid }: Caller,
): Promise<RequestEmailVerificationOutput> {
  const { accounts, limit } = ports;
  const at = ports.now();
  const [address, account] = await Promise.all([accounts.addressOf(uid), accounts.account(uid)]);
  if (!account || !address || address.email === null) throw new AppError('permission/denied');
  if (address.confirmed) return { outcome: 'confirmed' };
  if (!(await limit.take(uid, at))) throw new AppError('rate/limited');
  if (await ports.hasObjected(address.email)) return { outcome: 'objected' };
  const key = `${Math.floor(at.getTime() / SAME_REQUEST_MS)}`;
  await accounts.enqueue(advisorMail({ kind: 'email-verification', uid, key, now: at }));
  return { outcome: 'sent' };
}
