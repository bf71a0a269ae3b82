import type { Account } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import type { Mail } from '@wbd/domain/mails';
import {
  type DecideNoticeInput,
  type DecideNoticeOutput,
  type Notice,
  type NoticeEntry,
} from '@wbd/domain/notices';
import type { AccountCaller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { contentDecidedMail, noticeDecidedMail } from '../../mail/occasions/notice-mails.ts';
import { mailboxHash } from '../../mail/recipients/address-hash.ts';
import { adminAction } from '../../people/admin-actions/admin-action.ts';
import { decided, expiryOf, type Decided } from './notice-states.ts';
import { expectNotice, type NoticesRepository } from './notices.repository.ts';

export interface DecideNoticePorts {
  account(uid: string): Promise<Account | null>;
  notices: Pick<NoticesRepository, 'read' | 'change' | 'hasOtherAdmin'>;
  changes: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Decides about reported content: it stays visible, or is hidden. The decision, its effect, the mails to everyone
 * concerned and the entry in the admins' list are written together. On a complaint another admin decides where there is
 * one.
 * @throws AppError `rate/limited`, `notice/not-found`, `notice/other-admin`, and `conflict` when the
 *   notice has changed since the admin saw it
 */
export async function decideNotice(
  ports: DecideNoticePorts,
  input: DecideNoticeInput,
  { account: admin }: Pick<AccountCaller, 'account'>,
): Promise<DecideNoticeOutput> {
  const now = ports.now();
  if (!(await ports.changes.take(admin.id, now))) throw new AppError('rate/limited');
  const seen = expectNotice(await ports.notices.read(input.noticeId));
  // a repeated request has decided already
  const isCurrent = seen.revision === input.revision;
  if (isCurrent && (await isForOther(ports, seen, admin.id)))
    throw new AppError('notice/other-admin');
  const owner = seen.owner === null ? null : await ports.account(seen.owner);
  await ports.notices.change(seen.id, input.decisionId, (held, reports) => {
    const notice = expectNotice(held);
    if (notice.revision !== input.revision) throw new AppError('conflict');
    // without an owner the content stays visible to no one
    if (input.outcome === 'restricted' && notice.owner === null) {
      throw new AppError('notice/not-found');
    }
    const result = decided(notice, held.restriction, input, { admin: admin.id, now });
    return {
      notice: result.notice,
      restriction: result.restriction,
      entry: entryOf(input, { admin, now, result }),
      mails: mailsOf(input, { reports, now, result }),
      action: adminAction(admin, {
        action: input.outcome === 'kept' ? 'notice-kept' : 'notice-restricted',
        account: notice.owner ?? 'portal',
        accountEmail: owner?.email ?? null,
        mail: null,
        notice: { id: notice.id, number: notice.number },
        at: now,
      }),
    };
  });
  return { outcome: input.outcome };
}

/** Whether an owner objects to what this admin decided, and there is another one. */
export async function isForOther(
  { notices }: { notices: Pick<NoticesRepository, 'hasOtherAdmin'> },
  { state, decidedBy }: Pick<Notice, 'state' | 'decidedBy'>,
  admin: string,
): Promise<boolean> {
  return state === 'complained' && decidedBy === admin && (await notices.hasOtherAdmin(admin));
}

function entryOf(
  { decisionId: id, outcome, basis, ground, facts }: DecideNoticeInput,
  { admin, now, result }: { admin: Account; now: Date; result: Decided },
): NoticeEntry & { what: 'decision' } {
  return {
    id,
    what: 'decision',
    at: now,
    round: result.notice.round,
    admin: admin.id,
    adminEmail: admin.email,
    outcome,
    isOnComplaint: result.isOnComplaint,
    basis,
    ground,
    facts,
    expiresAt: expiryOf(now),
  };
}

function mailsOf(
  { outcome, basis, ground, facts }: DecideNoticeInput,
  { reports, now, result }: { reports: readonly NoticeEntry[]; now: Date; result: Decided },
): Mail[] {
  const { notice, isOnComplaint, told } = result;
  const reasons = { basis, ground, facts };
  const emails = reports.flatMap((report) =>
    report.what === 'report' && report.email !== null ? [report.email] : [],
  );
  const mailboxes = new Map(emails.map((email) => [mailboxHash(email), email]));
  const toReporters = [...mailboxes.values()].map((email) =>
    noticeDecidedMail(notice, { ...reasons, outcome, email, isOnComplaint }, now),
  );
  if (!told || notice.owner === null) return toReporters;
  const toOwner = contentDecidedMail(notice, { ...reasons, ...told, uid: notice.owner }, now);
  return [...toReporters, toOwner];
}
