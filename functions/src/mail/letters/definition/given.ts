import type { Advisor } from '@wbd/domain/advisors';
import type { Customer } from '@wbd/domain/customers';
import type { WaitingEntry } from '@wbd/domain/seminars';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import type { RegistrationDetails } from '../registration/registration-details.ts';

/** Data for the example of a letter. */
export interface Given {
  now: Date;
  /** of an advisor's account */
  account: AdvisorDetails;
  /** one of the advisor's customers */
  customer: Customer;
  /** the customer's seat in a session */
  seat: RegistrationDetails;
  /** the customer's place on its waiting list */
  entry: WaitingEntry;
  colleague: Advisor;
  /** overrides facts of the row, and details */
  facts: object;
  details: object;
}
