import { isBlocked } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import {
  canLead,
  roleMay,
  roleOf,
  type Fitness,
  type People,
  type Team,
  type TeamAction,
  type TeamRole,
} from '@wbd/domain/teams';
import type { OwnState } from '../../core/own-state.repository.ts';
import type { TeamUnit } from './teams.repository.ts';

export interface Member extends OwnState {
  team: Team;
  role: TeamRole;
}

/** @throws AppError `permission/denied` for a login without an advisor */
export async function personOf(unit: TeamUnit, uid: string): Promise<OwnState> {
  const [person] = await unit.people([uid]);
  if (!person) throw new AppError('permission/denied');
  return person;
}

/** @throws AppError `permission/denied`, `team/not-found` for an advisor without a team */
export async function memberOf(unit: TeamUnit, uid: string): Promise<Member> {
  const person = await personOf(unit, uid);
  const team = person.account.team && (await unit.team(person.account.team.id));
  const role = team && roleOf(team, uid);
  if (!team || !role) throw new AppError('team/not-found');
  return { ...person, team, role };
}

/** Changes that a lead may make without the package. */
const WITHOUT_PACKAGE: readonly TeamAction[] = ['leave', 'dissolve'];

/** @throws AppError `permission/denied`, `team/needs-pro` for a lead whose package is too small by now */
export function expectMay(member: Member, action: TeamAction): void {
  const { role } = member;
  if (!roleMay(role, action)) throw new AppError('permission/denied');
  if (role === 'lead' && !WITHOUT_PACKAGE.includes(action) && !canLead(fitnessOf(member))) {
    throw new AppError('team/needs-pro');
  }
}

/** The members of a team whose accounts are there. */
export async function peopleOf(unit: TeamUnit, { memberIds }: Team): Promise<People> {
  const people = await unit.people(memberIds);
  return new Map(people.map((person) => [person.account.id, fitnessOf(person)]));
}

export const fitnessOf = ({ account, advisor }: OwnState): Fitness => ({
  lv: advisor.lv,
  isBlocked: isBlocked(account),
});
