import { AppError } from '@wbd/domain/errors';
import { canLead, ledBy, withoutMember, type TeamChangeOf } from '@wbd/domain/teams';
import { teamNewsMail } from '../../../mail/occasions/team-mails.ts';
import { expectMay, fitnessOf, peopleOf } from '../membership.ts';
import { store } from '../settle-teams.service.ts';
import { recordLead } from './lead-record.ts';
import type { TeamWork } from './team-work.ts';

/** Leaves the team at once. A lead is followed as if the account were closed, and the last member takes the team along. */
export async function leave(
  { unit, uid, member, now }: TeamWork,
  { kind }: TeamChangeOf<'leave' | 'resign'>,
): Promise<void> {
  expectMay(member, 'leave');
  // only resigning needs a fresh proof, because it decides who leads
  if ((kind === 'resign') !== (member.role === 'lead')) throw new AppError('permission/denied');
  const { team, account } = member;
  const settled = withoutMember(team, uid, await peopleOf(unit, team));
  unit.join(account, null);
  if (settled.team) {
    unit.note(team.id, { event: 'left', by: uid });
    const { lead } = settled.team;
    if (settled.newLead !== null) {
      recordLead({ unit, uid, now }, team, {
        kind: 'team-lead',
        person: settled.newLead,
        after: team.name,
      });
    }
    const news = { event: 'team-left', team: team.name, person: uid } as const;
    if (lead !== null) await unit.tell(teamNewsMail({ uid: lead, ...news }, now));
  }
  await store(unit, team, settled, now);
}

/** Takes over a team that no one leads. */
export function takeOver(work: TeamWork): void {
  const { unit, uid, member } = work;
  const { team } = member;
  if (team.lead === uid) return;
  if (team.lead !== null) throw new AppError('conflict');
  if (!canLead(fitnessOf(member))) throw new AppError('team/needs-pro');
  unit.put(ledBy(team, uid));
  unit.note(team.id, { event: 'took-over', by: uid });
  recordLead(work, team, { kind: 'team-lead', person: uid, after: team.name });
}

/** Takes an invitation back; one that is answered or gone stays so. */
export async function withdrawInvitation(
  { unit, uid, member }: TeamWork,
  { invitation: id }: TeamChangeOf<'withdraw-invitation'>,
): Promise<void> {
  expectMay(member, 'invite');
  const invitation = await unit.invitation(id);
  if (invitation?.team !== member.team.id) return;
  unit.removeInvitation(id);
  unit.note(member.team.id, { event: 'invitation-withdrawn', by: uid });
}
