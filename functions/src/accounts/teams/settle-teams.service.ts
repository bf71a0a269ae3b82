import {
  isMember,
  settledTeam,
  withoutMember,
  type SettledTeam,
  type Team,
} from '@wbd/domain/teams';
import { teamNewsMail } from '../../mail/occasions/team-mails.ts';
import { peopleOf } from './membership.ts';
import type { TeamPorts } from './team-ports.ts';
import type { TeamUnit } from './teams.repository.ts';

/** The most teams that are below one, or wish to be, and a little more. */
const MOST_AROUND = 50;

/**
 * Puts the teams of an advisor in order whose package, block or account has changed: a closed account is in none, and a lead
 * who may not lead any more is followed by a deputy, or the longest member is asked. Repeating it changes nothing.
 */
export async function settleTeamsOf(
  ports: Pick<TeamPorts, 'teams' | 'now'>,
  uid: string,
): Promise<void> {
  for (const id of await ports.teams.idsOf(uid)) {
    const now = ports.now();
    await ports.teams.change(now, async (unit) => {
      const team = await unit.team(id);
      if (!team || !isMember(team, uid)) return;
      const people = await peopleOf(unit, team);
      if (people.has(uid)) {
        const settled = settledTeam(team, people);
        if (settled.team !== team) await store(unit, team, settled, now);
      } else {
        unit.removeFigures(uid);
        unit.note(id, { event: 'left', by: null });
        await store(unit, team, withoutMember(team, uid, people), now);
      }
    });
  }
}

/** Writes a team that has lost a member or its lead, and tells who leads it from now on, or could. */
export async function store(
  unit: TeamUnit,
  before: Team,
  { team, newLead, asked }: SettledTeam,
  now: Date,
): Promise<void> {
  if (!team) return dissolve(unit, before, now);
  unit.put(team);
  if (newLead !== null) {
    unit.note(team.id, { event: 'took-over', by: newLead });
    const news = { event: 'team-leading', team: team.name, person: null } as const;
    await unit.tell(teamNewsMail({ uid: newLead, ...news }, now));
  } else if (team.lead === null && before.lead !== null) {
    unit.note(team.id, { event: 'lead-lost', by: null });
  }
  if (asked !== null) {
    const news = { event: 'team-lead-asked', team: team.name, person: null } as const;
    await unit.tell(teamNewsMail({ uid: asked, ...news }, now));
  }
}

/** Removes a team; teams below it stay, without one above. Its history and invitations go by a trigger. */
export async function dissolve(unit: TeamUnit, team: Team, now: Date): Promise<void> {
  const [below, wishing] = await Promise.all([
    unit.teamsBelow([team.id], MOST_AROUND),
    unit.teamsThatWish(team.id, MOST_AROUND),
  ]);
  const around = new Map([...below, ...wishing].map((one) => [one.id, one]));
  for (const one of around.values()) {
    const parent = one.parent === team.id ? null : one.parent;
    const wish = one.wish === team.id ? null : one.wish;
    unit.put({ ...one, parent, wish });
    unit.note(one.id, { event: 'parent-left', by: null, name: team.name });
    if (one.lead !== null) {
      const news = { event: 'team-below-answered', team: one.name, person: null } as const;
      await unit.tell(teamNewsMail({ uid: one.lead, ...news }, now));
    }
  }
  unit.remove(team);
}
