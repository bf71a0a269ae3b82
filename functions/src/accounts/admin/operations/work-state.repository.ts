import { mailSchema, type Mail } from '@wbd/domain/mails';
import { invitationSchema } from '@wbd/domain/seats';
import { db, parseDocuments } from '../../../core/firestore.ts';
import { WORKING_STEPS } from '../../closing/closure.ts';

const MINUTE_MS = 60_000;
/** A sweep that comes every minute has had time enough. */
const MAIL_LATE_MS = 5 * MINUTE_MS;
const INVITATION_LATE_MS = 15 * MINUTE_MS;
const WAITING_LIST_LATE_MS = 20 * MINUTE_MS;
const CLOSURE_LATE_MS = 2 * 24 * 60 * MINUTE_MS;
/** As many tell what is wrong; the page costs a read for each. */
const MOST_SHOWN = 8;

export interface WorkState {
  hanging: Mail[];
  postponed: number;
  givenUp: number;
  /** of those given up: the recipient has had enough mails */
  heldBack: number;
  unclear: number;
  /** at most as many as are looked at */
  invitations: number;
  closures: number;
  waitingLists: number;
}

/** What waits in queues, and what should no longer wait. */
export async function readWorkState(now: Date): Promise<WorkState> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const mails = db.collection('mails');
  const failed = mails.where('state', '==', 'failed');
  const late = before(MAIL_LATE_MS);
  const [abandoned, overdue, unfinished, ...counts] = await Promise.all([
    mails
      .where('state', 'in', ['queued', 'claimed', 'sending'])
      .where('leaseUntil', '<=', late)
      .limit(MOST_SHOWN)
      .get(),
    failed.where('nextAttempt', '<=', late).limit(MOST_SHOWN).get(),
    db.collection('invitations').where('finished', '==', false).limit(MOST_SHOWN).get(),
    failed.where('nextAttempt', '>', now).count().get(),
    failed.where('nextAttempt', '==', null).count().get(),
    mails.where('heldBack', '==', 'limit').count().get(),
    mails.where('state', '==', 'unclear').count().get(),
    db
      .collection('accountClosures')
      .where('step', 'in', WORKING_STEPS)
      .where('orderedAt', '<=', before(CLOSURE_LATE_MS))
      .count()
      .get(),
    db.collectionGroup('waiting').where('dueAt', '<=', before(WAITING_LIST_LATE_MS)).count().get(),
  ]);
  const [postponed = 0, givenUp = 0, heldBack = 0, unclear = 0, closures = 0, waitingLists = 0] =
    counts.map((counted) => counted.data().count);
  const invitations = parseDocuments(invitationSchema, unfinished.docs).filter(
    ({ createdAt }) => createdAt <= before(INVITATION_LATE_MS),
  ).length;
  const hanging = parseDocuments(mailSchema, [...abandoned.docs, ...overdue.docs]);
  return { hanging, postponed, givenUp, heldBack, unclear, invitations, closures, waitingLists };
}
