import { collection } from '../descriptors/collection.ts';
import { sponsorSchema } from './sponsor.ts';

export const sponsors = collection(
  sponsorSchema,
  {
    path: 'sponsors/{uid}',
    what: 'the advisor through whose link an advisor signed up (`sponsor`), if any; created with the account, never changed, removed when one of the two closes theirs ([0116](decisions/0116-lists-and-sponsors.md))',
    readers: 'that advisor; the sponsor (list by `sponsor`)',
    writers: 'server',
    activity: 'referrals',
    data: { Kennungen: ['id', 'sponsor'], 'wann sich ein Partner angemeldet hat': ['createdAt'] },
    impersonal: [],
    retention: { until: 'bis einer der beiden das Konto schließt' },
    clients: null,
    advisor: {
      export: { sponsor: { by: 'id' }, brought: { by: { field: 'sponsor' } } },
      closing: [
        { deletes: 'id', step: 'traces' },
        { deletes: { field: 'sponsor' }, step: 'traces' },
      ],
    },
    customer: null,
  },
  { id: 'demo-lite', sponsor: 'demo-basic', createdAt: new Date('2026-11-28T09:30:00.000Z') },
);
