import { collection } from '../descriptors/collection.ts';
import { teamEntrySchema } from './team.ts';

export const teamEntries = collection(
  teamEntrySchema,
  {
    path: 'teams/{id}/teamEntries/{id}',
    what: 'what happened in a team, with uids instead of names',
    readers: 'no one',
    writers: 'server',
    activity: 'partners',
    data: {
      Kennungen: ['by', 'about'],
      'was in einem Team geschehen ist': ['event', 'at', 'name'],
    },
    impersonal: ['id'],
    retention: { until: 'bis das Team aufgelöst ist; Kennungen bis das Konto geschlossen wird' },
    clients: null,
    advisor: {
      export: { leftOut: 'tells what others did; a team shows it to its members' },
      closing: [{ forgets: 'by' }, { forgets: 'about' }],
    },
    customer: null,
  },
  {
    id: 'entry-1',
    event: 'founded',
    at: new Date('2026-03-01T09:00:00.000Z'),
    by: 'advisor-1',
    about: null,
    name: 'Team Nord',
  },
);
