import type { Advisor } from '@wbd/domain/advisors';
import type { GuestsMail } from '@wbd/domain/mails';
import type { Seminar, Session } from '@wbd/domain/seminars';
import { formatDateTime } from '@wbd/domain/time';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { oneClickTurnOff, type TurnOff } from '../../notifications/turn-off-link.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { texts as shared } from '../advisor/texts.de.ts';
import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { withMailName, withMailTitle } from '../layout/mail-words.ts';
import { writeMail } from '../layout/write-mail.ts';
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
export async function composeGuestsMail(
  mail: GuestsMail,
  { session, seminar, colleague, count }: GuestsDetails,
  { advisor: storedAdvisor, account, emailVerified }: AdvisorDetails,
): Promise<OutgoingMail | null> {
  if (!emailVerified) return null;
  const off: TurnOff = { uid: mail.uid, kinds: ['guests'] };
  const host = withMailName(storedAdvisor);
  const { firstName, lastName } = withMailName(colleague);
  const name = `${firstName} ${lastName}`;
  const { title } = withMailTitle(seminar);
  const facts = whenAndWhere(title, session.time, endOf(session, seminar), session.location);
  facts.push({ label: texts.guests, value: texts.of(count, session.maxParticipants) });
  return writeMail(mail, {
    to: { name: `${host.firstName} ${host.lastName}`, address: account.email },
    isProven: true,
    oneClick: oneClickTurnOff(off),
    subject: texts.subject(title, formatDateTime(session.time)),
    body: (
      <MailLayout
        preview={texts.preview(name, count)}
        heading={texts.heading}
        reason={texts.reason}
        turnOff={off}
      >
        <Paragraph>{shared.greeting(host.firstName)}</Paragraph>
        <Paragraph>{texts.intro(name, title)}</Paragraph>
        <Facts facts={facts} />
        <Paragraph>{texts.next}</Paragraph>
        <Action
          href={`${portalOrigin()}/intern/veranstaltungen/view/${session.id}`}
          label={texts.action}
        />
      </MailLayout>
    ),
  });
}
