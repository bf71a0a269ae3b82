import type { Account } from '@wbd/domain/accounts';
import type { AdvisorMail } from '@wbd/domain/mails';
import { FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import { app, db, isOutdated, toData } from '../../core/firestore.ts';
import { readAccount, uidWithEmail } from '../../core/people.repository.ts';

/** What a login says about its address. */
export interface AddressOfLogin {
  email: string | null;
  confirmed: boolean;
}

export interface AccountsRepository {
  /** @returns the uid of the advisor whose account has the address, whatever login claims it */
  uidOf(email: string): Promise<string | null>;
  addressOf(uid: string): Promise<AddressOfLogin | null>;
  account(uid: string): Promise<Account | null>;
  /** Writes the row of a mail; one that is there already stays as it is. */
  enqueue(mail: AdvisorMail): Promise<void>;
  /** Costs the database what `enqueue` costs, and leaves nothing. */
  enqueueDecoy(mail: AdvisorMail): Promise<void>;
}

async function knownOrNull<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.code === 'auth/user-not-found') return null;
    throw error;
  }
}

export const accountsRepository: AccountsRepository = {
  uidOf: uidWithEmail,
  async addressOf(uid) {
    const user = await knownOrNull(() => getAuth(app).getUser(uid));
    return user && { email: user.email ?? null, confirmed: user.emailVerified };
  },
  account: readAccount,
  async enqueue(mail) {
    try {
      await db.doc(`mails/${mail.id}`).create(toData(mail));
    } catch (error) {
      if (!isOutdated(error)) throw error;
    }
  },
  async enqueueDecoy(mail) {
    await db.doc(`mails/${mail.id}`).delete();
  },
};
