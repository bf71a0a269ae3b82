import type { Advisor } from '@wbd/domain/advisors';
import {
  canLead,
  isInvitationOpen,
  roleMay,
  roleOf,
  type OwnTeam,
  type Team,
  type TeamInvitation,
  type TeamRole,
} from '@wbd/domain/teams';
import type { AccountCaller } from '../../core/caller.ts';
import type { OwnState } from '../../core/own-state.repository.ts';
import { fitnessOf } from './membership.ts';
import type { OwnTeamRepository } from './own-team.repository.ts';

export interface OwnTeamPorts {
  stored: OwnTeamRepository;
  now(): Date;
}

/** More are in the lists of seminars and videos. */
const MOST_ITEMS = 100;

type People = ReadonlyMap<string, Advisor>;

/** Returns the caller's team, limited to what their role may see, and invitations to their confirmed address. */
export async function ownTeam(
  ports: OwnTeamPorts,
  caller: Pick<AccountCaller, 'account' | 'advisor' | 'emailConfirmed'>,
): Promise<OwnTeam> {
  const { stored } = ports;
  const { account, emailConfirmed } = caller;
  const now = ports.now();
  const team = account.team && (await stored.team(account.team.id));
  const role = team && roleOf(team, account.id);
  const [invited, held] = await Promise.all([
    emailConfirmed ? stored.invitationsTo(account.email) : [],
    team && role ? heldTeam(stored, team, role, now) : null,
  ]);
  return {
    canLead: canLead(fitnessOf(caller)),
    team: held,
    invitations: await shownInvitations(stored, invited, now),
  };
}

async function shownInvitations(
  stored: OwnTeamRepository,
  invited: readonly TeamInvitation[],
  now: Date,
): Promise<OwnTeam['invitations']> {
  const open = invited.filter((one) => isInvitationOpen(one, now));
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
  const open = invitations.filter((one) => isInvitationOpen(one, now));
  const members = await stored.people(memberIds);
  const others = await peopleOf(stored, [
    ...[...above, ...below, ...wishes].map((one) => one.lead),
    ...items.map(({ advisor }) => advisor),
    ...open.map(({ advisor }) => advisor),
    ...entries.flatMap(({ by, about }) => [by, about]),
  ]);
  const people = new Map([
    ...others,
    ...members.map(({ advisor }) => [advisor.id, advisor] as const),
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
    members: membersOf(team, members),
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
function membersOf(team: Team, members: readonly OwnState[]) {
  return Object.entries(team.members)
    .toSorted(([, a], [, b]) => a.joinedAt.getTime() - b.joinedAt.getTime())
    .toSorted(([a], [b]) => Number(b === team.lead) - Number(a === team.lead))
    .flatMap(([uid, { joinedAt }]) => {
      const person = members.find(({ account }) => account.id === uid);
      const role = roleOf(team, uid);
      if (!person || !role) return [];
      const name = nameOf(person.advisor);
      return [
        { uid, name, role, canLead: canLead(fitnessOf(person)), joinedAt: joinedAt.getTime() },
      ];
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
  return advisor ? nameOf(advisor) : null;
}

const nameOf = ({ firstName, lastName }: Advisor) => `${firstName} ${lastName}`;
