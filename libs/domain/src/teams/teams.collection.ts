import { collection } from '../descriptors/collection.ts';
import { teamSchema } from './team.ts';

export const teams = collection(
  teamSchema,
  {
    path: 'teams/{id}',
    what: 'a team: name, lead, members with the day they joined and whether they are deputies, the team above it ([0108](decisions/0108-teams.md)); members see it through the call `ownTeam`',
    readers: 'no one',
    writers: 'server',
    activity: 'partners',
    data: {
      Kennungen: ['lead', 'members', 'memberIds'],
      'wer in einem Team ist, seit wann und in welcher Rolle': [
        'name',
        'createdAt',
        'parent',
        'wish',
        'structure',
      ],
    },
    impersonal: ['id'],
    retention: { until: 'bis der Partner das Team verlässt oder das Konto schließt' },
    clients: null,
    advisor: {
      export: { teams: { by: { lists: 'memberIds' }, only: ['name', 'lead', 'createdAt'] } },
      closing: [{ code: 'teams' }],
    },
    customer: null,
  },
  {
    id: 'team-1',
    name: 'Team Nord',
    lead: 'advisor-1',
    members: { 'advisor-1': { isDeputy: false, joinedAt: new Date('2026-03-01T09:00:00.000Z') } },
    memberIds: ['advisor-1'],
    parent: null,
    wish: null,
    structure: 0,
    createdAt: new Date('2026-03-01T09:00:00.000Z'),
  },
);
