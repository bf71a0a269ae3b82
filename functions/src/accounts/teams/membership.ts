import type { Account } from '@wbd/domain/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import { AppError } from '@wbd/domain/errors';
import {
  canLead,
  roleMay,
  roleOf,
  type People,
  type Team,
  type TeamAction,
  type TeamRole,
} from '@wbd/domain/teams';
import type { TeamUnit } from './teams.repository.ts';

/** The advisor who changes a team. */
export interface Person {
  account: Account;
  advisor: Advisor;
}

export interface Member extends Person {
  team: Team;
  role: TeamRole;
}

/** @throws AppError `permission/denied` for a login without an advisor */
export async function personOf(unit: TeamUnit, uid: string): Promise<Person> {
  const [account, advisor] = await Promise.all([unit.account(uid), unit.advisor(uid)]);
  if (!account || !advisor) throw new AppError('permission/denied');
  return { account, advisor };
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
export function expectMay({ role, advisor }: Member, action: TeamAction): void {
  if (!roleMay(role, action)) throw new AppError('permission/denied');
  if (role === 'lead' && !WITHOUT_PACKAGE.includes(action) && !canLead(advisor)) {
    throw new AppError('team/needs-pro');
  }
}

/** The members of a team whose accounts are there. */
export async function peopleOf(unit: TeamUnit, { memberIds }: Team): Promise<People> {
  const advisors = await unit.advisors(memberIds);
  return new Map(advisors.map(({ id, lv, blocked }) => [id, { lv, blocked }]));
}
