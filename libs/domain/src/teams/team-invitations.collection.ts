import { collection } from '../descriptors/collection.ts';
import { teamInvitationSchema } from './team.ts';

export const teamInvitations = collection(
  teamInvitationSchema,
  {
    path: 'teamInvitations/{id}',
    what: 'an invitation into a team: address, who invites, until when; gone once it is answered',
    readers: 'no one',
    writers: 'server',
    activity: 'partners',
    data: {
      Kennungen: ['advisor'],
      'E-Mail-Adresse': ['email'],
      'Einladung in ein Team': ['team', 'createdAt'],
    },
    impersonal: ['id', 'expiresAt'],
    retention: { expires: ['teamInvitations'] },
    clients: null,
    advisor: {
      export: { teamInvitations: { by: { field: 'advisor' } } },
      closing: [{ deletes: { field: 'advisor' }, step: 'content' }],
    },
    customer: null,
  },
  {
    id: 'invitation-1',
    team: 'team-1',
    email: 'ben@example.org',
    advisor: 'advisor-1',
    createdAt: new Date('2026-03-01T09:00:00.000Z'),
    expiresAt: new Date('2026-03-01T09:00:00.000Z'),
  },
);
