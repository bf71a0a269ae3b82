import type { Account } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import type { Mail, ResendMailInput, ResendMailOutput, ResendOutcome } from '@wbd/domain/mails';
import { adminAction } from '../../../people/admin-actions/admin-action.ts';
import { expectAs, type AccountCaller } from '../../../core/caller.ts';
import type { Log } from '../../../core/log/log.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import { deliverMail, type DeliverPorts } from '../../../mail/outbox/deliver-mail.service.ts';
import { isGivenUp, resend } from '../../../mail/outbox/mail-states.ts';

export interface ResendMailPorts {
  deliver: DeliverPorts;
  account: (uid: string) => Promise<Account | null>;
  limits: { byPerson: Pick<RateLimit, 'take'>; ofMail: Pick<RateLimit, 'take'> };
  log: Log;
}

/**
 * Sends a mail again that was given up. The advisor concerned may ask for it, and an admin, whose request is recorded.
 * Mails that have become unnecessary are dropped, as at the first attempt. The outbox continues if this process dies.
 * Refuses with `mail/not-failed` any mail that was not given up, so that none is sent twice.
 */
export async function resendMail(
  ports: ResendMailPorts,
  { mailId }: ResendMailInput,
  caller: Pick<AccountCaller, 'uid' | 'account' | 'refusals'>,
): Promise<ResendMailOutput> {
  const { mails } = ports.deliver;
  const now = ports.deliver.now();
  const mail = await mails.read(mailId);
  const isOwn = mail?.advisor === caller.uid;
  if (!isOwn) expectAs('admin', caller);
  if (!mail || !isGivenUp(mail)) throw new AppError('mail/not-failed');
  await count(ports, mailId, caller);
  const entry = isOwn ? null : await entryFor(ports, caller.account, mail);
  const queued = await mails.change(mailId, (current) => resend(current, now), entry);
  if (!queued) throw new AppError('mail/not-failed');
  return { outcome: await send(ports, mailId) };
}

async function count(
  { limits, deliver }: ResendMailPorts,
  mailId: string,
  { uid }: Pick<AccountCaller, 'uid'>,
): Promise<void> {
  const now = deliver.now();
  const isAllowed =
    (await limits.byPerson.take(uid, now)) && (await limits.ofMail.take(mailId, now));
  if (!isAllowed) throw new AppError('rate/limited');
}

async function entryFor(ports: ResendMailPorts, admin: Account, { id, advisor }: Mail) {
  const concerned = await ports.account(advisor);
  return adminAction(admin, {
    action: 'mail-resent',
    account: advisor,
    accountEmail: concerned?.email ?? null,
    mail: id,
    at: ports.deliver.now(),
  });
}

async function send({ deliver, log }: ResendMailPorts, mailId: string): Promise<ResendOutcome> {
  try {
    const mail = await deliverMail(deliver, mailId);
    return mail ? outcomeOf(mail) : 'waiting';
  } catch (error) {
    // the row says so, too, and the outbox tries again
    log('mail.postponed', { mail: mailId }, error);
    return 'waiting';
  }
}

function outcomeOf(mail: Mail): ResendOutcome {
  switch (mail.state) {
    case 'sent':
    case 'unclear':
    case 'dropped':
    case 'objected':
      return mail.state;
    case 'failed':
      if (mail.heldBack !== null) return 'held';
      return isGivenUp(mail) ? 'failed' : 'waiting';
    case 'queued':
    case 'claimed':
    case 'sending':
      return 'waiting';
  }
}
