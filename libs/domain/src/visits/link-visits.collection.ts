import { collection } from '../descriptors/collection.ts';
import { linkVisitsSchema } from './link-visits.ts';

export const linkVisits = collection(
  linkVisitsSchema,
  {
    path: 'linkVisits/{uid}.{month}',
    what: 'how often the links of a person were opened, by day and link; numbers alone; expires 90 days after the month ([0096](decisions/0096-visits-of-shared-links.md))',
    readers: 'that person (list by `referrer`: at most 10)',
    writers: 'server',
    activity: 'referrals',
    data: { Kennungen: ['referrer'], 'wie oft ein geteilter Link geöffnet wurde': ['days'] },
    impersonal: ['id', 'expiresAt'],
    retention: { expires: ['linkVisits'] },
    clients: null,
    advisor: {
      export: { linkVisits: { by: { field: 'referrer' } } },
      closing: [{ deletes: { field: 'referrer' }, step: 'traces' }],
    },
    customer: {
      ownData: { leftOut: 'counts visits of links, without persons' },
      erasing: [{ stays: 'expires by itself' }],
      merging: [{ stays: 'expires by itself' }],
    },
  },
  {
    id: 'demoadvisorbasic.2026-11',
    referrer: 'demoadvisorbasic',
    days: { '2026-11-20': { page: 2, 'seminar:seminaraltersvorsorge': 5 } },
    expiresAt: new Date('2027-02-28T23:00:00.000Z'),
  },
);
