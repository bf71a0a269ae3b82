import '../../../functions/test/own-project.ts';
import {
  TEAM_INVITATION_STATES,
  teamInvitationState,
  type TeamInvitation,
  type TeamInvitationState,
} from '@wbd/domain/teams';
import { expect, test } from 'vitest';
import { anAccount, anAdvisor, newId, store } from '../../../functions/test/data.ts';
import { ownTeamRepository } from '../../../functions/src/accounts/teams/own-team.repository.ts';
import { ownTeam } from '../../../functions/src/accounts/teams/own-team.service.ts';
import { readTeamInvitation } from '../../../functions/src/mail/letters/team/team-invitation.repository.ts';
import { teamInvitationMail } from '../../../functions/src/mail/occasions/team-mails.ts';
import { db, toData } from '../../../functions/src/core/firestore.ts';
import { prove, type Probes } from './prove.ts';

const NOW = new Date('2031-06-02T10:00:00Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

/** Stores a team with an invitation in a state, and the invited person. */
async function anInvitation(state: TeamInvitationState) {
  const lead = await store('advisors', anAdvisor());
  const team = newId('team');
  const membership = { id: team, joinedAt: NOW, figures: null, money: null };
  const leading = await store('accounts', anAccount({ id: lead.id, team: membership }));
  const invited = await store('advisors', anAdvisor());
  const account = await store('accounts', anAccount({ id: invited.id }));
  await db.doc(`teams/${team}`).set({
    name: 'Team Nord',
    lead: lead.id,
    members: { [lead.id]: { isDeputy: false, joinedAt: NOW } },
    memberIds: [lead.id],
    parent: null,
    wish: null,
    structure: 1,
    createdAt: NOW,
  });
  const invitation: TeamInvitation = {
    id: newId('inv'),
    team,
    email: account.email,
    advisor: lead.id,
    createdAt: inHours(-100),
    expiresAt: inHours(state === 'open' ? 1 : -1),
  };
  if (state !== 'gone') await db.doc(`teamInvitations/${invitation.id}`).set(toData(invitation));
  return {
    invitation,
    lead: { advisor: lead, account: leading },
    invited: { advisor: invited, account },
  };
}

const teamOf = (caller: Awaited<ReturnType<typeof anInvitation>>['lead']) =>
  ownTeam({ stored: ownTeamRepository, now: () => NOW }, { ...caller, emailConfirmed: true });

const probes: Probes<TeamInvitationState> = {
  'team-page: shown': {
    'to the invited person': async (state) =>
      (await teamOf((await anInvitation(state)).invited)).invitations.length > 0,
    'to the lead': async (state) => {
      const { team } = await teamOf((await anInvitation(state)).lead);
      return (team?.invitations.length ?? 0) > 0;
    },
  },
  'queued-mails: reminded': {
    invitation: async (state) => {
      const { invitation } = await anInvitation(state);
      return (await readTeamInvitation(teamInvitationMail(invitation, NOW), NOW)) !== null;
    },
  },
};

test('an invitation is open until its deadline', () => {
  expect(teamInvitationState(null, NOW)).toBe('gone');
  expect(teamInvitationState({ expiresAt: NOW }, NOW)).toBe('expired');
  expect(teamInvitationState({ expiresAt: inHours(1) }, NOW)).toBe('open');
});

test('every surface answers every state of an invitation according to its meaning', async () => {
  const invitations = { states: TEAM_INVITATION_STATES, probes };
  expect(await prove('teamInvitations', 'emulators', invitations)).toEqual({
    cells: 9,
    notApplicable: 0,
    wrong: [],
    unmatched: [],
  });
});
