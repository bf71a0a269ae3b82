import { AppError, type RequestPasswordResetInput } from '@wbd/domain';
import { advisorMail } from '../mail/occasions/advisor-mail.ts';
import type { RateLimit } from '../shared/rate-limit.repository.ts';
import type { AccountsRepository } from './accounts.repository.ts';

/** Requests within this time are one: a double click sends one mail. */
const SAME_REQUEST_MS = 60_000;

export interface RequestPasswordResetPorts {
  accounts: Pick<AccountsRepository, 'uidOf' | 'account' | 'enqueue' | 'enqueueDecoy'>;
  limits: { byAddress: Pick<RateLimit, 'take'>; byEmail: Pick<RateLimit, 'take'> };
  now(): Date;
}

/**
 * Enqueues a link to choose a new password for the advisor with this e-mail address. Neither the answer nor how long it takes
 * tells whether there is one: the same steps are taken for an unknown address.
 * @param address the visitor's network address, for the limit
 * @throws AppError `rate/limited`
 */
export async function requestPasswordReset(
  ports: RequestPasswordResetPorts,
  { email }: RequestPasswordResetInput,
  address: string,
): Promise<Record<string, never>> {
  const { accounts, limits } = ports;
  const at = ports.now();
  const allowed =
    (await limits.byAddress.take(address, at)) && (await limits.byEmail.take(email, at));
  if (!allowed) throw new AppError('rate/limited');
  const uid = (await accounts.uidOf(email)) ?? 'nobody';
  const account = await accounts.account(uid);
  const key = `${Math.floor(at.getTime() / SAME_REQUEST_MS)}`;
  const mail = advisorMail({ kind: 'password-reset', uid, key, now: at });
  await (account ? accounts.enqueue(mail) : accounts.enqueueDecoy(mail));
  return {};
}
