import { announcedSchema, type Announced } from '@wbd/domain/bookkeeping';
import { accountSchema, type Account } from '@wbd/domain/accounts';
import { publicConfigSchema } from '@wbd/domain/content';
import { hasAgreed, type Announcement } from '@wbd/domain/contracts';
import type { Mail } from '@wbd/domain/mails';
import { FieldPath } from 'firebase-admin/firestore';
import { db, parseDocument, parseDocuments, toData } from '../../core/firestore.ts';

export interface AgreementsRepository {
  /**
   * Changes an account in a transaction, unless `decide` returns null.
   * @returns false for an unknown account
   */
  change(
    uid: string,
    decide: (account: Account) => Pick<Account, 'agreement' | 'contractDue'> | null,
  ): Promise<boolean>;
  announcements(): Promise<readonly Announcement[]>;
  /**
   * Enqueues the mails about an announcement to the next accounts, marks those that have to accept it, and notes how far it
   * came, all or nothing: who was told is never told again, and no one is left out where a process dies.
   * @returns how many accounts it went through; null once all are told
   */
  announceToNext(
    announcement: Announcement,
    most: number,
    mailFor: (uid: string) => Mail,
  ): Promise<number | null>;
}

export const agreementsRepository: AgreementsRepository = {
  change: (uid, decide) =>
    db.runTransaction(async (transaction) => {
      const account = parseDocument(
        accountSchema,
        await transaction.get(db.doc(`accounts/${uid}`)),
      );
      const changes = account && decide(account);
      if (changes) transaction.update(db.doc(`accounts/${uid}`), { ...changes });
      return account !== null;
    }),
  async announcements() {
    const config = parseDocument(publicConfigSchema, await db.doc('config/public').get());
    return config?.announcements ?? [];
  },
  announceToNext: (announcement, most, mailFor) =>
    db.runTransaction(async (transaction) => {
      const row = db.doc(`operations/announced-${announcement.id}`);
      const stored = announcedSchema.safeParse((await transaction.get(row)).data());
      const { after, isDone } = stored.success ? stored.data : { after: null, isDone: false };
      if (isDone) return null;
      const ordered = db.collection('accounts').orderBy(FieldPath.documentId()).limit(most);
      const { docs } = await transaction.get(after === null ? ordered : ordered.startAfter(after));
      for (const account of parseDocuments(accountSchema, docs)) {
        const isContract = announcement.kind === 'contract';
        if (isContract && hasAgreed(account)) continue;
        if (isContract) {
          transaction.update(db.doc(`accounts/${account.id}`), { contractDue: announcement.id });
        }
        const mail = mailFor(account.id);
        transaction.create(db.doc(`mails/${mail.id}`), toData(mail));
      }
      const last = docs.at(-1)?.id ?? after;
      const told: Announced = { after: last, isDone: docs.length < most };
      transaction.set(row, told);
      return docs.length;
    }),
};
