import { AppError } from '@wbd/domain/errors';
import { canLead, withMember, type FoundTeamInput, type Team } from '@wbd/domain/teams';
import type { Caller } from '../../core/caller.ts';
import { fitnessOf, personOf } from './membership.ts';
import type { TeamPorts } from './team-ports.ts';

/**
 * Founds a team that the caller leads. A repeated call changes nothing.
 * @throws AppError `permission/denied`, `rate/limited`, `team/needs-pro`, `team/elsewhere`, `conflict` for an id that is taken
 */
export async function foundTeam(
  ports: Pick<TeamPorts, 'teams' | 'changes' | 'now'>,
  { team: id, name }: FoundTeamInput,
  { uid }: Caller,
): Promise<Record<string, never>> {
  const now = ports.now();
  if (!(await ports.changes.take(uid, now))) throw new AppError('rate/limited');
  await ports.teams.change(now, async (unit) => {
    const person = await personOf(unit, uid);
    const { account } = person;
    if (!canLead(fitnessOf(person))) throw new AppError('team/needs-pro');
    if (account.team?.id === id) return;
    if (account.team) throw new AppError('team/elsewhere');
    if (await unit.team(id)) throw new AppError('conflict');
    const empty: Team = {
      id,
      name,
      lead: uid,
      members: {},
      memberIds: [],
      parent: null,
      wish: null,
      structure: 0,
      createdAt: now,
    };
    unit.put(withMember(empty, uid, now));
    unit.join(account, { id, joinedAt: now, figures: null, money: null });
    unit.note(id, { event: 'founded', by: uid, name });
  });
  return {};
}
