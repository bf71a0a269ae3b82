import { collection } from '../descriptors/collection.ts';
import { teamFiguresSchema } from './team-figures.ts';

export const teamFigures = collection(
  teamFiguresSchema,
  {
    path: 'teamFigures/{uid}',
    what: 'how many registrations, attendances, new customers and referrals a member has in each of the last twelve months since joining, revenue and commission where the member shares them, when that was counted and when it is due again; exists while the member shares it ([0113](decisions/0113-team-figures.md))',
    readers: 'no one',
    writers: 'server',
    activity: 'partners',
    data: {
      Kennungen: ['id'],
      'Zahlen eines Partners nach Monaten, ohne Personen': ['months'],
      'mit eigener Einwilligung Umsatz und Provision': ['money'],
      Team: ['team', 'joinedAt'],
    },
    impersonal: ['countedAt', 'dueAt'],
    retention: {
      until:
        'bis der Partner die Einwilligung widerruft, das Team verlässt oder das Konto schließt',
    },
    clients: null,
    advisor: {
      export: { teamFigures: { by: 'id' } },
      closing: [{ deletes: 'id', step: 'traces' }],
    },
    customer: null,
  },
  {
    id: 'advisor-1',
    team: 'team-1',
    joinedAt: new Date('2026-03-01T09:00:00.000Z'),
    months: { '2026-03': { registrations: 12, attendances: 7, customers: 5, referrals: 2 } },
    countedAt: new Date('2026-03-31T22:15:00.000Z'),
    dueAt: new Date('2026-04-01T22:00:00.000Z'),
  },
);
