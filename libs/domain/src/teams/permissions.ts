import type { Level } from '../plan-rows/plan-rows.ts';
import { may } from '../plans/capabilities.ts';
import type { Team } from './team.ts';

export const TEAM_ROLES = ['lead', 'deputy', 'member'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** Who may do what in a team. The calls ask this table, and the team's page shows it. */
const PERMISSIONS = {
  invite: ['lead', 'deputy'],
  history: ['lead', 'deputy'],
  /** of members who share them, by person; everyone else sees their own alone */
  figures: ['lead', 'deputy'],
  /** sums of the teams below */
  figuresBelow: ['lead'],
  rename: ['lead'],
  remove: ['lead'],
  promote: ['lead'],
  handOver: ['lead'],
  structure: ['lead'],
  dissolve: ['lead'],
  /** shares seminars and videos of one's own with the team, and takes them out */
  shareItems: ['lead', 'deputy', 'member'],
  /** takes another member's item out of the team; it stays its owner's */
  takeOutItems: ['lead'],
  /** shares one's figures with the team, or ends that */
  shareFigures: ['lead', 'deputy', 'member'],
  leave: ['lead', 'deputy', 'member'],
} as const satisfies Record<string, readonly TeamRole[]>;
export type TeamAction = keyof typeof PERMISSIONS;

export const TEAM_ACTIONS: readonly TeamAction[] = [
  'invite',
  'history',
  'figures',
  'figuresBelow',
  'rename',
  'remove',
  'promote',
  'handOver',
  'structure',
  'dissolve',
  'takeOutItems',
  'shareItems',
  'shareFigures',
  'leave',
];

/** Whether a role may do something. */
export function roleMay(role: TeamRole, action: TeamAction): boolean {
  const allowed: readonly TeamRole[] = PERMISSIONS[action];
  return allowed.includes(role);
}

/** @returns null for everyone else */
export function roleOf(
  team: Pick<Team, 'lead' | 'members' | 'memberIds'>,
  uid: string,
): TeamRole | null {
  if (!isMember(team, uid)) return null;
  if (team.lead === uid) return 'lead';
  return team.members[uid]?.isDeputy ? 'deputy' : 'member';
}

/** Whether an advisor, or whatever a client sent as one, is in a team. */
export function isMember({ memberIds }: Pick<Team, 'memberIds'>, uid: string): boolean {
  return memberIds.includes(uid);
}

/** What decides whether an advisor may lead: the package, and that the account is open. */
export interface Fitness {
  lv: Level;
  isBlocked: boolean;
}

/** @param advisor left out for an account that is closed */
export function canLead(advisor: Fitness | undefined): boolean {
  return advisor !== undefined && !advisor.isBlocked && may(advisor.lv, 'leadTeam');
}

/** Those who run a team: the lead and the deputies. */
export const teamLeadersOf = (team: Team): string[] =>
  team.memberIds.filter((uid) => roleOf(team, uid) !== 'member');
