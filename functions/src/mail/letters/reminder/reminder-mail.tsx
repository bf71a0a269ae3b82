import { formatDateTime } from '@wbd/domain/time';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import type { RegistrationDetails } from '../registration/registration-details.ts';
import { SessionPart } from '../registration/session-part.tsx';
import { texts as shared } from '../registration/texts.de.ts';
import { objectionOf } from '../registration/unasked.ts';
import { texts } from './texts.de.ts';

export function reminderLetter(details: RegistrationDetails) {
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
