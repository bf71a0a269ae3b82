import type { CancellationMail } from '@wbd/domain/mails';
import { bookingOf } from '@wbd/domain/seats';
import { formatDateTime } from '@wbd/domain/time';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { mailSender } from '../../../core/settings.ts';
import { calendarFile } from '../calendar/calendar-file.ts';
import { objectionPageOf } from '../../objections/objection-link.ts';
import { Facts } from '../layout/facts.tsx';
import { withMailName, withMailTitle } from '../layout/mail-words.ts';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { writeMail } from '../layout/write-mail.ts';
import { AskAdvisor, type Contact } from '../registration/contact.tsx';
import { reasonOf, whenAndWhere } from '../registration/session-part.tsx';
import { texts as shared } from '../registration/texts.de.ts';
import { texts as byReason } from './texts.de.ts';

/** Sequence numbers count seconds: a cancellation comes after an entry written in the same second. */
const SEQUENCE_STEP_MS = 1_000;

/**
 * Writes to a person who no longer has a seat in a session, and takes it out of their calendar.
 * @param contact null when the person's advisor is gone
 * @returns null when the person has no e-mail address
 */
export async function composeCancellation(
  row: CancellationMail,
  contact: Contact | null,
): Promise<OutgoingMail | null> {
  const mail = withMailName(withMailTitle(row));
  const { title, time, duration, location, email } = mail;
  if (email === null) return null;
  const texts = byReason[mail.reason];
  const to = { name: `${mail.firstName} ${mail.lastName}`, address: email };
  const end = new Date(time.getTime() + duration * 60_000);
  const entry = {
    booking: bookingOf(mail),
    moves: mail.moves,
    revision: new Date(mail.cancelledAt.getTime() + SEQUENCE_STEP_MS),
    start: time,
    end,
    title,
    description: '',
    location,
    url: null,
    attendee: to,
  };
  return writeMail(mail, {
    to,
    ...(contact && { replyTo: contact }),
    subject: texts.subject(title, formatDateTime(time)),
    calendar: calendarFile('CANCEL', entry, mailSender()),
    body: (
      <MailLayout
        preview={texts.preview(title)}
        heading={texts.heading}
        reason={texts.reason}
        objection={objectionPageOf(email)}
      >
        <Paragraph>{shared.greeting(mail.firstName)}</Paragraph>
        <Paragraph>{texts.intro(title)}</Paragraph>
        <Facts facts={[...whenAndWhere(title, time, end, location), ...reasonOf(mail)]} />
        <Paragraph>{texts.calendar}</Paragraph>
        {contact && <AskAdvisor question={texts.question} contact={contact} />}
      </MailLayout>
    ),
  });
}
