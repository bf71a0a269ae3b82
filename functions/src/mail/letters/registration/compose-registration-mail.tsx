import { isPastDay } from '@wbd/domain/time';
import type { RegistrationMail } from '@wbd/domain/mails';
import { mailSender } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import type { Cause } from '../../notifications/cause.ts';
import { fullName, sessionFacts, toldOfReferral, type Told } from '../../notifications/told.ts';
import { oneClickAddress } from '../../objections/objection-link.ts';
import {
  confirmationMail,
  reminderMail,
  sessionChangedMail,
} from '../../occasions/registration-mails.ts';
import { isStillDue } from '../../occasions/reminder/reminder-times.ts';
import { calendarFile } from '../calendar/calendar-file.ts';
import { confirmationLetter } from '../confirmation/confirmation-mail.tsx';
import { defineLetter } from '../definition/define-letter.ts';
import { mailName, withMailName, withMailTitle } from '../layout/mail-words.ts';
import { writeMail } from '../layout/write-mail.ts';
import { reminderLetter } from '../reminder/reminder-mail.tsx';
import { sessionChangedLetter } from '../session-changed/session-changed-mail.tsx';
import { readRegistrationDetails } from './registration-details.repository.ts';
import type { RegistrationDetails } from './registration-details.ts';
import { registrationEntry } from './registration-entry.ts';
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
async function composeRegistrationMail(
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

/** Once the day of a session is over, its mails are dropped. */
async function readSeat(mail: RegistrationMail, now: Date): Promise<RegistrationDetails | null> {
  const details = await readRegistrationDetails(mail);
  return details && !isPastDay(details.session, now) ? details : null;
}

export const registrationConfirmation = defineLetter('registration-confirmation', {
  read: readSeat,
  write: composeRegistrationMail,
  example: ({ seat }) => ({ mail: confirmationMail(seat.registration), details: seat }),
  told: toldOfSeat,
});

export const sessionReminder = defineLetter('session-reminder', {
  async read(mail, now) {
    const details = await readSeat(mail, now);
    return details && isStillDue(mail, details, now) ? details : null;
  },
  write: composeRegistrationMail,
  example: ({ seat, now }) => ({
    mail: reminderMail(seat.registration, seat.session, now),
    details: seat,
  }),
});

export const sessionChanged = defineLetter('session-changed', {
  read: readSeat,
  write: composeRegistrationMail,
  example: ({ seat, now }) => ({
    mail: sessionChangedMail(seat.registration, now),
    details: seat,
  }),
});

/** The person's advisor and the host hear of a seat that the person took; the host also that it was the last one. */
function toldOfSeat(
  mail: RegistrationMail,
  { registration, session, seminar, referral }: Cause,
): Told[] {
  const isStill = registration?.registeredAt.getTime() === mail.registeredAt.getTime();
  if (!registration || !isStill || !session || !seminar) return [];
  const told: Told[] = [];
  const { advisor, customer } = registration;
  // an advisor who registers people knows it, and a host hears of a colleague's guests by the mail about them
  const isNews = registration.page !== null && registration.moves === 0;
  for (const uid of isNews ? new Set([advisor, session.advisor]) : []) {
    const about = {
      ...sessionFacts(session, seminar, uid),
      customer,
      isOwn: uid === advisor,
      name: fullName(registration),
    };
    told.push({ event: 'registered', uid, key: mail.id, about });
  }
  if (session.registrationCount >= session.maxParticipants) {
    const about = sessionFacts(session, seminar, session.advisor);
    // a session that fills up again does not notify again, unless it has become larger
    const key = `${session.id} ${session.maxParticipants}`;
    told.push({ event: 'full', uid: session.advisor, key, about });
  }
  return [...told, ...toldOfReferral(referral, registration.registeredAt)];
}
