import type { Advisor } from '@wbd/domain/advisors';
import type { Appointment, AppointmentRequest } from '@wbd/domain/appointments';
import type { Customer, Referral } from '@wbd/domain/customers';
import type { Registration, Seminar, Session, WaitingEntry } from '@wbd/domain/seminars';

/** What a mail is about, as far as it is stored; null for what is not there or what the mail does not name. */
export interface Cause {
  session: Session | null;
  seminar: Seminar | null;
  customer: Customer | null;
  /** the seat of the customer in the session */
  registration: Registration | null;
  /** their place on its waiting list */
  entry: WaitingEntry | null;
  /** how the customer came, if an advisor shared the link */
  referral: Referral | null;
  request: AppointmentRequest | null;
  appointment: Appointment | null;
  /** the advisor who registered guests, or whom news of a team are about */
  colleague: Advisor | null;
}
