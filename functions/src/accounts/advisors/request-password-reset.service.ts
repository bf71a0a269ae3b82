import type { RequestPasswordResetInput, RequestPasswordResetOutput } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import { advisorMail } from '../../mail/occasions/advisor-mail.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import type { AccountsRepository } from './accounts.repository.ts';

/** Requests within this time are one: a double click sends one mail. */
const SAME_REQUEST_MS = 60_000;

export interface RequestPasswordResetPorts {
  accounts: Pick<AccountsRepository, 'uidOf' | 'enqueue' | 'enqueueDecoy'>;
  limits: {
    byNetwork: Pick<RateLimit, 'take'>;
    /** of the mails to one account, in short and long windows */
    mails: readonly Pick<RateLimit, 'take' | 'freeFrom'>[];
  };
  now(): Date;
}

/**
 * Enqueues a link to choose a new password for the advisor with this e-mail address, unless a valid one was mailed a
 * moment ago. Neither the answer nor its duration reveals whether the advisor exists: an unknown address takes the same
 * steps.
 * @param network the visitor's network address, for the limit
 * @throws AppError `rate/limited`
 */
export async function requestPasswordReset(
  ports: RequestPasswordResetPorts,
  { email }: RequestPasswordResetInput,
  network: string,
): Promise<RequestPasswordResetOutput> {
  const { accounts, limits } = ports;
  const at = ports.now();
  if (!(await limits.byNetwork.take(network, at))) throw new AppError('rate/limited');
  const uid = await accounts.uidOf(email);
  const subject = uid ?? email;
  const nextMail = async () => {
    const times = await Promise.all(limits.mails.map((limit) => limit.freeFrom(subject, at)));
    return times.reduce((latest, time) => (time && (!latest || time > latest) ? time : latest));
  };
  const next = await nextMail();
  if (next) return { sent: false, nextAt: next.toISOString() };
  const key = `${Math.floor(at.getTime() / SAME_REQUEST_MS)}`;
  const mail = advisorMail({ kind: 'password-reset', uid: uid ?? 'nobody', key, now: at });
  await (uid === null ? accounts.enqueueDecoy(mail) : accounts.enqueue(mail));
  // counted last: a process that dies before has left the mail, and never a count without one
  await Promise.all(limits.mails.map((limit) => limit.take(subject, at)));
  return { sent: true, nextAt: ((await nextMail()) ?? at).toISOString() };
}
