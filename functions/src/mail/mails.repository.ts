import { mailSchema, type Mail } from '@wbd/domain';
import { db, parseDocument, parseDocuments, toData } from '../gateways/firestore.ts';

const MOST_AT_ONCE = 50;

export interface MailsRepository {
  /**
   * Lets `decide` look at the row and writes what it returns, both in one transaction.
   * @returns what was written, null when `decide` wants nothing changed
   */
  change(id: string, decide: (current: Mail | null) => Mail | null): Promise<Mail | null>;
  /** Rows that somebody has to look after: their lease ran out, or their next attempt is due. */
  due(now: Date): Promise<Mail[]>;
}

export const mailsRepository: MailsRepository = {
  async change(id, decide) {
    const row = db.doc(`mails/${id}`);
    return db.runTransaction(async (transaction) => {
      const next = decide(parseDocument(mailSchema, await transaction.get(row)));
      if (next) transaction.set(row, toData(next));
      return next;
    });
  },
  async due(now) {
    const mails = db.collection('mails');
    const [abandoned, failed] = await Promise.all([
      mails
        .where('state', 'in', ['owed', 'claimed', 'sending'])
        .where('leaseUntil', '<=', now)
        .limit(MOST_AT_ONCE)
        .get(),
      mails
        .where('state', '==', 'failed')
        .where('nextAttempt', '<=', now)
        .limit(MOST_AT_ONCE)
        .get(),
    ]);
    return parseDocuments(mailSchema, [...abandoned.docs, ...failed.docs]);
  },
};
