import { accountSchema, type Account } from '@wbd/domain/accounts';
import { advisorSchema, type Advisor } from '@wbd/domain/advisors';
import type { ClosureMail } from '@wbd/domain/mails';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { closureSchema, type Closure } from './closure.ts';

/** What an order writes together. */
export interface ClosureOrder {
  closure: Closure;
  mail: ClosureMail;
}

export interface ClosuresRepository {
  /**
   * Replaces account, profile and public page by the order, in one transaction: from then on neither the rules nor a
   * call knows the advisor.
   * @param decide makes the order, or throws when the account may not be closed
   * @returns false for an unknown advisor whose account is not being closed either
   */
  order(
    uid: string,
    decide: (advisor: Advisor, account: Account) => ClosureOrder,
  ): Promise<boolean>;
  /**
   * Passes the closure to `decide` and writes what it returns, both in one transaction.
   * @param mail enqueued together with the change
   * @returns what was written, null without a closure or a change
   */
  change(
    uid: string,
    decide: (current: Closure) => Closure | null,
    mail?: ClosureMail,
  ): Promise<Closure | null>;
  /** Removes the row of a closure that is done. */
  remove(uid: string): Promise<void>;
  /** @returns closures that no process works on */
  due(now: Date, most: number): Promise<string[]>;
}

const rowOf = (uid: string) => db.doc(`accountClosures/${uid}`);

export const closuresRepository: ClosuresRepository = {
  order: (uid, decide) =>
    db.runTransaction(async (transaction) => {
      const [advisorRef, accountRef] = [db.doc(`advisors/${uid}`), db.doc(`accounts/${uid}`)];
      const [advisorNow, accountNow, rowNow] = await transaction.getAll(
        advisorRef,
        accountRef,
        rowOf(uid),
      );
      if (!advisorNow || !accountNow || !rowNow) throw new Error('getAll fell short');
      const advisor = parseDocument(advisorSchema, advisorNow);
      const account = parseDocument(accountSchema, accountNow);
      if (!advisor || !account) return rowNow.exists;
      const pages = await transaction.get(db.collection('publicPages').where('uid', '==', uid));
      const { closure, mail } = decide(advisor, account);
      transaction
        .delete(advisorRef)
        .delete(accountRef)
        .delete(db.doc(`imprints/${uid}`))
        .delete(db.doc(`notificationSettings/${uid}`))
        .delete(db.doc(`emailChanges/${uid}`));
      for (const { ref } of pages.docs) transaction.delete(ref);
      transaction.set(rowOf(uid), toData(closure));
      transaction.set(db.doc(`mails/${mail.id}`), toData(mail));
      return true;
    }),
  change: (uid, decide, mail) =>
    db.runTransaction(async (transaction) => {
      const current = parseDocument(closureSchema, await transaction.get(rowOf(uid)));
      const next = current && decide(current);
      if (!next) return null;
      transaction.set(rowOf(uid), toData(next));
      if (mail) transaction.set(db.doc(`mails/${mail.id}`), toData(mail));
      return next;
    }),
  async remove(uid) {
    await rowOf(uid).delete();
  },
  async due(now, most) {
    const { docs } = await db
      .collection('accountClosures')
      .where('leaseUntil', '<=', now)
      .limit(most)
      .get();
    return parseDocuments(closureSchema, docs).map(({ id }) => id);
  },
};
