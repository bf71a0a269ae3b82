import type { Mail } from '@wbd/domain/mails';
import { terminationSchema, type Termination } from '@wbd/domain/terminations';
import { db, isOutdated, parseDocument, toData, type NewDocument } from '../../core/firestore.ts';
import { readTermination } from '../../mail/letters/termination/termination.repository.ts';

export interface TerminationsRepository {
  read(id: string): Promise<Termination | null>;
  /**
   * Stores a declaration together with its mails.
   * @param decoy id of a row that is deleted, so that a declaration without an account costs what one with an account does
   * @returns false when there is one with this id already
   */
  create(termination: Termination, mails: readonly Mail[], decoy: string | null): Promise<boolean>;
  /**
   * Passes the declaration to `decide` and writes what it returns, all in one transaction.
   * @returns what was written; null for an unknown declaration, or when nothing is to change
   */
  change(
    id: string,
    decide: (
      current: Termination,
    ) => { next: Termination; mail?: Mail | null; entry?: NewDocument } | null,
  ): Promise<Termination | null>;
}

const rowOf = (id: string) => db.doc(`terminations/${id}`);

export const terminationsRepository: TerminationsRepository = {
  read: readTermination,
  async create(termination, mails, decoy) {
    const batch = db.batch().create(rowOf(termination.id), toData(termination));
    for (const mail of mails) batch.set(db.doc(`mails/${mail.id}`), toData(mail));
    if (decoy !== null) batch.delete(db.doc(`mails/${decoy}`));
    try {
      await batch.commit();
      return true;
    } catch (error) {
      if (isOutdated(error)) return false;
      throw error;
    }
  },
  change: (id, decide) =>
    db.runTransaction(async (transaction) => {
      const current = parseDocument(terminationSchema, await transaction.get(rowOf(id)));
      const change = current && decide(current);
      if (!change) return null;
      const { next, mail, entry } = change;
      transaction.set(rowOf(id), toData(next));
      if (mail) transaction.set(db.doc(`mails/${mail.id}`), toData(mail));
      if (entry) transaction.create(db.doc(entry.path), entry.data);
      return next;
    }),
};
