import { accountSchema, type Account, type AdvisorDataPart } from '@wbd/domain/accounts';
import { advisorSchema, type Advisor } from '@wbd/domain/advisors';
import type { ClosureMail } from '@wbd/domain/mails';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { recordOf } from '../advisors/advisor-data.repository.ts';
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
  read(uid: string): Promise<Closure | null>;
  /** Removes the row of a closure that is done. */
  remove(uid: string): Promise<void>;
  /** @returns closures that no process works on */
  due(now: Date, most: number): Promise<string[]>;
}

/** Parts of the export that the order itself removes, and where they lie; account and profile first. */
const GONE_WITH_THE_ORDER = [
  ['account', 'accounts'],
  ['profile', 'advisors'],
  ['imprint', 'imprints'],
  ['notificationSettings', 'notificationSettings'],
] as const satisfies readonly (readonly [AdvisorDataPart, string])[];

const rowOf = (uid: string) => db.doc(`accountClosures/${uid}`);

export const closuresRepository: ClosuresRepository = {
  order: (uid, decide) =>
    db.runTransaction(async (transaction) => {
      const refs = GONE_WITH_THE_ORDER.map(([, collection]) => db.doc(`${collection}/${uid}`));
      const [rowNow, ...goneNow] = await transaction.getAll(rowOf(uid), ...refs);
      const [accountNow, advisorNow] = goneNow;
      if (!advisorNow || !accountNow || !rowNow) throw new Error('getAll fell short');
      const advisor = parseDocument(advisorSchema, advisorNow);
      const account = parseDocument(accountSchema, accountNow);
      if (!advisor || !account) return rowNow.exists;
      const pages = await transaction.get(db.collection('publicPages').where('uid', '==', uid));
      const { closure, mail } = decide(advisor, account);
      for (const ref of refs) transaction.delete(ref);
      transaction.delete(db.doc(`emailChanges/${uid}`));
      for (const { ref } of pages.docs) transaction.delete(ref);
      const kept = Object.fromEntries(
        GONE_WITH_THE_ORDER.flatMap(([part], index) => {
          const snapshot = goneNow[index];
          return snapshot?.exists ? [[part, [recordOf(snapshot)]]] : [];
        }),
      );
      transaction.set(rowOf(uid), {
        ...toData(closure),
        kept: closure.exportUntil === null ? null : kept,
      });
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
  async read(uid) {
    return parseDocument(closureSchema, await rowOf(uid).get());
  },
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
