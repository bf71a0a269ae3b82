import type { ContentDecidedMail, NoticeDecidedMail, NoticeReceivedMail } from '@wbd/domain/mails';
import type { DecideNoticeInput, Notice } from '@wbd/domain/notices';
import { berlinDay } from '@wbd/domain/time';
import { queuedRow } from '../outbox/outbox-row.ts';
import { mailboxHash } from '../recipients/address-hash.ts';

/** Rows to reporters belong to no advisor: the owner of the content must not learn who reported it. */
const NO_ADVISOR = 'portal';

type Subject = Pick<Notice, 'id' | 'number' | 'kind' | 'title' | 'round'>;
type Reasons = Pick<DecideNoticeInput, 'outcome' | 'basis' | 'ground' | 'facts'>;

const subjectOf = ({ number, kind: subject, title }: Subject) => ({ number, subject, title });

/** The receipt of a report. A mailbox gets one in a day for each notice, however often it is typed. */
export function noticeReceivedMail(notice: Subject, email: string, now: Date): NoticeReceivedMail {
  const kind = 'notice-received';
  const key = [notice.id, mailboxHash(email), berlinDay(now)];
  return { ...queuedRow(kind, key, NO_ADVISOR, now), email, ...subjectOf(notice) };
}

/** @param revision of the notice that was decided: each decision is a mail of its own */
export function noticeDecidedMail(
  notice: Subject & Pick<Notice, 'revision'>,
  decision: Reasons & { email: string; isOnComplaint: boolean },
  now: Date,
): NoticeDecidedMail {
  const kind = 'notice-decided';
  const { email, isOnComplaint, outcome, basis, ground, facts } = decision;
  const key = [notice.id, notice.revision, mailboxHash(email)];
  return {
    ...queuedRow(kind, key, NO_ADVISOR, now),
    email,
    isOnComplaint,
    outcome,
    basis,
    ground,
    facts,
    ...subjectOf(notice),
  };
}

/** Tells an owner what was decided about their content. */
export function contentDecidedMail(
  notice: Subject & Pick<Notice, 'revision'>,
  decision: Omit<Reasons, 'outcome'> &
    Pick<ContentDecidedMail, 'uid' | 'outcome' | 'complainUntil' | 'byOther'>,
  now: Date,
): ContentDecidedMail {
  const kind = 'content-decided';
  const { uid, outcome, basis, ground, facts, complainUntil, byOther } = decision;
  return {
    ...queuedRow(kind, [notice.id, notice.revision], uid, now),
    uid,
    outcome,
    basis,
    ground,
    facts,
    complainUntil,
    byOther,
    ...subjectOf(notice),
  };
}
