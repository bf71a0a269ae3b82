import type { Account, Advisor } from '@wbd/domain';

/** Everything a mail to an advisor about their account tells. */
export interface AdvisorDetails {
  advisor: Advisor;
  account: Account;
  /** whether the address has been proven to be the advisor's */
  emailVerified: boolean;
}
