import { collection } from '../descriptors/collection.ts';
import { planChangeSchema } from './plan-change.ts';

export const planChanges = collection(
  planChangeSchema,
  {
    path: 'accounts/{uid}/planChanges/{eventId}',
    what: 'a change of the plan: from, to, when; written with it ([0044](decisions/0044-growth-and-revenue.md))',
    readers: 'no one',
    writers: 'server',
    activity: 'billing',
    data: { 'Wechsel des Pakets': ['from', 'to', 'at'] },
    impersonal: ['id'],
    retention: { until: 'bis das Konto geschlossen wird' },
    clients: null,
    advisor: {
      export: { planChanges: { by: 'parent' } },
      closing: [{ deletes: 'parent', step: 'traces' }],
    },
    customer: null,
  },
  { id: 'evt_example', from: 'basic', to: 'pro_monthly', at: new Date('2026-11-22T09:30:00.000Z') },
);
