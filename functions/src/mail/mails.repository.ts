import { mailSchema, type Mail, type Registration } from '@wbd/domain';
import { db, parseDocument, parseDocuments, toData } from '../gateways/firestore.ts';
import { owedConfirmation } from './owed-mail.ts';

const MOST_AT_ONCE = 50;

export interface MailsRepository {
  /**
   * Lets `decide` look at the row and writes what it returns, both in one transaction.
   * @returns what was written, null when `decide` wants nothing changed
   */
  change(id: string, decide: (current: Mail | null) => Mail | null): Promise<Mail | null>;
  /** Rows that somebody has to look after: their lease ran out, or their next attempt is due. */
  due(now: Date): Promise<Mail[]>;
  /** Adds the row of a registration's confirmation when it is missing and the registration is still there. */
  oweConfirmation(registration: Registration): Promise<void>;
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
  async oweConfirmation(registration) {
    const mail = owedConfirmation(registration);
    const row = db.doc(`mails/${mail.id}`);
    const reason = db.doc(
      `sessions/${registration.session}/registrations/${registration.customer}`,
    );
    await db.runTransaction(async (transaction) => {
      const [rowNow, reasonNow] = await transaction.getAll(row, reason);
      if (reasonNow?.exists && !rowNow?.exists) transaction.create(row, toData(mail));
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
