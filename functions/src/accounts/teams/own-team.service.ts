import type { Advisor } from '@wbd/domain/advisors';
import { AppError } from '@wbd/domain/errors';
import {
  canLead,
  roleMay,
  roleOf,
  type OwnTeam,
  type Team,
  type TeamInvitation,
  type TeamRole,
} from '@wbd/domain/teams';
import type { Caller } from '../../core/caller.ts';
import type { OwnTeamRepository } from './own-team.repository.ts';

export interface OwnTeamPorts {
  stored: OwnTeamRepository;
  now(): Date;
}

/** More are in the lists of seminars and videos. */
const MOST_ITEMS = 100;

type People = ReadonlyMap<string, Advisor>;

/**
 * The caller's team as far as the role shows it, and invitations to the caller's confirmed address.
 * @throws AppError `permission/denied` for a login without an advisor
 */
export async function ownTeam(
  ports: OwnTeamPorts,
  { uid, emailConfirmed }: Caller,
): Promise<OwnTeam> {
  const { stored } = ports;
  const now = ports.now();
  const [[own], team, email] = await Promise.all([
    stored.advisors([uid]),
    stored.teamOf(uid),
    emailConfirmed ? stored.email(uid) : null,
  ]);
  if (!own) throw new AppError('permission/denied');
  const role = team && roleOf(team, uid);
  const [invited, held] = await Promise.all([
    email === null ? [] : stored.invitationsTo(email),
    team && role ? heldTeam(stored, team, role, now) : null,
  ]);
  return {
    canLead: canLead(own),
    team: held,
    invitations: await shownInvitations(stored, invited, now),
  };
}

async function shownInvitations(
  stored: OwnTeamRepository,
  invited: readonly TeamInvitation[],
  now: Date,
): Promise<OwnTeam['invitations']> {
  const open = invited.filter(({ expiresAt }) => expiresAt > now);
  const [teams, people] = await Promise.all([
    stored.teams(open.map(({ team }) => team)),
    peopleOf(
      stored,
      open.map(({ advisor }) => advisor),
    ),
  ]);
  return open.flatMap(({ id, team, advisor, expiresAt }) => {
    const found = teams.find((one) => one.id === team);
    if (!found) return [];
    const by = nameIn(people, advisor);
    return [{ id, team: found.name, by, expiresAt: expiresAt.getTime() }];
  });
}

async function heldTeam(
  stored: OwnTeamRepository,
  team: Team,
  role: TeamRole,
  now: Date,
): Promise<OwnTeam['team']> {
  const { id, name, lead, memberIds, parent, wish } = team;
  const sees = (action: Parameters<typeof roleMay>[1]) => roleMay(role, action);
  const [above, below, wishes, items, invitations, entries] = await Promise.all([
    stored.teams([parent, wish].filter((one) => one !== null)),
    stored.around('parent', id),
    sees('structure') ? stored.around('wish', id) : [],
    stored.items(id, MOST_ITEMS + 1),
    sees('invite') ? stored.invitationsOf(id) : [],
    sees('history') ? stored.entries(id) : [],
  ]);
  const open = invitations.filter(({ expiresAt }) => expiresAt > now);
  const people = await peopleOf(stored, [
    ...memberIds,
    ...[...above, ...below, ...wishes].map((one) => one.lead),
    ...items.map(({ advisor }) => advisor),
    ...open.map(({ advisor }) => advisor),
    ...entries.flatMap(({ by, about }) => [by, about]),
  ]);
  const asOther = (one: Team) => ({ id: one.id, name: one.name, lead: nameIn(people, one.lead) });
  const other = (wanted: string | null) => {
    const found = above.find((one) => one.id === wanted);
    return found ? asOther(found) : null;
  };
  return {
    id,
    name,
    role,
    hasLead: lead !== null,
    members: membersOf(team, people),
    items: items.slice(0, MOST_ITEMS).map(({ what, id: item, title, advisor }) => ({
      what,
      id: item,
      title,
      uid: advisor,
      by: nameIn(people, advisor),
    })),
    moreItems: items.length > MOST_ITEMS,
    invitations: open.map((one) => ({
      id: one.id,
      email: one.email,
      by: nameIn(people, one.advisor),
      expiresAt: one.expiresAt.getTime(),
    })),
    entries: entries.map(({ at, by, about, ...entry }) => ({
      ...entry,
      at: at.getTime(),
      by: nameIn(people, by),
      about: nameIn(people, about),
    })),
    parent: other(parent),
    wish: other(wish),
    below: below.map(asOther),
    wishes: wishes.map(asOther),
  };
}

/** The lead first, then who has been there the longest; without those whose accounts are being closed. */
function membersOf(team: Team, people: People) {
  return Object.entries(team.members)
    .toSorted(([, a], [, b]) => a.joinedAt.getTime() - b.joinedAt.getTime())
    .toSorted(([a], [b]) => Number(b === team.lead) - Number(a === team.lead))
    .flatMap(([uid, { joinedAt }]) => {
      const advisor = people.get(uid);
      const role = roleOf(team, uid);
      const name = nameIn(people, uid);
      if (!advisor || !role || name === null) return [];
      return [{ uid, name, role, canLead: canLead(advisor), joinedAt: joinedAt.getTime() }];
    });
}

async function peopleOf(
  stored: OwnTeamRepository,
  uids: readonly (string | null)[],
): Promise<People> {
  const advisors = await stored.advisors(uids.filter((uid) => uid !== null));
  return new Map(advisors.map((advisor) => [advisor.id, advisor]));
}

function nameIn(people: People, uid: string | null): string | null {
  const advisor = uid === null ? undefined : people.get(uid);
  return advisor ? `${advisor.firstName} ${advisor.lastName}` : null;
}
