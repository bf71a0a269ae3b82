import { formatDateTime } from '@wbd/domain/time';
import { reminderMail } from '../../occasions/registration-mails.ts';
import { isStillDue } from '../../occasions/reminder/reminder-times.ts';
import { defineLetter } from '../definition/define-letter.ts';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import type { RegistrationDetails } from '../registration/registration-details.ts';
import { SessionPart } from '../registration/session-part.tsx';
import { texts as shared } from '../registration/texts.de.ts';
import { objectionOf } from '../registration/unasked.ts';
import { readSeat, writeRegistrationMail } from '../registration/write-registration-mail.ts';
import { texts } from './texts.de.ts';

function reminderLetter(details: RegistrationDetails) {
  const { registration, seminar, session, contact } = details;
  return {
    subject: texts.subject(seminar.title, formatDateTime(session.time)),
    body: (
      <MailLayout
        preview={texts.preview(seminar.title)}
        heading={texts.heading}
        reason={shared.reasonFor(contact.name, registration.invitedBy)}
        objection={objectionOf(registration)}
        closing={texts.closing}
      >
        <Paragraph>{shared.greeting(registration.firstName)}</Paragraph>
        <Paragraph>{texts.intro(seminar.title)}</Paragraph>
        <SessionPart details={details} />
      </MailLayout>
    ),
  };
}

export const sessionReminder = defineLetter('session-reminder', {
  async read(mail, now) {
    const details = await readSeat(mail, now);
    return details && isStillDue(mail, details, now) ? details : null;
  },
  write: (mail, details) => writeRegistrationMail(mail, details, reminderLetter),
  example: ({ seat, now }) => ({
    mail: reminderMail(seat.registration, seat.session, now),
    details: seat,
  }),
});
