import { isPastDay, formatDateTime } from '@wbd/domain/time';
import { isPlaceReminded, isSeatHeld, registrationPath } from '@wbd/domain/seats';
import type { WaitingClosedMail, WaitingMail } from '@wbd/domain/mails';
import type { WaitingEntry } from '@wbd/domain/seminars';
import { Link } from '@react-email/components';
import { seatAddress, waitingToken } from '../../../core/seat-token.ts';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import type { Cause } from '../../notifications/cause.ts';
import { fullName, sessionFacts, toldOfReferral, type Told } from '../../notifications/told.ts';
import { objectionPageOf } from '../../objections/objection-link.ts';
import {
  waitingChangedMail,
  waitingClosedMail,
  waitingMail,
} from '../../occasions/registration-mails.ts';
import { readReplacement, type Replacement } from '../cancellation/replacement.repository.ts';
import { defineLetter } from '../definition/define-letter.ts';
import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { withMailName, withMailTitle } from '../layout/mail-words.ts';
import * as styles from '../layout/styles.ts';
import { writeMail } from '../layout/write-mail.ts';
import { readContact } from '../registration/contact.repository.ts';
import { AskAdvisor, type Contact } from '../registration/contact.tsx';
import { endOf } from '../registration/registration-details.ts';
import { reasonOf, whenAndWhere } from '../registration/session-part.tsx';
import { takesPlace } from '../registration/takes-place.ts';
import { texts as shared } from '../registration/texts.de.ts';
import { texts } from './texts.de.ts';
import { readWaitingDetails, type WaitingDetails } from './waiting-details.repository.ts';

/** Confirms a place on the waiting list, offers the seat that is held, or tells a change. Carries the link of the person's own page. */
async function composeWaitingMail(
  mail: WaitingMail,
  stored: WaitingDetails,
): Promise<OutgoingMail> {
  const details = {
    ...stored,
    entry: withMailName(stored.entry),
    seminar: withMailTitle(stored.seminar),
  };
  const { entry, contact } = details;
  const { firstName, lastName, email } = entry;
  const { subject, preview, heading, body } = LETTERS[mail.kind](details);
  return writeMail(mail, {
    to: { name: `${firstName} ${lastName}`, address: email },
    replyTo: contact,
    subject,
    body: (
      <MailLayout
        preview={preview}
        heading={heading}
        reason={texts.reason}
        objection={objectionPageOf(email)}
      >
        <Paragraph>{shared.greeting(firstName)}</Paragraph>
        {body}
      </MailLayout>
    ),
  });
}

/** Tells a person that the wait is over without a seat. */
async function composeWaitingClosed(
  mail: WaitingClosedMail,
  { contact, replacement }: { contact: Contact | null; replacement: Replacement | null },
): Promise<OutgoingMail> {
  const { reason, firstName, lastName, email, title, time, location } = withMailName(
    withMailTitle(mail),
  );
  const words = texts.closed;
  return writeMail(mail, {
    to: { name: `${firstName} ${lastName}`, address: email },
    ...(contact && { replyTo: contact }),
    subject: words.subject[reason](title, formatDateTime(time)),
    body: (
      <MailLayout
        preview={words.preview(title)}
        heading={words.heading[reason]}
        reason={texts.reason}
        objection={objectionPageOf(email)}
      >
        <Paragraph>{shared.greeting(firstName)}</Paragraph>
        <Paragraph>{words.intro[reason](title)}</Paragraph>
        <Facts
          facts={[...whenAndWhere(title, time, endOf(mail, mail), location), ...reasonOf(mail)]}
        />
        {replacement && <OtherDates mail={mail} replacement={replacement} />}
        {contact && <AskAdvisor question={words.question} contact={contact} />}
      </MailLayout>
    ),
  });
}

/** A link to register for the replacement, or for any other session. */
function OtherDates({
  mail: { page, advisor },
  replacement: { seminar, session },
}: {
  mail: WaitingClosedMail;
  replacement: Replacement;
}) {
  const words = texts.closed;
  const href = `${portalOrigin()}${registrationPath(page ?? advisor, seminar, session?.time.getTime())}`;
  if (!session) return <Action href={href} label={words.otherDates} />;
  const when = formatDateTime(session.time);
  return (
    <>
      <Paragraph>{words.replacement(when, session.location)}</Paragraph>
      <Action href={href} label={words.takeReplacement(when)} />
    </>
  );
}

const LETTERS = { 'waiting-joined': joined, 'waiting-offer': offer, 'waiting-changed': changed };

function joined({ entry, session, seminar, contact }: WaitingDetails) {
  const words = texts.joined;
  const { title } = seminar;
  const { time, location } = session;
  return {
    subject: words.subject(title, formatDateTime(time)),
    preview: words.preview(title),
    heading: words.heading,
    body: (
      <>
        <Paragraph>{words.intro(title)}</Paragraph>
        <Facts facts={whenAndWhere(title, time, endOf(session, seminar), location)} />
        <Paragraph>{words.next}</Paragraph>
        <Paragraph>
          {words.leave}
          <Link href={placeOf(entry)} className="link" style={styles.textLink}>
            {words.leaveLink}
          </Link>
        </Paragraph>
        <AskAdvisor question={words.question} contact={contact} />
      </>
    ),
  };
}

function offer({ entry, session, seminar, contact }: WaitingDetails) {
  const words = texts.offer;
  const { title } = seminar;
  const { time, location } = session;
  const until = formatDateTime(entry.offerUntil ?? time);
  const facts = [
    ...whenAndWhere(title, time, endOf(session, seminar), location),
    { label: words.until, value: words.at(until) },
  ];
  return {
    subject: words.subject(title, formatDateTime(time)),
    preview: words.preview(until),
    heading: words.heading,
    body: (
      <>
        <Paragraph>{words.intro(title)}</Paragraph>
        <Facts facts={facts} />
        <Action href={placeOf(entry)} label={words.action} />
        <Paragraph>{words.next}</Paragraph>
        <AskAdvisor question={words.question} contact={contact} />
      </>
    ),
  };
}

function changed({ entry, session, seminar, contact }: WaitingDetails) {
  const words = texts.changed;
  const { title } = seminar;
  const { time, location } = session;
  return {
    subject: words.subject(title, formatDateTime(time)),
    preview: words.preview(title),
    heading: words.heading,
    body: (
      <>
        <Paragraph>{words.intro(title)}</Paragraph>
        <Facts facts={whenAndWhere(title, time, endOf(session, seminar), location)} />
        <Action href={placeOf(entry)} label={words.action} />
        <AskAdvisor question={words.question} contact={contact} />
      </>
    ),
  };
}

function placeOf(entry: WaitingEntry): string {
  return seatAddress(waitingToken(entry));
}

/** No mail to people who left or whose offer has expired. */
async function readWaiting(
  mail: WaitingMail,
  now: Date,
  isDue: (entry: WaitingEntry) => boolean,
): Promise<WaitingDetails | null> {
  const details = await readWaitingDetails(mail);
  if (!details || !takesPlace(details.session, now)) return null;
  return isDue(details.entry) ? details : null;
}

export const waitingJoined = defineLetter('waiting-joined', {
  read: (mail, now) => readWaiting(mail, now, ({ state }) => state === 'waiting'),
  write: composeWaitingMail,
  example: ({ seat, entry, now }) => ({
    mail: waitingMail('waiting-joined', entry, now),
    details: { ...seat, entry },
  }),
  told(mail, cause) {
    const { entry } = cause;
    const told = toldOfWaiting(mail, cause, 'waiting-joined');
    return entry && told.length > 0
      ? [...told, ...toldOfReferral(cause.referral, entry.joinedAt)]
      : told;
  },
});

export const waitingOffer = defineLetter('waiting-offer', {
  read: (mail, now) => readWaiting(mail, now, (entry) => isSeatHeld(entry, now)),
  write: composeWaitingMail,
  example: ({ seat, entry, now }) => ({
    mail: waitingMail('waiting-offer', entry, now),
    details: { ...seat, entry: { ...entry, offerUntil: now } },
  }),
  told: (mail, cause) => toldOfWaiting(mail, cause, 'waiting-offered'),
});

export const waitingChanged = defineLetter('waiting-changed', {
  read: (mail, now) => readWaiting(mail, now, (entry) => isPlaceReminded(entry, now)),
  write: composeWaitingMail,
  example: ({ seat, entry, now }) => ({
    mail: waitingChangedMail(entry, now),
    details: { ...seat, entry },
  }),
});

export const waitingClosed = defineLetter('waiting-closed', {
  async read(mail, now) {
    if (isPastDay(mail, now)) return null;
    const [contact, replacement] = await Promise.all([
      readContact(mail.advisor),
      mail.reason === 'session-cancelled' ? readReplacement(mail.session, now) : null,
    ]);
    return { contact, replacement };
  },
  write: composeWaitingClosed,
  example({ seat: { session, seminar, contact }, entry, now }) {
    const leaving = { session, seminar, now, reason: 'session-cancelled' } as const;
    return { mail: waitingClosedMail(entry, leaving), details: { contact, replacement: null } };
  },
});

/** Only the person's advisor learns who it is, as in the list itself. */
function toldOfWaiting(
  mail: WaitingMail,
  { entry, session, seminar }: Cause,
  event: Told['event'],
): Told[] {
  const isStill = entry?.joinedAt.getTime() === mail.joinedAt.getTime();
  if (!entry || !isStill || !session || !seminar) return [];
  return [...new Set([entry.advisor, session.advisor])].map((uid): Told => {
    const isOwn = uid === entry.advisor;
    const about = {
      ...sessionFacts(session, seminar, uid),
      customer: entry.customer,
      isOwn,
      name: isOwn ? fullName(entry) : null,
    };
    return { event, uid, key: mail.id, about };
  });
}
