import {
  accountSchema,
  emailChangeSchema,
  type Account,
  type EmailChange,
} from '@wbd/domain/accounts';
import type { EmailChangeMail } from '@wbd/domain/mails';
import { db, isOutdated, parseDocument, toData } from '../../../core/firestore.ts';
import { readAccount, uidWithEmail } from '../../../core/people.repository.ts';

export interface EmailChangesRepository {
  account(uid: string): Promise<Account | null>;
  /** the advisor whose account has the address */
  uidOf(email: string): Promise<string | null>;
  enqueue(mail: EmailChangeMail): Promise<void>;
  order(change: EmailChange): Promise<void>;
  /** @returns null when none is under way */
  read(uid: string): Promise<EmailChange | null>;
  /**
   * Gives the account the address, tells the one before, and ends the change, all in one; only ends it when the account is
   * gone. Does nothing when another change is under way by now.
   */
  finish(change: EmailChange, notice: EmailChangeMail | null): Promise<void>;
  /** Ends a change that cannot be carried out. */
  abandon(change: EmailChange): Promise<void>;
}

const rowOf = (uid: string) => db.doc(`emailChanges/${uid}`);
const isSame = (one: EmailChange | null, other: EmailChange) =>
  one?.to === other.to && one.at.getTime() === other.at.getTime();

export const emailChanges: EmailChangesRepository = {
  account: readAccount,
  uidOf: uidWithEmail,
  async enqueue(mail) {
    try {
      await db.doc(`mails/${mail.id}`).create(toData(mail));
    } catch (error) {
      if (!isOutdated(error)) throw error;
    }
  },
  async order(change) {
    await rowOf(change.id).set(toData(change));
  },
  async read(uid) {
    return parseDocument(emailChangeSchema, await rowOf(uid).get());
  },
  finish: (change, notice) =>
    db.runTransaction(async (transaction) => {
      const account = db.doc(`accounts/${change.id}`);
      const [rowNow, accountNow] = await transaction.getAll(rowOf(change.id), account);
      if (!rowNow || !accountNow) throw new Error('getAll fell short');
      if (!isSame(parseDocument(emailChangeSchema, rowNow), change)) return;
      transaction.delete(rowNow.ref);
      if (!parseDocument(accountSchema, accountNow)) return;
      transaction.update(account, { email: change.to });
      if (notice) transaction.set(db.doc(`mails/${notice.id}`), toData(notice));
    }),
  abandon: (change) =>
    db.runTransaction(async (transaction) => {
      const rowNow = await transaction.get(rowOf(change.id));
      if (isSame(parseDocument(emailChangeSchema, rowNow), change)) transaction.delete(rowNow.ref);
    }),
};
