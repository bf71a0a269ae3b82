import { collection } from '../descriptors/collection.ts';
import { storedBalanceSchema } from './booked.ts';

export const balances = collection(
  storedBalanceSchema,
  {
    path: 'ledgers/{payer}/balances/{uid}',
    what: "the sums of a partner's entries, grown in the same write",
    readers: 'that partner (list by `partner`, across payers: at most 100)',
    writers: 'server',
    activity: 'commission',
    data: {
      Kennungen: ['partner'],
      'Summen der Provision eines Partners': ['held', 'due', 'inPayout', 'paid'],
    },
    impersonal: ['id', 'payer'],
    retention: { until: 'so lange wie die Buchungen, aus denen sie gebildet sind' },
    clients: null,
    advisor: {
      export: { commissionSums: { by: { field: 'partner' } } },
      closing: [{ stays: 'kept as long as the law demands books, under the uid' }],
    },
    customer: null,
  },
  { id: 'demo-basic', payer: 'org-01', partner: 'demo-basic', held: 12000 },
);
