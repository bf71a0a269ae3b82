import {
  bankAccountSchema,
  payerAccount,
  payerSchema,
  type BankAccount,
  type Payer,
} from '@wbd/domain/commission';
import { AppError } from '@wbd/domain/errors';
import { db, parseDocument, toData } from '../../../core/firestore.ts';
import type { SetPayerPorts } from './set-payer.service.ts';
import type { SetTaxProfilePorts } from './set-tax-profile.service.ts';

export const taxProfileRow = (uid: string) => db.doc(`taxProfiles/${uid}`);
export const bankAccountRow = (owner: string) => db.doc(`bankAccounts/${owner}`);
const payerRow = (payer: string) => db.doc(`payers/${payer}`);

export const accountOf = (owner: string, iban: string): BankAccount => ({
  id: owner,
  iban,
  expiresAt: null,
});

/** @returns null while the organisation has not said how it is named */
export const readPayer = async (payer: string): Promise<Payer | null> =>
  parseDocument(payerSchema, await payerRow(payer).get());

export const profilesRepository: SetTaxProfilePorts['profiles'] & SetPayerPorts['profiles'] = {
  async iban(owner) {
    return parseDocument(bankAccountSchema, await bankAccountRow(owner).get())?.iban ?? null;
  },
  async storeTaxProfile(profile, iban, notification) {
    const { id: uid } = profile;
    await db.runTransaction(async (transaction) => {
      // an account that is being closed takes the profile with it
      const advisor = await transaction.get(db.doc(`advisors/${uid}`));
      if (!advisor.exists) throw new AppError('permission/denied');
      transaction.set(taxProfileRow(uid), toData(profile));
      transaction.set(bankAccountRow(uid), toData(accountOf(uid, iban)));
      if (notification) {
        transaction.set(db.doc(`notifications/${notification.id}`), toData(notification));
      }
    });
  },
  async storePayer(payer, iban) {
    const owner = payerAccount(payer.id);
    const batch = db.batch();
    batch.set(payerRow(payer.id), toData(payer));
    batch.set(bankAccountRow(owner), toData(accountOf(owner, iban)));
    await batch.commit();
  },
};
