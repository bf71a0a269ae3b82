import type { Advisor } from '@wbd/domain/advisors';
import type { GuestsMail } from '@wbd/domain/mails';
import type { Seminar, Session } from '@wbd/domain/seminars';
import { formatDateTime } from '@wbd/domain/time';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { Paragraph } from '../layout/mail-layout.tsx';
import { withMailName, withMailTitle } from '../layout/mail-words.ts';
import { endOf } from '../registration/registration-details.ts';
import { whenAndWhere } from '../registration/session-part.tsx';
import { texts } from './texts.de.ts';

/** What the mail tells of the session at the moment when it is sent. */
export interface GuestsDetails {
  session: Session;
  seminar: Seminar;
  /** the advisor who registered the guests */
  colleague: Pick<Advisor, 'firstName' | 'lastName'>;
  count: number;
}

/**
 * Tells a host how many guests another advisor has in a session.
 * @returns null while the host's address is not confirmed: it may be a stranger's
 */
export function composeGuestsMail(
  mail: GuestsMail,
  { session, seminar, colleague, count }: GuestsDetails,
  details: AdvisorDetails,
): Promise<OutgoingMail | null> {
  const { firstName, lastName } = withMailName(colleague);
  const name = `${firstName} ${lastName}`;
  const { title } = withMailTitle(seminar);
  const facts = whenAndWhere(title, session.time, endOf(session, seminar), session.location);
  facts.push({ label: texts.guests, value: texts.of(count, session.maxParticipants) });
  return writeNewsLetter(mail, details, {
    kinds: ['guests'],
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
