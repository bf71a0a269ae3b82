import { mailSchema, type Mail } from '@wbd/domain';
import { db, parseDocument, parseDocuments, toData } from '../../gateways/firestore.ts';

const PAGE = 50;

export interface MailsRepository {
  /**
   * Passes the current row to `decide` and writes what it returns, both in one transaction.
   * @returns what was written, null when `decide` changes nothing
   */
  change(id: string, decide: (current: Mail | null) => Mail | null): Promise<Mail | null>;
  /** Rows whose lease ran out or whose next attempt is due. */
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
        .where('state', 'in', ['queued', 'claimed', 'sending'])
        .where('leaseUntil', '<=', now)
        .limit(PAGE)
        .get(),
      mails.where('state', '==', 'failed').where('nextAttempt', '<=', now).limit(PAGE).get(),
    ]);
    return parseDocuments(mailSchema, [...abandoned.docs, ...failed.docs]);
  },
};
