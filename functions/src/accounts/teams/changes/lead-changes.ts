import { teamAudience } from '@wbd/domain/audiences';
import { AppError } from '@wbd/domain/errors';
import { canLead, ledBy, withDeputy, withoutMember, type TeamChangeOf } from '@wbd/domain/teams';
import { teamNewsMail } from '../../../mail/occasions/team-mails.ts';
import { expectMay, fitnessOf } from '../membership.ts';
import { dissolve } from '../settle-teams.service.ts';
import { recordLead } from './lead-record.ts';
import { expectOther, type TeamWork } from './team-work.ts';

export function rename({ unit, uid, member }: TeamWork, { name }: TeamChangeOf<'rename'>): void {
  expectMay(member, 'rename');
  const { team } = member;
  if (team.name === name) return;
  unit.put({ ...team, name });
  unit.note(team.id, { event: 'renamed', by: uid, name: team.name });
}

/** Makes a member a deputy, or ends that. */
export function promote(work: TeamWork, other: string, isDeputy: boolean): void {
  const { unit, uid, member } = work;
  expectMay(member, 'promote');
  const about = expectOther(work, other);
  if (member.team.members[about]?.isDeputy === isDeputy) return;
  unit.put(withDeputy(member.team, about, isDeputy));
  unit.note(member.team.id, { event: isDeputy ? 'promoted' : 'demoted', by: uid, about });
  const { team } = member;
  recordLead(work, team, {
    kind: 'team-deputy',
    person: about,
    [isDeputy ? 'after' : 'before']: team.name,
  });
}

/** Removes a member, who keeps their content. */
export async function remove(
  work: TeamWork,
  { uid: other }: TeamChangeOf<'remove'>,
): Promise<void> {
  const { unit, uid, member, now } = work;
  expectMay(member, 'remove');
  const about = expectOther(work, other);
  // the caller leads, so an open request to lead ends
  const { team } = withoutMember(member.team, about, new Map([[uid, fitnessOf(member)]]));
  if (team) unit.put(team);
  const account = await unit.account(about);
  if (account) unit.join(account, null);
  unit.note(member.team.id, { event: 'removed', by: uid, about });
  const news = { event: 'team-removed', team: member.team.name, person: null } as const;
  await unit.tell(teamNewsMail({ uid: about, ...news }, now));
}

/** Gives the team to a member who can lead it; the lead so far becomes a deputy. */
export async function handOver(
  work: TeamWork,
  { uid: other }: TeamChangeOf<'hand-over'>,
): Promise<void> {
  const { unit, uid, member, now } = work;
  expectMay(member, 'handOver');
  const about = expectOther(work, other);
  const [next] = await unit.people([about]);
  if (!canLead(next && fitnessOf(next))) throw new AppError('team/needs-pro');
  unit.put(withDeputy(ledBy(member.team, about), uid, true));
  unit.note(member.team.id, { event: 'handed-over', by: uid, about });
  recordLead(work, member.team, { kind: 'team-lead', person: about, after: member.team.name });
  const news = { event: 'team-leading', team: member.team.name, person: null } as const;
  await unit.tell(teamNewsMail({ uid: about, ...news }, now));
}

/** Ends the team for everyone. */
export async function dissolveTeam(work: TeamWork): Promise<void> {
  const { unit, uid, member, now } = work;
  expectMay(member, 'dissolve');
  const { team } = member;
  const news = { event: 'team-dissolved', team: team.name, person: null } as const;
  await Promise.all(
    team.memberIds.map(async (id) => {
      const account = await unit.account(id);
      if (!account) return;
      unit.join(account, null);
      if (id !== uid) await unit.tell(teamNewsMail({ uid: id, ...news }, now));
    }),
  );
  recordLead(work, team, { kind: 'team-dissolved', before: team.name });
  await dissolve(unit, team, now);
}

/** Takes an item out of the team: it stays its owner's, who alone sees it from then on. */
export async function takeOut(
  { unit, uid, member }: TeamWork,
  { what, item: id }: TeamChangeOf<'take-out'>,
): Promise<void> {
  expectMay(member, 'takeOutItems');
  const item = await unit.item(what, id);
  if (item?.audience !== teamAudience(member.team.id)) return;
  unit.keepToOwner(what, id, item.advisor);
  unit.note(member.team.id, { event: 'item-taken-out', by: uid, about: item.advisor, name: what });
}
