import { collection } from '../descriptors/collection.ts';
import { filmEntitlementSchema } from './sale.ts';

export const filmEntitlements = collection(
  filmEntitlementSchema,
  {
    path: 'filmEntitlements/{buyer}.{offer}',
    what: 'that an advisor may watch a film; follows from payments as Stripe knows them',
    readers: 'its buyer',
    writers: 'server',
    activity: 'sales',
    data: {
      Kennungen: ['advisor', 'seller'],
      'welchen Film ein Partner gekauft hat und ansehen darf': [
        'offer',
        'title',
        'state',
        'sale',
        'boughtAt',
      ],
    },
    impersonal: ['id', 'revision'],
    retention: { until: 'bis das Konto geschlossen wird' },
    clients: null,
    advisor: {
      export: { filmEntitlements: { by: { field: 'advisor' } } },
      closing: [{ deletes: { field: 'advisor' }, step: 'content' }],
    },
    customer: null,
  },
  {
    id: 'demo-basic.aB3dE5fG7hJ9kL1mN2pQ',
    advisor: 'demo-basic',
    offer: 'aB3dE5fG7hJ9kL1mN2pQ',
    seller: 'demo-pro',
    title: 'Erbrecht',
    state: 'open',
    sale: 'cs_test_1',
    boughtAt: new Date('2026-11-28T09:30:00.000Z'),
    revision: 1,
  },
);
