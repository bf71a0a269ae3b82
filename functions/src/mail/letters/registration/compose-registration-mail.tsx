import type { RegistrationMail } from '@wbd/domain/mails';
import { mailSender } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { calendarFile } from '../calendar/calendar-file.ts';
import { confirmationLetter } from '../confirmation/confirmation-mail.tsx';
import { mailName, withMailName, withMailTitle } from '../layout/mail-words.ts';
import { writeMail } from '../layout/write-mail.ts';
import { reminderLetter } from '../reminder/reminder-mail.tsx';
import { sessionChangedLetter } from '../session-changed/session-changed-mail.tsx';
import { oneClickAddress } from '../../objections/objection-link.ts';
import { registrationEntry } from './registration-entry.ts';
import type { RegistrationDetails } from './registration-details.ts';
import { isUnasked } from './unasked.ts';

const letters = {
  'registration-confirmation': confirmationLetter,
  'session-reminder': reminderLetter,
  'session-changed': sessionChangedLetter,
} as const;

/**
 * Writes a mail to a participant. Each but the reminder, which tells nothing new, carries the calendar entry.
 * @returns null when the person has no e-mail address
 */
export async function composeRegistrationMail(
  mail: RegistrationMail,
  stored: RegistrationDetails,
): Promise<OutgoingMail | null> {
  const details = withMailWords(stored);
  const { firstName, lastName, email } = details.registration;
  if (email === null) return null;
  const { subject, body } = letters[mail.kind](details);
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
