import { collection } from '../descriptors/collection.ts';
import { PAID_PLANS } from '../plan-rows/plan-rows.ts';
import { revenueSchema } from './revenue.ts';

export const revenue = collection(
  revenueSchema,
  {
    path: 'revenue/{month}',
    what: 'euro cents with VAT that were paid in a month (`2026-03`) for each plan, without test accounts; grows with the payment ([0044](decisions/0044-growth-and-revenue.md))',
    readers: 'admins (list: at most 50)',
    writers: 'server',
    activity: 'billing',
    data: {},
    impersonal: ['id', ...PAID_PLANS],
    retention: { until: 'so lange das Gesetz es verlangt' },
    clients: null,
    advisor: null,
    customer: null,
  },
  { id: '2026-11', pro: 11781 },
);
