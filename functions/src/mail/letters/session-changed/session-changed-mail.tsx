import { formatDateTime } from '@wbd/domain/time';
import { sessionChangedMail } from '../../occasions/registration-mails.ts';
import { defineLetter } from '../definition/define-letter.ts';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import type { RegistrationDetails } from '../registration/registration-details.ts';
import { SessionPart } from '../registration/session-part.tsx';
import { texts as shared } from '../registration/texts.de.ts';
import { objectionOf } from '../registration/unasked.ts';
import { readSeat, writeRegistrationMail } from '../registration/write-registration-mail.ts';
import { texts } from './texts.de.ts';

function sessionChangedLetter(details: RegistrationDetails) {
  const { registration, seminar, session } = details;
  return {
    subject: texts.subject(seminar.title, formatDateTime(session.time)),
    body: (
      <MailLayout
        preview={texts.preview(seminar.title)}
        heading={texts.heading}
        reason={shared.reason}
        objection={objectionOf(registration)}
      >
        <Paragraph>{shared.greeting(registration.firstName)}</Paragraph>
        <Paragraph>{texts.intro(seminar.title)}</Paragraph>
        <SessionPart details={details} />
        <Paragraph>{texts.calendar}</Paragraph>
      </MailLayout>
    ),
  };
}

export const sessionChanged = defineLetter('session-changed', {
  read: readSeat,
  write: (mail, details) => writeRegistrationMail(mail, details, sessionChangedLetter),
  example: ({ seat, now }) => ({ mail: sessionChangedMail(seat.registration, now), details: seat }),
});

/** Renders the letter from details that are not stored yet. */
export function previewOfChange(details: RegistrationDetails, now: Date) {
  const mail = sessionChangedMail(details.registration, now);
  return writeRegistrationMail(mail, details, sessionChangedLetter);
}
