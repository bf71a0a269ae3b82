import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../../../core/firestore.ts';
import { forEachDocument } from '../../../core/for-each-document.ts';

export interface CodesRepository {
  /** Keeps every code of the advisor, former ones too, from everyone else until then. They name no one any more. */
  reserve(uid: string, until: Date): Promise<void>;
}

export const codesRepository: CodesRepository = {
  async reserve(uid, until) {
    const own = db.collection('codes').where('uid', '==', uid);
    const expiresAt = Timestamp.fromDate(until);
    await forEachDocument(own, (writer, { ref }) => writer.update(ref, { uid: null, expiresAt }));
  },
};
