import { formatDateTime } from '@wbd/domain/time';
import type { SessionMessageMail } from '@wbd/domain/mails';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { sessionMessageMail } from '../../occasions/registration-mails.ts';
import { defineLetter } from '../definition/define-letter.ts';
import { Lines } from '../layout/lines.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { withMailName, withMailTitle } from '../layout/mail-words.ts';
import { writeMail } from '../layout/write-mail.ts';
import { SessionPart } from '../registration/session-part.tsx';
import { takesPlace } from '../registration/takes-place.ts';
import { texts as shared } from '../registration/texts.de.ts';
import { objectionOf } from '../registration/unasked.ts';
import { readMessageDetails, type MessageDetails } from './session-message.repository.ts';
import { texts } from './texts.de.ts';

/**
 * Writes to a participant what the seminar's owner wrote. Answers go to the owner.
 * @returns null when the person has no e-mail address
 */
async function composeSessionMessage(
  mail: SessionMessageMail,
  stored: MessageDetails,
): Promise<OutgoingMail | null> {
  const registration = withMailName(stored.registration);
  const details = { ...stored, registration, seminar: withMailTitle(stored.seminar) };
  const { host, seminar, session } = details;
  const { firstName, lastName, email } = registration;
  if (email === null) return null;
  return writeMail(mail, {
    to: { name: `${firstName} ${lastName}`, address: email },
    replyTo: host,
    subject: texts.subject(seminar.title, formatDateTime(session.time)),
    body: (
      <MailLayout
        preview={texts.preview(host.name)}
        heading={texts.heading}
        reason={shared.reason}
        objection={objectionOf(stored.registration)}
      >
        <Paragraph>{shared.greeting(firstName)}</Paragraph>
        <Paragraph>{texts.intro(host.name, seminar.title)}</Paragraph>
        <Paragraph>
          <Lines text={details.text} />
        </Paragraph>
        <SessionPart details={details} />
      </MailLayout>
    ),
  });
}

export const sessionMessage = defineLetter('session-message', {
  async read(mail, now) {
    const details = await readMessageDetails(mail);
    return details && takesPlace(details.session, now) ? details : null;
  },
  write: composeSessionMessage,
  example: ({ seat, now }) => ({
    mail: sessionMessageMail(seat.registration, { id: 'message', createdAt: now }),
    details: { ...seat, text: 'Bitte bringt einen Stift mit.\nBis bald!', host: seat.contact },
  }),
});
