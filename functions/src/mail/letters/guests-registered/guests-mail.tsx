import { formatDateTime } from '@wbd/domain/time';
import type { GuestsMail } from '@wbd/domain/mails';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { fullName, sessionFacts } from '../../notifications/told.ts';
import { guestsMail } from '../../occasions/guests-mail.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { defineAdvisorLetter } from '../definition/define-letter.ts';
import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { Paragraph } from '../layout/mail-layout.tsx';
import { withMailName, withMailTitle } from '../layout/mail-words.ts';
import { endOf } from '../registration/registration-details.ts';
import { whenAndWhere } from '../registration/session-part.tsx';
import { takesPlace } from '../registration/takes-place.ts';
import { readGuestsDetails, type GuestsDetails } from './guests.repository.ts';
import { texts } from './texts.de.ts';

function composeGuestsMail(
  mail: GuestsMail,
  details: AdvisorDetails,
  { session, seminar, colleague, count }: GuestsDetails,
): Promise<OutgoingMail> {
  const { firstName, lastName } = withMailName(colleague);
  const name = `${firstName} ${lastName}`;
  const { title } = withMailTitle(seminar);
  const facts = whenAndWhere(title, session.time, endOf(session, seminar), session.location);
  facts.push({ label: texts.guests, value: texts.of(count, session.maxParticipants) });
  return writeNewsLetter(mail, details, {
    subject: texts.subject(title, formatDateTime(session.time)),
    preview: texts.preview(name, count),
    heading: texts.heading,
    reason: texts.reason,
    children: (
      <>
        <Paragraph>{texts.intro(name, title)}</Paragraph>
        <Facts facts={facts} />
        <Paragraph>{texts.next}</Paragraph>
        <Action
          href={`${portalOrigin()}/intern/veranstaltungen/view/${session.id}`}
          label={texts.action}
        />
      </>
    ),
  });
}

/** Tells a host how many guests another advisor has in a session. */
export const guestsRegistered = defineAdvisorLetter('guests-registered', {
  async read(mail, _account, now) {
    const details = await readGuestsDetails(mail);
    return details && takesPlace(details.session, now) ? details : null;
  },
  write: composeGuestsMail,
  example: ({ seat: { registration, session, seminar }, colleague }) => ({
    mail: guestsMail(registration),
    details: { session, seminar, colleague, count: 2 },
  }),
  told({ id: key, kind: event, uid }, { session, seminar, colleague }) {
    if (!session || !seminar || !colleague) return [];
    const about = { ...sessionFacts(session, seminar, uid), name: fullName(colleague) };
    return [{ event, uid, key, about }];
  },
});
