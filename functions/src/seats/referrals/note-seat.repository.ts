import { referralSchema } from '@wbd/domain/customers';
import { registrationSchema } from '@wbd/domain/seminars';
import { FieldValue } from 'firebase-admin/firestore';
import { db, parseDocument } from '../../core/firestore.ts';

/**
 * Brings the referral of a customer up to date with one of their registrations. It reads the registration itself, so
 * that events may arrive twice or in the wrong order.
 */
export async function noteSeat(session: string, customer: string): Promise<void> {
  const own = db.doc(`referrals/${customer}`);
  await db.runTransaction(async (transaction) => {
    const [before, seat] = await transaction.getAll(
      own,
      db.doc(`sessions/${session}/registrations/${customer}`),
    );
    if (!before || !seat) throw new Error('getAll fell short');
    const referral = parseDocument(referralSchema, before);
    if (!referral) return;
    const came = parseDocument(registrationSchema, seat)?.attended === true;
    const isNoted = referral.attended.includes(session) === came;
    const registered = referral.registered || seat.exists;
    if (isNoted && registered === referral.registered) return;
    const attended = came ? FieldValue.arrayUnion(session) : FieldValue.arrayRemove(session);
    transaction.update(own, { attended, registered });
  });
}
