import { isPastDay, formatDateTime } from '@wbd/domain/time';
import type { CancellationMail } from '@wbd/domain/mails';
import { bookingOf } from '@wbd/domain/seats';
import { mailSender } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { objectionPageOf } from '../../objections/objection-link.ts';
import { cancellationMail } from '../../occasions/registration-mails.ts';
import { calendarFile } from '../calendar/calendar-file.ts';
import { defineLetter } from '../definition/define-letter.ts';
import { Facts } from '../layout/facts.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { withMailName, withMailTitle } from '../layout/mail-words.ts';
import { writeMail } from '../layout/write-mail.ts';
import { readContact } from '../registration/contact.repository.ts';
import { AskAdvisor, type Contact } from '../registration/contact.tsx';
import { isRegistered } from '../registration/registration-details.repository.ts';
import { reasonOf, whenAndWhere } from '../registration/session-part.tsx';
import { texts as shared } from '../registration/texts.de.ts';
import { texts as byReason } from './texts.de.ts';

/** Sequence numbers count seconds: a cancellation comes after an entry written in the same second. */
const SEQUENCE_STEP_MS = 1_000;

/**
 * Writes to a person who no longer has a seat in a session, and takes it out of their calendar.
 * @returns null when the person has no e-mail address
 */
async function composeCancellation(
  row: CancellationMail,
  { contact }: { contact: Contact | null },
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

export const registrationCancelled = defineLetter('registration-cancelled', {
  async read(mail, now) {
    if (isPastDay(mail, now)) return null;
    const [contact, isBack] = await Promise.all([readContact(mail.advisor), isRegistered(mail)]);
    // a person who has registered again would mistake it for news about the new seat
    if (isBack) return null;
    // everyone is notified of a cancelled session, even if their advisor is gone
    const isForAll = mail.reason === 'session-cancelled' || mail.reason === 'advisor-left';
    return contact || isForAll ? { contact } : null;
  },
  write: composeCancellation,
  example: ({ seat: { registration, session, seminar, contact }, now }) => ({
    mail: cancellationMail(registration, { session, seminar, now, reason: 'removed' }),
    details: { contact },
  }),
});
