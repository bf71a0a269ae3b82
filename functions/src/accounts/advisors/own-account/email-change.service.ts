import type {
  EmailChangeLinkInput,
  EmailChangeLinkOutput,
  RequestEmailChangeInput,
} from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import type { Caller } from '../../../core/caller.ts';
import { requireEmailChangeToken, type EmailChangeLink } from '../../../core/email-change-token.ts';
import { currentTrace } from '../../../core/log/trace.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import type { PasswordLogins } from '../../../gateways/password-logins.ts';
import { emailChangedMail, emailChangeMail } from '../../../mail/occasions/email-change-mail.ts';
import type { EmailChangesRepository } from './email-change.repository.ts';

/** Requests within this time are one: a double click sends one mail. */
const SAME_REQUEST_MS = 60_000;

export interface EmailChangePorts {
  changes: EmailChangesRepository;
  logins: Pick<
    PasswordLogins,
    'validSince' | 'isConfirmed' | 'changeEmail' | 'freeAddress' | 'uidOf'
  >;
  limits: {
    /** of the mails that one advisor has sent to new addresses */
    requests: Pick<RateLimit, 'take'>;
    /** how often one network address follows links */
    looks: Pick<RateLimit, 'take'>;
  };
  now(): Date;
}

/**
 * Enqueues a link to the new address. An address that an account has gets a mail without a link instead: neither the answer
 * nor its duration says so.
 * @throws AppError `permission/denied` for a login without an advisor, `rate/limited`
 */
export async function requestEmailChange(
  ports: EmailChangePorts,
  { email }: RequestEmailChangeInput,
  { uid }: Caller,
): Promise<Record<string, never>> {
  const { changes, limits } = ports;
  const at = ports.now();
  if (!(await limits.requests.take(uid, at))) throw new AppError('rate/limited');
  if (!(await changes.account(uid))) throw new AppError('permission/denied');
  const key = `${Math.floor(at.getTime() / SAME_REQUEST_MS)}`;
  await changes.enqueue(emailChangeMail({ uid, email, key, now: at }));
  return {};
}

/**
 * Which address the bearer of a mailed link would give their account. Changes nothing.
 * @param network the visitor's network address, for the limit
 * @throws AppError `link/invalid` for a link that is used up or was never made, `link/expired`, `rate/limited`
 */
export async function emailChangeLink(
  ports: EmailChangePorts,
  { token }: EmailChangeLinkInput,
  network: string,
): Promise<EmailChangeLinkOutput> {
  const { to } = await requireUsable(ports, token, network);
  return { email: to };
}

/**
 * Gives the account of the link its new address, which the bearer has proven, and notifies the previous address. A link to the
 * account's own address sets it on a login that has another one. The change is stored
 * first, so that a trigger completes it if the process dies.
 * @throws AppError as `emailChangeLink` does, and `advisor/email-taken`
 */
export async function confirmEmailChange(
  ports: EmailChangePorts,
  { token }: EmailChangeLinkInput,
  network: string,
): Promise<EmailChangeLinkOutput> {
  const { uid, from, to } = await requireUsable(ports, token, network);
  const holder = await ports.changes.uidOf(to);
  if (holder !== null && holder !== uid) throw new AppError('advisor/email-taken');
  const wasProven = await ports.logins.isConfirmed(uid);
  await ports.changes.order({
    id: uid,
    from,
    to,
    wasProven,
    at: ports.now(),
    trace: currentTrace(),
  });
  await carryOutEmailChange(ports, uid);
  return { email: to };
}

/**
 * Carries out what was confirmed: first the login, then the account together with the notice. Each step may be repeated.
 * @throws AppError `advisor/email-taken` when another account has got the address since, `unavailable` while another login
 *   keeps claiming it
 */
export async function carryOutEmailChange(ports: EmailChangePorts, uid: string): Promise<void> {
  const { changes, logins } = ports;
  const change = await changes.read(uid);
  if (!change) return;
  const { from, to, wasProven, at } = change;
  let outcome = await logins.changeEmail(uid, to);
  if (outcome === 'taken') {
    const holder = await logins.uidOf(to);
    // no other account can have this account's own address, so a login that holds it only claims it
    if (from !== to && holder !== null && (await changes.account(holder))) {
      await changes.abandon(change);
      throw new AppError('advisor/email-taken');
    }
    await logins.freeAddress(to, { isProven: true });
    outcome = await logins.changeEmail(uid, to);
  }
  if (outcome === 'taken') throw new AppError('unavailable');
  if (outcome === 'gone') return changes.abandon(change);
  const notice = { uid, email: from, wasProven, key: `${at.getTime()}`, now: ports.now() };
  // no mail when the login only gets back the account's address
  await changes.finish(change, from === to ? null : emailChangedMail(notice));
}

async function requireUsable(
  ports: EmailChangePorts,
  token: string,
  network: string,
): Promise<EmailChangeLink> {
  const { changes, logins, limits } = ports;
  const at = ports.now();
  const link = requireEmailChangeToken(token, at);
  if (!(await limits.looks.take(network, at))) throw new AppError('rate/limited');
  const [account, validSince] = await Promise.all([
    changes.account(link.uid),
    logins.validSince(link.uid),
  ]);
  const isUsable = account?.email === link.from && validSince === link.validSince;
  if (!isUsable) throw new AppError('link/invalid');
  return link;
}
