import { createHash } from 'node:crypto';
import { AppError } from '@wbd/domain/errors';
import {
  INVITATION_DAYS,
  isInvitationOpen,
  isMember,
  MOST_MEMBERS,
  MOST_OPEN_INVITATIONS,
  withMember,
  type AnswerTeamInvitationInput,
  type InviteToTeamInput,
  type TeamInvitation,
} from '@wbd/domain/teams';
import type { Caller } from '../../core/caller.ts';
import type { OwnState } from '../../core/own-state.repository.ts';
import { teamInvitationMail, teamNewsMail } from '../../mail/occasions/team-mails.ts';
import { mailboxHash } from '../../mail/recipients/address-hash.ts';
import { expectMay, memberOf, personOf } from './membership.ts';
import type { TeamPorts } from './team-ports.ts';
import type { TeamUnit } from './teams.repository.ts';

const DAY_MS = 24 * 3_600_000;

/** The same for each spelling of a mailbox, so that a team has one invitation for it. */
export function invitationId(team: string, email: string): string {
  const key = JSON.stringify([team, mailboxHash(email)]);
  return createHash('sha256').update(key).digest('hex').slice(0, 40);
}

/**
 * Invites an address into the caller's team, for 14 days. Whether an account has the address is not told.
 * @throws AppError `permission/denied`, `rate/limited`, `team/not-found`, `team/needs-pro`, `team/member-already`, `team/full`,
 *   `team/too-many-invitations`
 */
export async function inviteToTeam(
  ports: Pick<TeamPorts, 'teams' | 'invitations' | 'now'>,
  { email }: InviteToTeamInput,
  { uid }: Caller,
): Promise<Record<string, never>> {
  const now = ports.now();
  if (!(await ports.invitations.take(uid, now))) throw new AppError('rate/limited');
  await ports.teams.change(now, async (unit) => {
    const member = await memberOf(unit, uid);
    expectMay(member, 'invite');
    const { team } = member;
    const invited = await unit.uidWithEmail(email);
    if (invited !== null && isMember(team, invited)) throw new AppError('team/member-already');
    if (team.memberIds.length >= MOST_MEMBERS) throw new AppError('team/full');
    const id = invitationId(team.id, email);
    const all = await unit.invitationsOf(team.id, 2 * MOST_OPEN_INVITATIONS);
    const open = all.filter((one) => one.id !== id && isInvitationOpen(one, now));
    if (open.length >= MOST_OPEN_INVITATIONS) throw new AppError('team/too-many-invitations');
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
    const invitation = { id, team: team.id, email, advisor: uid, createdAt: now, expiresAt };
    unit.putInvitation(invitation);
    // written with each invitation, so that two at once count each other
    unit.touch(team);
    unit.note(team.id, { event: 'invited', by: uid });
    await unit.tell(teamInvitationMail(invitation, now));
  });
  return {};
}

/**
 * Accepts or declines an invitation, for the account whose confirmed address was invited. Accepting it again changes nothing.
 * @throws AppError `permission/denied`, `team/invitation-invalid`, `team/elsewhere`, `team/full`
 */
export async function answerTeamInvitation(
  ports: Pick<TeamPorts, 'teams' | 'changes' | 'now'>,
  { invitation: id, accepts }: AnswerTeamInvitationInput,
  { uid }: Caller,
): Promise<Record<string, never>> {
  const now = ports.now();
  if (!(await ports.changes.take(uid, now))) throw new AppError('rate/limited');
  await ports.teams.change(now, async (unit) => {
    const person = await personOf(unit, uid);
    const invitation = await unit.invitation(id);
    if (!invitation && accepts && isAcceptedBy(person, id)) return;
    if (invitation?.email !== person.account.email || !isInvitationOpen(invitation, now)) {
      throw new AppError('team/invitation-invalid');
    }
    if (accepts) await accept(unit, invitation, person, now);
    else if (await unit.team(invitation.team)) {
      unit.note(invitation.team, { event: 'invitation-declined', by: uid });
    }
    unit.removeInvitation(id);
  });
  return {};
}

function isAcceptedBy({ account: { team, email } }: OwnState, id: string): boolean {
  return team !== null && invitationId(team.id, email) === id;
}

async function accept(
  unit: TeamUnit,
  invitation: TeamInvitation,
  { account }: OwnState,
  now: Date,
): Promise<void> {
  const { id: uid } = account;
  if (account.team?.id === invitation.team) return;
  if (account.team) throw new AppError('team/elsewhere');
  const team = await unit.team(invitation.team);
  if (!team) throw new AppError('team/invitation-invalid');
  if (team.memberIds.length >= MOST_MEMBERS) throw new AppError('team/full');
  unit.put(withMember(team, uid, now));
  unit.join(account, { id: team.id, joinedAt: now, figures: null, money: null });
  unit.note(team.id, { event: 'joined', by: uid, about: invitation.advisor });
  const news = { event: 'team-joined', team: team.name, person: uid } as const;
  for (const one of new Set([invitation.advisor, team.lead])) {
    if (one === null || !isMember(team, one)) continue;
    await unit.tell(teamNewsMail({ uid: one, ...news }, now));
  }
}
