import type { Advisor } from '@wbd/domain/advisors';
import type { TeamInvitationMail, TeamNewsMail } from '@wbd/domain/mails';
import { formatDate } from '@wbd/domain/time';
import { readAdvisor } from '../../../core/people.repository.ts';
import { portalOrigin } from '../../../core/settings.ts';
import type { OutgoingMail } from '../../../gateways/smtp.ts';
import { fullName as storedName } from '../../notifications/told.ts';
import { objectionPageOf } from '../../objections/objection-link.ts';
import { teamInvitationMail, teamNewsMail } from '../../occasions/team-mails.ts';
import type { AdvisorDetails } from '../advisor/advisor-details.ts';
import { writeNewsLetter } from '../advisor/news-letter.tsx';
import { defineAdvisorLetter, defineLetter } from '../definition/define-letter.ts';
import { Action } from '../layout/action.tsx';
import { MailLayout, Paragraph } from '../layout/mail-layout.tsx';
import { mailTitle, withMailName } from '../layout/mail-words.ts';
import { writeMail } from '../layout/write-mail.ts';
import { readTeamInvitation, type InvitationDetails } from './team-invitation.repository.ts';
import { texts } from './texts.de.ts';

const teamPage = () => `${portalOrigin()}/intern/team`;

function fullName(person: Advisor | null): string {
  if (!person) return texts.someone;
  const { firstName, lastName } = withMailName(person);
  return `${firstName} ${lastName}`;
}

/** Invites someone, possibly a stranger, into a team. */
function composeTeamInvitation(
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

/** Tells an advisor what happened in the team. */
function composeTeamNews(
  mail: TeamNewsMail,
  details: AdvisorDetails,
  { person }: { person: Advisor | null },
): Promise<OutgoingMail> {
  const words = texts.news[mail.event];
  const team = mailTitle(mail.team);
  const who = fullName(person);
  return writeNewsLetter(mail, details, {
    subject: words.subject(team, who),
    preview: texts.preview(team),
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

export const teamInvitation = defineLetter('team-invitation', {
  read: readTeamInvitation,
  write: composeTeamInvitation,
  example({ seat: { seminar }, colleague: by, now }) {
    const invitation = {
      id: 'invitation',
      team: 'team',
      email: 'petra@example.org',
      advisor: 'adv',
      createdAt: now,
      expiresAt: now,
    };
    return {
      mail: teamInvitationMail(invitation, now),
      details: { invitation, name: seminar.title, by },
    };
  },
});

export const teamNews = defineAdvisorLetter('team-news', {
  async read({ person }) {
    return { person: person === null ? null : await readAdvisor(person) };
  },
  write: composeTeamNews,
  example({ seat: { seminar }, colleague: person, now }) {
    const event = { uid: 'adv', event: 'team-joined', team: seminar.title, person: 'b' } as const;
    return { mail: teamNewsMail(event, now), details: { person } };
  },
  told({ id: key, uid, event, team }, { colleague }) {
    const name = colleague && storedName(colleague);
    return [{ event, uid, key, about: { name, title: team } }];
  },
});
