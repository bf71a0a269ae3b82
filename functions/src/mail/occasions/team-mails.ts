import type { TeamInvitationMail, TeamNewsMail } from '@wbd/domain/mails';
import type { TeamInvitation } from '@wbd/domain/teams';
import { berlinDay } from '@wbd/domain/time';
import { queuedRow } from '../outbox/outbox-row.ts';

/** Invites someone into a team: an invitation that is sent anew is one mail a day. */
export function teamInvitationMail(
  { id: invitation, email, advisor }: TeamInvitation,
  now: Date,
): TeamInvitationMail {
  const kind = 'team-invitation';
  const key = [invitation, berlinDay(now)];
  const row = queuedRow(kind, key, advisor, now);
  return { ...row, email, invitation };
}

/** Tells an advisor what happened in the team. */
export function teamNewsMail(
  news: Pick<TeamNewsMail, 'uid' | 'event' | 'team' | 'person'>,
  now: Date,
): TeamNewsMail {
  const kind = 'team-news';
  const { uid, event, person } = news;
  const key = [uid, event, person ?? '', now.getTime()];
  return { ...queuedRow(kind, key, uid, now), ...news };
}
