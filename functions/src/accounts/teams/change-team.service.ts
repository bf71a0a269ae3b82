import { AppError } from '@wbd/domain/errors';
import type { TeamChange } from '@wbd/domain/teams';
import type { Caller } from '../../core/caller.ts';
import * as lead from './changes/lead-changes.ts';
import * as members from './changes/member-changes.ts';
import * as structure from './changes/structure-changes.ts';
import type { TeamWork } from './changes/team-work.ts';
import { memberOf, personOf } from './membership.ts';
import type { TeamPorts } from './team-ports.ts';

/**
 * Changes the caller's own team, as far as the role allows it. Repeating a change that was made changes nothing.
 * @throws AppError `permission/denied`, `rate/limited`, `team/…`, `conflict`
 */
export async function changeTeam(
  ports: Pick<TeamPorts, 'teams' | 'changes' | 'now'>,
  { change }: { change: TeamChange },
  { uid }: Caller,
): Promise<Record<string, never>> {
  const now = ports.now();
  if (!(await ports.changes.take(uid, now))) throw new AppError('rate/limited');
  await ports.teams.change(now, async (unit) => {
    const leaves = change.kind === 'leave' || change.kind === 'resign';
    if (leaves && !(await personOf(unit, uid)).account.team) return;
    await carryOut({ unit, uid, member: await memberOf(unit, uid), now }, change);
  });
  return {};
}

async function carryOut(work: TeamWork, change: TeamChange): Promise<void> {
  switch (change.kind) {
    case 'rename':
      lead.rename(work, change);
      return;
    case 'promote':
      lead.promote(work, change.uid, true);
      return;
    case 'demote':
      lead.promote(work, change.uid, false);
      return;
    case 'remove':
      return lead.remove(work, change);
    case 'hand-over':
      return lead.handOver(work, change);
    case 'dissolve':
      return lead.dissolveTeam(work);
    case 'take-out':
      return lead.takeOut(work, change);
    case 'take-over':
      members.takeOver(work);
      return;
    case 'leave':
    case 'resign':
      return members.leave(work, change);
    case 'withdraw-invitation':
      return members.withdrawInvitation(work, change);
    case 'wish-parent':
      return structure.wishParent(work, change);
    case 'leave-parent':
      return structure.leaveParent(work);
    case 'accept-below':
      return structure.acceptBelow(work, change);
    case 'refuse-below':
      return structure.refuseBelow(work, change);
  }
}
