import { mailSchema, type Mail } from '@wbd/domain';
import { readWholeCollection, where } from '@wbd/firebase/firestore';
import { PAGE_SIZE } from '../freshness/index.ts';

/** The confirmations of this advisor's customers for a session, sent or not; the rules answer only this advisor. */
export function readConfirmations(advisorId: string, sessionId: string): Promise<Mail[]> {
  return readWholeCollection(
    mailSchema,
    'mails',
    PAGE_SIZE,
    where('advisor', '==', advisorId),
    where('session', '==', sessionId),
    where('kind', '==', 'registration-confirmation'),
  );
}
