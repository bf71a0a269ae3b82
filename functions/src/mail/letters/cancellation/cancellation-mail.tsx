import { isPastDay, formatDateTime } from '@wbd/domain/time';
import type { CancellationMail } from '@wbd/domain/mails';
import { bookingOf } from '@wbd/domain/seats';
import { Link } from '@react-email/components';
import { seatAddress, seatToken } from '../../../core/seat-token.ts';
import { mailSender } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { objectionPageOf } from '../../objections/objection-link.ts';
import { cancellationMail } from '../../occasions/registration-mails.ts';
import { calendarFile } from '../calendar/calendar-file.ts';
import { defineLetter } from '../definition/define-letter.ts';
import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { withMailName, withMailTitle } from '../layout/mail-words.ts';
import * as styles from '../layout/styles.ts';
import { writeMail } from '../layout/write-mail.ts';
import { readContact } from '../registration/contact.repository.ts';
import { AskAdvisor, type Contact } from '../registration/contact.tsx';
import { isRegistered } from '../registration/registration-details.repository.ts';
import { reasonOf, whenAndWhere } from '../registration/session-part.tsx';
import { texts as shared } from '../registration/texts.de.ts';
import { readReplacement, type Replacement } from './replacement.repository.ts';
import { calledOffTexts as words, texts as byReason } from './texts.de.ts';

/** Sequence numbers count seconds: a cancellation comes after an entry written in the same second. */
const SEQUENCE_STEP_MS = 1_000;

interface CancellationDetails {
  contact: Contact | null;
  /** null unless the host called the session off */
  replacement: Replacement | null;
}

/**
 * Writes to a person who no longer has a seat in a session, and takes it out of their calendar.
 * @returns null when the person has no e-mail address
 */
async function composeCancellation(
  row: CancellationMail,
  { contact, replacement }: CancellationDetails,
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
        {replacement && <OtherDates row={row} replacement={replacement} />}
        <Paragraph>{texts.calendar}</Paragraph>
        {contact && <AskAdvisor question={texts.question} contact={contact} />}
      </MailLayout>
    ),
  });
}

/** The replacement, or all other sessions. The linked page asks before it moves the seat. */
function OtherDates({ row, replacement }: { row: CancellationMail; replacement: Replacement }) {
  const { session } = replacement;
  const href = seatAddress(seatToken(row));
  if (!session) {
    return (
      <Paragraph>
        {words.otherDates}
        <Link href={href} className="link" style={styles.textLink}>
          {words.otherDatesLink}
        </Link>
      </Paragraph>
    );
  }
  const when = formatDateTime(session.time);
  return (
    <>
      <Paragraph>{words.replacement(when, session.location)}</Paragraph>
      <Action href={href} label={words.takeReplacement(when)} />
    </>
  );
}

export const registrationCancelled = defineLetter('registration-cancelled', {
  async read(mail, now) {
    if (isPastDay(mail, now)) return null;
    const isSessionCancelled = mail.reason === 'session-cancelled';
    const [contact, isBack, replacement] = await Promise.all([
      readContact(mail.advisor),
      isRegistered(mail),
      isSessionCancelled ? readReplacement(mail.session, now) : null,
    ]);
    // a person who has registered again would mistake it for news about the new seat
    if (isBack) return null;
    // everyone is notified of a cancelled session, even if their advisor is gone
    const isForAll = isSessionCancelled || mail.reason === 'advisor-left';
    return contact || isForAll ? { contact, replacement } : null;
  },
  write: composeCancellation,
  example: ({ seat: { registration, session, seminar, contact }, now }) => ({
    mail: cancellationMail(registration, { session, seminar, now, reason: 'removed' }),
    details: { contact, replacement: null },
  }),
});
