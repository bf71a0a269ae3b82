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
import { expiryOf, joined, noticeNumber, type Subject } from './notice-states.ts';
import type { NoticesRepository } from './notices.repository.ts';

export interface ReportContentPorts {
  subject(kind: NoticeKind, item: string): Promise<Subject | null>;
  notices: Pick<NoticesRepository, 'change'>;
  /** by network, and by subject */
  limits: Record<'network' | 'subject', Pick<RateLimit, 'take'>>;
  log: Log;
  now(): Date;
}

/**
 * Takes a report of content from anyone. Reports of one subject that wait for a decision are one notice. The answer tells
 * nothing about the address of the sender.
 * @throws AppError `rate/limited`, `notice/not-found` for content that is gone or hidden, `notice/known`
 */
export async function reportContent(
  ports: ReportContentPorts,
  input: ReportContentInput,
  { address: network }: Pick<Visitor, 'address'>,
): Promise<ReportContentOutput> {
  const { reportId, kind, item, address, reason, text, name, email } = input;
  const now = ports.now();
  const id = noticeId(kind, item);
  if (!(await ports.limits.network.take(network, now))) throw new AppError('rate/limited');
  const subject = await ports.subject(kind, item);
  if (!subject) throw new AppError('notice/not-found');
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
