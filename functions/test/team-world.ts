import type { Level } from '@wbd/domain/plans';
import { teamInvitationSchema, teamSchema, type Team, type TeamChange } from '@wbd/domain/teams';
import { db, parseDocument, parseDocuments } from '../src/core/firestore.ts';
import { readAccount } from '../src/core/people.repository.ts';
import { changeTeam } from '../src/accounts/teams/change-team.service.ts';
import { foundTeam } from '../src/accounts/teams/found-team.service.ts';
import { answerTeamInvitation, inviteToTeam } from '../src/accounts/teams/invitations.service.ts';
import { teamsRepository } from '../src/accounts/teams/teams.repository.ts';
import type { TeamPorts } from '../src/accounts/teams/team-ports.ts';
import { anAccount, anAdvisor, newId, store } from './data.ts';

const unlimited = { take: () => Promise.resolve(true) };

/** Ports without limits; a negative control passes `guarded: false`. */
export const teamTestPorts = ({ guarded = true, now = () => new Date() } = {}): TeamPorts => ({
  teams: teamsRepository({ guarded }),
  changes: unlimited,
  invitations: unlimited,
  now,
});

export interface TeamPerson {
  uid: string;
  email: string;
  code: string;
}

export async function aTeamPerson(lv: Level = 2): Promise<TeamPerson> {
  const code = newId('code').toLowerCase();
  const advisor = await store('advisors', anAdvisor({ lv, code }));
  const { email } = await store(
    'accounts',
    anAccount({ id: advisor.id, email: `${newId('mail').toLowerCase()}@example.org` }),
  );
  await db.doc(`codes/${code}`).set({ uid: advisor.id, expiresAt: null });
  return { uid: advisor.id, email, code };
}

const callerOf = ({ uid }: TeamPerson) => ({ uid, phone: null, emailConfirmed: true });

export const change = (who: TeamPerson, wanted: TeamChange, ports = teamTestPorts()) =>
  changeTeam(ports, { change: wanted }, callerOf(who));
export const found = (who: TeamPerson, team: string, name = 'Nord', ports = teamTestPorts()) =>
  foundTeam(ports, { team, name }, callerOf(who));
export const invite = (who: TeamPerson, email: string, ports = teamTestPorts()) =>
  inviteToTeam(ports, { email }, callerOf(who));
export const answer = (
  who: TeamPerson,
  invitation: string,
  accepts = true,
  ports = teamTestPorts(),
) => answerTeamInvitation(ports, { invitation, accepts }, callerOf(who));

export async function teamOf(id: string): Promise<Team | null> {
  return parseDocument(teamSchema, await db.doc(`teams/${id}`).get());
}

export async function invitationsTo(email: string) {
  const { docs } = await db.collection('teamInvitations').where('email', '==', email).get();
  return parseDocuments(teamInvitationSchema, docs);
}

/** A team with a lead, and members who have accepted. */
export async function aTeam(members = 1, lv: Level = 2) {
  const lead = await aTeamPerson();
  const id = newId('team');
  await found(lead, id);
  const others: TeamPerson[] = [];
  for (let count = 0; count < members; count++) {
    const person = await aTeamPerson(lv);
    await invite(lead, person.email);
    const [invitation] = await invitationsTo(person.email);
    await answer(person, invitation?.id ?? '');
    others.push(person);
  }
  return { id, lead, others };
}

/** Contradictions in a team; empty for a valid one. */
export async function contradictions(id: string): Promise<string[]> {
  const team = await teamOf(id);
  const named = await db.collection('accounts').where('team.id', '==', id).get();
  const inAccounts = named.docs.map((doc) => doc.id).toSorted();
  if (!team) return inAccounts.map((uid) => `${uid} is in a team that is gone`);
  const found: string[] = [];
  const ids = team.memberIds.toSorted();
  if (JSON.stringify(ids) !== JSON.stringify(Object.keys(team.members).toSorted())) {
    found.push('members and their ids differ');
  }
  if (JSON.stringify(ids) !== JSON.stringify(inAccounts)) found.push('accounts say otherwise');
  if (new Set(ids).size !== ids.length) found.push('a member twice');
  if (team.lead !== null && !ids.includes(team.lead)) found.push('the lead is no member');
  if (team.lead !== null && team.members[team.lead]?.isDeputy) found.push('the lead is a deputy');
  return found;
}

export const accountTeam = async ({ uid }: TeamPerson) => (await readAccount(uid))?.team ?? null;
