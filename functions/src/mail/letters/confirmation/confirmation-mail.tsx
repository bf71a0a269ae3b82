import { formatDateTime } from '@wbd/domain/time';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import type { RegistrationDetails } from '../registration/registration-details.ts';
import { SessionPart } from '../registration/session-part.tsx';
import { texts as shared } from '../registration/texts.de.ts';
import { objectionOf } from '../registration/unasked.ts';
import { texts } from './texts.de.ts';

/** A person who registered or moved gets a confirmation, one whom an advisor registered gets an invitation. */
export function confirmationLetter(details: RegistrationDetails) {
  const { registration, seminar, session } = details;
  const { invitedBy, moves } = registration;
  const { title } = seminar;
  const words =
    invitedBy === null
      ? registeredWords(title, moves > 0)
      : invitedWords(title, invitedBy, details.contact.name);
  return {
    subject: words.subject(title, formatDateTime(session.time)),
    body: (
      <MailLayout
        preview={words.preview}
        heading={words.heading}
        reason={words.reason}
        objection={objectionOf(registration)}
        closing={texts.closing}
      >
        <Paragraph>{shared.greeting(registration.firstName)}</Paragraph>
        <Paragraph>{words.intro}</Paragraph>
        <SessionPart details={details} />
        <Paragraph>{moves > 0 ? texts.moved.calendar : texts.calendar}</Paragraph>
      </MailLayout>
    ),
  };
}

function registeredWords(title: string, isMoved: boolean) {
  const words = isMoved ? texts.moved : texts;
  return {
    subject: words.subject,
    preview: words.preview(title),
    heading: words.heading,
    intro: words.intro(title),
    reason: shared.reason,
  };
}

function invitedWords(title: string, advisor: string, sender: string) {
  const { invitation } = texts;
  return {
    subject: invitation.subject,
    preview: invitation.preview(advisor, title),
    heading: invitation.heading,
    intro: invitation.intro(advisor, title),
    reason: shared.reasonFor(sender, advisor),
  };
}
