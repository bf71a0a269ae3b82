import { AppError } from '@wbd/domain/errors';
import {
  MAX_WAITING_REPORTS,
  noticeId,
  type NoticeKind,
  type ReportContentInput,
  type ReportContentOutput,
} from '@wbd/domain/notices';
import type { Visitor } from '../../core/callable.ts';
import type { Log } from '../../core/log/log.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { noticeReceivedMail } from '../../mail/occasions/notice-mails.ts';
import { expiryOf, joined, noticeNumber } from './notice-states.ts';
import type { NoticesRepository } from './notices.repository.ts';
import type { ReportedSubject } from './subjects.repository.ts';

export interface ReportContentPorts {
  subject(kind: NoticeKind, item: string): Promise<ReportedSubject | null>;
  /** the narrow audiences that an advisor belongs to */
  audiences(uid: string): Promise<readonly string[]>;
  notices: Pick<NoticesRepository, 'change'>;
  /** by network, and by subject */
  limits: Record<'network' | 'subject', Pick<RateLimit, 'take'>>;
  log: Log;
  now(): Date;
}

/** Without a login, `caller` is null or left out. */
type ReportingVisitor = Pick<Visitor, 'address'> & Partial<Pick<Visitor, 'caller'>>;

/**
 * Takes a report of content from anyone. Reports of one subject that wait for a decision are one notice. The answer tells
 * nothing about the address of the sender.
 * @throws AppError `rate/limited`, `notice/not-found` for content that is gone or hidden, `notice/known`
 */
export async function reportContent(
  ports: ReportContentPorts,
  input: ReportContentInput,
  { address: network, caller }: ReportingVisitor,
): Promise<ReportContentOutput> {
  const { reportId, kind, item, address, reason, text, name, email } = input;
  const now = ports.now();
  const id = noticeId(kind, item);
  if (!(await ports.limits.network.take(network, now))) throw new AppError('rate/limited');
  const subject = await ports.subject(kind, item);
  if (!subject || !(await isSeenBy(ports, subject, caller))) throw new AppError('notice/not-found');
  if (!(await ports.limits.subject.take(id, now))) throw new AppError('notice/known');
  const isNew = await ports.notices.change(id, reportId, ({ notice: stored, restriction }) => {
    if (restriction) throw new AppError('notice/not-found');
    if (stored?.isOpen === true && stored.waiting >= MAX_WAITING_REPORTS) {
      throw new AppError('notice/known');
    }
    const notice = joined(stored, input, subject, now);
    return {
      notice,
      entry: {
        id: reportId,
        what: 'report',
        at: now,
        round: notice.round,
        reason,
        text,
        address,
        name,
        email,
        expiresAt: expiryOf(now),
      },
      mails: email === null ? [] : [noticeReceivedMail(notice, email, now)],
    };
  });
  if (isNew) ports.log('notice.received', { notice: id, reason });
  return { number: noticeNumber(id) };
}

/** The answer to a report names the content, so that of a narrow audience is there for those who belong to it alone. */
async function isSeenBy(
  ports: Pick<ReportContentPorts, 'audiences'>,
  { audience, owner }: Pick<ReportedSubject, 'audience' | 'owner'>,
  caller: Visitor['caller'] | undefined,
): Promise<boolean> {
  if (audience === null) return true;
  if (!caller?.emailConfirmed) return false;
  return owner === caller.uid || (await ports.audiences(caller.uid)).includes(audience);
}
