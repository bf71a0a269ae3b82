import type { Account } from '@wbd/domain/accounts';
import type { AdvisorMail } from '@wbd/domain/mails';
import { addressStandingOf, type AddressStanding } from '@wbd/domain/rights';
import { db, isOutdated, toData } from '../../core/firestore.ts';
import { readLogin } from '../../core/logins.ts';
import { readAccount, uidWithEmail } from '../../core/people.repository.ts';

export interface AccountsRepository {
  /** @returns the uid of the advisor whose account has the address, whatever login claims it */
  uidOf(email: string): Promise<string | null>;
  /** Compares the login's address with the account's; null without a login. */
  standingOf(account: Account): Promise<AddressStanding | null>;
  account(uid: string): Promise<Account | null>;
  /** Writes the row of a mail; one that is there already stays as it is. */
  enqueue(mail: AdvisorMail): Promise<void>;
  /** Costs the database what `enqueue` costs, and leaves nothing. */
  enqueueDecoy(mail: AdvisorMail): Promise<void>;
}

export const accountsRepository: AccountsRepository = {
  uidOf: uidWithEmail,
  async standingOf(account) {
    const login = await readLogin(account.id);
    if (!login) return null;
    const { email = null, emailVerified: isVerified } = login;
    return addressStandingOf(account, { email, isVerified });
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
