import type { Advisor } from '@wbd/domain/advisors';
import type { TeamInvitationMail, TeamNewsMail } from '@wbd/domain/mails';
import type { TeamInvitation } from '@wbd/domain/teams';
import { formatDate } from '@wbd/domain/time';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { objectionPageOf } from '../../objections/objection-link.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { Action } from '../layout/action.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { mailTitle, withMailName } from '../layout/mail-words.ts';
import { writeMail } from '../layout/write-mail.ts';
import { texts } from './texts.de.ts';

/** Contents of an invitation. */
export interface InvitationDetails {
  invitation: TeamInvitation;
  /** of the team */
  name: string;
  by: Advisor;
}

const teamPage = () => `${portalOrigin()}/intern/team`;

function fullName(person: Advisor | null): string {
  if (!person) return texts.someone;
  const { firstName, lastName } = withMailName(person);
  return `${firstName} ${lastName}`;
}

/** Invites someone, possibly a stranger, into a team. */
export function composeTeamInvitation(
  mail: TeamInvitationMail,
  { invitation: { expiresAt }, name, by }: InvitationDetails,
): Promise<OutgoingMail> {
  const words = texts.invitation;
  const team = mailTitle(name);
  const inviter = fullName(by);
  return writeMail(mail, {
    to: { name: '', address: mail.email },
    subject: words.subject(inviter, team),
    body: (
      <MailLayout
        preview={words.preview}
        heading={words.heading}
        reason={words.reason}
        objection={objectionPageOf(mail.email)}
      >
        <Paragraph>{words.greeting}</Paragraph>
        <Paragraph>{words.intro(inviter, team)}</Paragraph>
        <Paragraph>{words.until(formatDate(expiresAt))}</Paragraph>
        <Action href={teamPage()} label={words.action} />
        <Paragraph>{words.noAccount}</Paragraph>
        <Paragraph>{words.unasked}</Paragraph>
      </MailLayout>
    ),
  });
}

/**
 * Tells an advisor what happened in the team.
 * @returns null while the advisor's address is not confirmed: it may be a stranger's
 */
export function composeTeamNews(
  mail: TeamNewsMail,
  details: AdvisorDetails,
  person: Advisor | null,
): Promise<OutgoingMail | null> {
  const words = texts.news[mail.event];
  const team = mailTitle(mail.team);
  const who = fullName(person);
  return writeNewsLetter(mail, details, {
    kinds: ['team'],
    subject: words.subject(team, who),
    preview: words.next,
    heading: words.heading,
    children: (
      <>
        <Paragraph>{words.intro(team, who)}</Paragraph>
        <Paragraph>{words.next}</Paragraph>
        <Action href={teamPage()} label={texts.action} />
      </>
    ),
  });
}
