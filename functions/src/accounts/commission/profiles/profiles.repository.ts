import {
  bankAccountSchema,
  payerAccount,
  payerSchema,
  taxProfileSchema,
  type BankAccount,
  type Payer,
  type TaxProfile,
} from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import type { Notification } from '@wbd/domain/notifications';
import { db, parseDocument, toData, type NewDocument } from '../../../core/firestore.ts';

interface ChangedTaxProfile {
  profile: TaxProfile;
  account: BankAccount;
  /** the entry of the change and its mails */
  rows: readonly NewDocument[];
  notification: Notification | null;
}

interface ChangedPayer {
  payer: Payer;
  account: BankAccount;
  rows: readonly NewDocument[];
}

export interface ProfilesRepository {
  /**
   * Stores what `change` derives from a partner's current profile and account, all or nothing. Each of several concurrent
   * changes sees the result of the previous one.
   * @throws AppError `permission/denied` for an advisor who is gone; what `change` throws
   */
  changeTaxProfile(
    uid: string,
    change: (stored: {
      profile: TaxProfile | null;
      account: BankAccount | null;
    }) => ChangedTaxProfile,
  ): Promise<void>;
  /** The same for an organisation. */
  changePayer(
    org: string,
    change: (stored: { payer: Payer | null; account: BankAccount | null }) => ChangedPayer,
  ): Promise<void>;
}

export const taxProfileRow = (uid: string) => db.doc(`taxProfiles/${uid}`);
export const bankAccountRow = (owner: string) => db.doc(`bankAccounts/${owner}`);
export const payerRow = (payer: string) => db.doc(`payers/${payer}`);

/** @returns null while the organisation has not said how it is named */
export const readPayer = async (payer: string): Promise<Payer | null> =>
  parseDocument(payerSchema, await payerRow(payer).get());

export const profilesRepository: ProfilesRepository = {
  changeTaxProfile: (uid, change) =>
    db.runTransaction(async (transaction) => {
      const [advisor, profileNow, accountNow] = await transaction.getAll(
        db.doc(`advisors/${uid}`),
        taxProfileRow(uid),
        bankAccountRow(uid),
      );
      if (!advisor || !profileNow || !accountNow) throw new Error('getAll fell short');
      // an account that is being closed takes the profile with it
      if (!advisor.exists) throw new AppError('permission/denied');
      const { profile, account, rows, notification } = change({
        profile: parseDocument(taxProfileSchema, profileNow),
        account: parseDocument(bankAccountSchema, accountNow),
      });
      transaction.set(profileNow.ref, toData(profile));
      transaction.set(accountNow.ref, toData(account));
      for (const { path, data } of rows) transaction.create(db.doc(path), data);
      if (notification) {
        transaction.set(db.doc(`notifications/${notification.id}`), toData(notification));
      }
    }),
  changePayer: (org, change) =>
    db.runTransaction(async (transaction) => {
      const [payerNow, accountNow] = await transaction.getAll(
        payerRow(org),
        bankAccountRow(payerAccount(org)),
      );
      if (!payerNow || !accountNow) throw new Error('getAll fell short');
      const { payer, account, rows } = change({
        payer: parseDocument(payerSchema, payerNow),
        account: parseDocument(bankAccountSchema, accountNow),
      });
      transaction.set(payerNow.ref, toData(payer));
      transaction.set(accountNow.ref, toData(account));
      for (const { path, data } of rows) transaction.create(db.doc(path), data);
    }),
};
