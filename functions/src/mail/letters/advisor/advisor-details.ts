import type { Account } from '@wbd/domain/accounts';
import type { Advisor } from '@wbd/domain/advisors';

/** Everything a mail to an advisor about their account tells. */
export interface AdvisorDetails {
  advisor: Advisor;
  account: Account;
  /** whether the account's address has been proven to be the advisor's */
  emailVerified: boolean;
}
