import { canLead, isMember, type Fitness } from './permissions.ts';
import type { Team } from './team.ts';

export type People = ReadonlyMap<string, Fitness>;

/** A team after someone left, was removed, or lost what a lead needs. */
export interface SettledTeam {
  /** null once no one is in it */
  team: Team | null;
  /** who leads it from now on; null where that has not changed, or no one does */
  newLead: string | null;
  /** the member who gets the request to take over; null where none is needed or left */
  asked: string | null;
}

/**
 * Gives a team the lead that it has without a person's doing: the present one as long as they can, else the deputy who has been
 * in the team the longest. Without a deputy who can, it has no lead, and the longest member is asked.
 */
export function settledTeam(team: Team, people: People): SettledTeam {
  const unchanged = { team, newLead: null, asked: null };
  if (team.memberIds.length === 0) return { ...unchanged, team: null };
  if (team.lead === null || canLead(people.get(team.lead))) return unchanged;
  const others = longestFirst(team).filter((uid) => uid !== team.lead);
  const deputy = others.find((uid) => team.members[uid]?.isDeputy && canLead(people.get(uid)));
  if (deputy !== undefined) {
    return { team: ledBy(team, deputy), newLead: deputy, asked: null };
  }
  const open = others.filter((uid) => people.get(uid)?.isBlocked === false);
  const asked = open.find((uid) => canLead(people.get(uid))) ?? open[0] ?? null;
  return { team: { ...team, lead: null }, newLead: null, asked };
}

/** Removes a member; a team that loses its lead so is settled. */
export function withoutMember(team: Team, uid: string, people: People): SettledTeam {
  const members = Object.fromEntries(Object.entries(team.members).filter(([id]) => id !== uid));
  const memberIds = team.memberIds.filter((id) => id !== uid);
  const rest = new Map([...people].filter(([id]) => id !== uid));
  return settledTeam({ ...team, members, memberIds }, rest);
}

/** Adds a member; one who is in it already stays as they are. */
export function withMember(team: Team, uid: string, joinedAt: Date): Team {
  if (isMember(team, uid)) return team;
  const members = { ...team.members, [uid]: { isDeputy: false, joinedAt } };
  return { ...team, members, memberIds: [...team.memberIds, uid] };
}

/** Gives the team to a member; the lead so far stays as a member. */
export function ledBy(team: Team, uid: string): Team {
  return { ...withDeputy(team, uid, false), lead: uid };
}

/** Makes a member a deputy, or ends that. */
export function withDeputy(team: Team, uid: string, isDeputy: boolean): Team {
  const member = team.members[uid];
  if (!member) return team;
  return { ...team, members: { ...team.members, [uid]: { ...member, isDeputy } } };
}

function longestFirst({ members }: Team): string[] {
  return Object.entries(members)
    .toSorted(([, a], [, b]) => a.joinedAt.getTime() - b.joinedAt.getTime())
    .map(([uid]) => uid);
}
