import {
  noticeSchema,
  restrictionSchema,
  type Notice,
  type Restriction,
} from '@wbd/domain/notices';
import { callable } from '@wbd/firebase/callables';
import {
  countDocuments,
  limit,
  newDocumentId,
  orderBy,
  readCollection,
  readPage,
  where,
  type Page,
  type PageEnd,
} from '@wbd/firebase/firestore';
import { PAGE_SIZE } from '../freshness/index.ts';

const NOTICES_ON_A_PAGE = 25;
/** The rules count no further. */
const MOST_COUNTED = 50;

/** Reports content, by anyone. */
export const reportContent = callable('reportContent');
/** Everything about a notice, for admins; each look is recorded. */
export const readNoticeDetails = callable('noticeDetails');
/** Decides a notice, for admins. */
export const decideNotice = callable('decideNotice');
/** Erases who sent a report, for admins. */
export const forgetReporter = callable('forgetReporter');
/** The owner of hidden content objects. */
export const complainAboutRestriction = callable('complainAboutRestriction');

/** The id of a report, a decision or a complaint that is still to be sent. */
export function draftEntryId(): string {
  return newDocumentId();
}

/** A page of notices, the latest first; the rules answer admins only. */
export function readNotices(isOpen: boolean, after: PageEnd | null): Promise<Page<Notice>> {
  return readPage(
    noticeSchema,
    'notices',
    { pageSize: NOTICES_ON_A_PAGE, after },
    where('isOpen', '==', isOpen),
    // abuse of minors comes first
    orderBy('isUrgent', 'desc'),
    orderBy('changedAt', 'desc'),
  );
}

/** How many notices wait for a decision, at most 50; the rules answer admins only. */
export function countOpenNotices(): Promise<number> {
  return countDocuments('notices', where('isOpen', '==', true), limit(MOST_COUNTED));
}

/** What is hidden of an advisor after a notice, and why; the rules answer that advisor only. */
export function readRestrictions(advisorId: string): Promise<Restriction[]> {
  return readCollection(
    restrictionSchema,
    'restrictions',
    where('advisor', '==', advisorId),
    limit(PAGE_SIZE),
  );
}
