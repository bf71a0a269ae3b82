import type { RegistrationMail } from '@wbd/domain/mails';
import type { ReactElement } from 'react';
import { mailSender } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { oneClickAddress } from '../../objections/objection-link.ts';
import { calendarFile } from '../calendar/calendar-file.ts';
import { mailName, withMailName, withMailTitle } from '../layout/mail-words.ts';
import { writeMail } from '../layout/write-mail.ts';
import { readRegistrationDetails } from './registration-details.repository.ts';
import type { RegistrationDetails } from './registration-details.ts';
import { registrationEntry } from './registration-entry.ts';
import { takesPlace } from './takes-place.ts';
import { isUnasked } from './unasked.ts';

/** @returns null without the seat, and once the day of the session is over */
export async function readSeat(
  mail: RegistrationMail,
  now: Date,
): Promise<RegistrationDetails | null> {
  const details = await readRegistrationDetails(mail);
  return details && takesPlace(details.session, now) ? details : null;
}

/**
 * Writes a mail to a participant. Each but the reminder, which tells nothing new, carries the calendar entry.
 * @returns null when the person has no e-mail address
 */
export async function writeRegistrationMail(
  mail: RegistrationMail,
  stored: RegistrationDetails,
  letterOf: (details: RegistrationDetails) => { subject: string; body: ReactElement },
): Promise<OutgoingMail | null> {
  const details = withMailWords(stored);
  const { firstName, lastName, email } = details.registration;
  if (email === null) return null;
  const { subject, body } = letterOf(details);
  return writeMail(mail, {
    to: { name: `${firstName} ${lastName}`, address: email },
    replyTo: details.contact,
    subject,
    body,
    oneClick: isUnasked(mail, details.registration) ? oneClickAddress(email) : null,
    calendar:
      mail.kind === 'session-reminder'
        ? null
        : calendarFile('REQUEST', registrationEntry(details, email), mailSender()),
  });
}

function withMailWords(details: RegistrationDetails): RegistrationDetails {
  const { registration, seminar } = details;
  const { invitedBy } = registration;
  return {
    ...details,
    registration: {
      ...withMailName(registration),
      invitedBy: invitedBy === null ? null : mailName(invitedBy),
    },
    seminar: withMailTitle(seminar),
  };
}
