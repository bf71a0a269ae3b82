import type { RegistrationMail } from '@wbd/domain/mails';
import { isReminded, type Registration, type Session } from '@wbd/domain/seminars';
import { reminderMail } from '../registration-mails.ts';

const HOUR_MS = 3_600_000;
/** Reminders leave this long before the session, or as soon after that as the schedule allows. */
export const REMINDER_AHEAD_MS = 24 * HOUR_MS;
/** A person who registered less than this ago has just read the confirmation. */
export const QUIET_AFTER_REGISTRATION_MS = 4 * HOUR_MS;

/** Whether the session has neither moved since the reminder was queued, nor begun, nor been called off. */
export function isStillDue(
  mail: RegistrationMail,
  { registration, session }: { registration: Registration; session: Session },
  now: Date,
): boolean {
  return isReminded(session, now) && reminderMail(registration, session, now).id === mail.id;
}
