import { AppError } from '@wbd/domain/errors';
import { structureProblem, type Team, type TeamChangeOf, type TeamPlace } from '@wbd/domain/teams';
import { teamNewsMail } from '../../../mail/occasions/team-mails.ts';
import { expectMay } from '../membership.ts';
import type { TeamUnit } from '../teams.repository.ts';
import type { TeamWork } from './team-work.ts';

/** More than can be below one team. */
const MOST_BELOW = 30;
/** Structures are three floors at most; one that is higher is not followed for ever. */
const MOST_ABOVE = 10;

const PROBLEMS = {
  circle: 'team/circle',
  'too-deep': 'team/too-deep',
  'too-many': 'team/too-many-below',
} as const;

/** Asks the lead with a code for a place below their team. Nothing changes until that lead accepts. */
export async function wishParent(
  { unit, uid, member, now }: TeamWork,
  { code }: TeamChangeOf<'wish-parent'>,
): Promise<void> {
  expectMay(member, 'structure');
  const { team } = member;
  const lead = await unit.uidWithCode(code);
  const membership = lead === null ? null : (await unit.account(lead))?.team;
  const upper = membership && (await unit.team(membership.id));
  if (lead === null || upper?.lead !== lead) throw new AppError('team/lead-not-found');
  if (team.parent === upper.id || team.wish === upper.id) return;
  await expectFits(unit, team, upper);
  unit.put({ ...team, wish: upper.id });
  unit.note(team.id, { event: 'parent-wished', by: uid, name: upper.name });
  const news = { event: 'team-below-wished', team: upper.name, person: uid } as const;
  await unit.tell(teamNewsMail({ uid: lead, ...news }, now));
}

/** Ends the place below another team, or takes the wish for it back. */
export async function leaveParent({ unit, uid, member }: TeamWork): Promise<void> {
  expectMay(member, 'structure');
  const { team } = member;
  if (team.parent === null && team.wish === null) return;
  unit.put({ ...team, parent: team.wish === null ? null : team.parent, wish: null });
  if (team.wish !== null || team.parent === null) return;
  const upper = await unit.team(team.parent);
  unit.note(team.id, { event: 'parent-left', by: uid, name: upper?.name ?? null });
  if (upper) unit.note(upper.id, { event: 'below-left', by: uid, name: team.name });
}

/**
 * Places a team below the caller's. The topmost team is written as well: every change of a structure reads or writes it, so
 * that two of them never miss each other.
 */
export async function acceptBelow(
  { unit, uid, member, now }: TeamWork,
  { team: id }: TeamChangeOf<'accept-below'>,
): Promise<void> {
  expectMay(member, 'structure');
  const { team: upper } = member;
  const team = await unit.team(id);
  if (team?.parent === upper.id) return;
  if (team?.wish !== upper.id) throw new AppError('team/not-found');
  const { above } = await expectFits(unit, team, upper);
  unit.touch(above.at(-1) ?? upper);
  unit.put({ ...team, parent: upper.id, wish: null });
  unit.note(team.id, { event: 'parent-set', by: uid, name: upper.name });
  unit.note(upper.id, { event: 'below-added', by: uid, name: team.name });
  await tellLead(unit, team, now);
}

/** Refuses a wish, or ends the place of a team below. */
export async function refuseBelow(
  { unit, uid, member, now }: TeamWork,
  { team: id }: TeamChangeOf<'refuse-below'>,
): Promise<void> {
  expectMay(member, 'structure');
  const { team: upper } = member;
  const team = await unit.team(id);
  if (!team || (team.wish !== upper.id && team.parent !== upper.id)) return;
  const isBelow = team.parent === upper.id;
  unit.put({
    ...team,
    parent: isBelow ? null : team.parent,
    wish: team.wish === upper.id ? null : team.wish,
  });
  const event = isBelow ? 'parent-left' : 'parent-refused';
  unit.note(team.id, { event, by: uid, name: upper.name });
  if (isBelow) unit.note(upper.id, { event: 'below-left', by: uid, name: team.name });
  await tellLead(unit, team, now);
}

async function tellLead(unit: TeamUnit, { lead, name }: Team, now: Date): Promise<void> {
  const news = { event: 'team-below-answered', team: name, person: null } as const;
  if (lead !== null) await unit.tell(teamNewsMail({ uid: lead, ...news }, now));
}

/** @returns the teams above the upper one, the nearest first. @throws AppError `team/circle`, `team/too-deep`, `team/too-many-below` */
async function expectFits(
  unit: TeamUnit,
  team: Team,
  upper: Team,
): Promise<{ above: readonly Team[] }> {
  const above = await teamsAbove(unit, upper);
  const below = await unit.teamsBelow([upper.id], MOST_BELOW);
  const problem = structureProblem(
    { ...team, above: [], floorsBelow: await floorsBelow(unit, team) },
    { ...upper, above, floorsBelow: 0, below: below.length },
  );
  if (problem !== null) throw new AppError(PROBLEMS[problem]);
  return { above };
}

async function teamsAbove(unit: TeamUnit, { parent }: Team): Promise<Team[]> {
  const above: Team[] = [];
  let next = parent;
  while (next !== null && above.length < MOST_ABOVE) {
    const team: Team | null = await unit.team(next);
    if (!team) break;
    above.push(team);
    next = team.parent;
  }
  return above;
}

async function floorsBelow(unit: TeamUnit, { id }: Team): Promise<TeamPlace['floorsBelow']> {
  const below = await unit.teamsBelow([id], MOST_BELOW);
  if (below.length === 0) return 0;
  const lowest = await unit.teamsBelow(
    below.map((team) => team.id),
    1,
  );
  return lowest.length === 0 ? 1 : 2;
}
