import type { RegistrationMail } from '@wbd/domain/mails';
import { formatDateTime } from '@wbd/domain/time';
import type { Cause } from '../../notifications/cause.ts';
import { fullName, sessionFacts, toldOfReferral, type Told } from '../../notifications/told.ts';
import { confirmationMail } from '../../occasions/registration-mails.ts';
import { defineLetter } from '../definition/define-letter.ts';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import type { RegistrationDetails } from '../registration/registration-details.ts';
import { SessionPart } from '../registration/session-part.tsx';
import { texts as shared } from '../registration/texts.de.ts';
import { objectionOf } from '../registration/unasked.ts';
import { readSeat, writeRegistrationMail } from '../registration/write-registration-mail.ts';
import { texts } from './texts.de.ts';

/** A person who registered or moved gets a confirmation, one whom an advisor registered gets an invitation. */
function confirmationLetter(details: RegistrationDetails) {
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

export const registrationConfirmation = defineLetter('registration-confirmation', {
  read: readSeat,
  write: (mail, details) => writeRegistrationMail(mail, details, confirmationLetter),
  example: ({ seat }) => ({ mail: confirmationMail(seat.registration), details: seat }),
  told: toldOfSeat,
});

/** Notifies the person's advisor and the host of a seat that the person took, and the host of the last seat. */
function toldOfSeat(
  mail: RegistrationMail,
  { registration, session, seminar, referral }: Cause,
): Told[] {
  const isStill = registration?.registeredAt.getTime() === mail.registeredAt.getTime();
  if (!registration || !isStill || !session || !seminar) return [];
  const told: Told[] = [];
  const { advisor, customer } = registration;
  // an advisor who registers people needs no notification, and another mail notifies the host of a colleague's guests
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
