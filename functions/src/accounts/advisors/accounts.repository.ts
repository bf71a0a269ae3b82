import type { Account } from '@wbd/domain/accounts';
import type { AdvisorMail } from '@wbd/domain/mails';
import { db, isOutdated, toData } from '../../core/firestore.ts';
import { readLogin } from '../../core/logins.ts';
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

export const accountsRepository: AccountsRepository = {
  uidOf: uidWithEmail,
  async addressOf(uid) {
    const login = await readLogin(uid);
    return login && { email: login.email ?? null, confirmed: login.emailVerified };
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
