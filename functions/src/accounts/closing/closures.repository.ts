import {
  accountClosureSchema,
  accountSchema,
  type Account,
  type AccountClosure,
} from '@wbd/domain/accounts';
import { advisorSchema, type Advisor } from '@wbd/domain/advisors';
import { deletedBy, EXPORT_PARTS } from '@wbd/domain/collections';
import type { ClosureMail } from '@wbd/domain/mails';
import { documentsOf } from '../../core/documents-of.ts';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';
import { recordOf } from '../advisors/advisor-data.repository.ts';

/** What an order writes together. */
export interface ClosureOrder {
  closure: AccountClosure;
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
    decide: (current: AccountClosure) => AccountClosure | null,
    mail?: ClosureMail,
  ): Promise<AccountClosure | null>;
  read(uid: string): Promise<AccountClosure | null>;
  /** Removes the row of a closure that is done. */
  remove(uid: string): Promise<void>;
  /** @returns closures that no process works on */
  due(now: Date, most: number): Promise<string[]>;
}

const GONE_WITH_THE_ORDER = deletedBy('order');

/** Parts of the export that the order itself removes, by collection. */
const PARTS = new Map<string, string>(
  EXPORT_PARTS.map(({ collection, part }) => [collection, part]),
);

const rowOf = (uid: string) => db.doc(`accountClosures/${uid}`);

export const closuresRepository: ClosuresRepository = {
  order: (uid, decide) =>
    db.runTransaction(async (transaction) => {
      const [rowNow, accountNow, advisorNow] = await transaction.getAll(
        rowOf(uid),
        db.doc(`accounts/${uid}`),
        db.doc(`advisors/${uid}`),
      );
      if (!advisorNow || !accountNow || !rowNow) throw new Error('getAll fell short');
      const advisor = parseDocument(advisorSchema, advisorNow);
      const account = parseDocument(accountSchema, accountNow);
      if (!advisor || !account) return rowNow.exists;
      const gone = await Promise.all(
        GONE_WITH_THE_ORDER.map(async (found) => ({
          part: PARTS.get(found.collection),
          docs: (await transaction.get(documentsOf(found, uid))).docs,
        })),
      );
      const { closure, mail } = decide(advisor, account);
      for (const { ref } of gone.flatMap(({ docs }) => docs)) transaction.delete(ref);
      const kept = Object.fromEntries(
        gone.flatMap(({ part, docs }) =>
          part !== undefined && docs.length > 0 ? [[part, docs.map(recordOf)]] : [],
        ),
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
      const current = parseDocument(accountClosureSchema, await transaction.get(rowOf(uid)));
      const next = current && decide(current);
      if (!next) return null;
      transaction.set(rowOf(uid), toData(next));
      if (mail) transaction.set(db.doc(`mails/${mail.id}`), toData(mail));
      return next;
    }),
  async read(uid) {
    return parseDocument(accountClosureSchema, await rowOf(uid).get());
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
    return parseDocuments(accountClosureSchema, docs).map(({ id }) => id);
  },
};
