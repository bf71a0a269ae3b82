import { collection } from '../descriptors/collection.ts';
import { payoutSchema } from './payout.ts';

export const payouts = collection(
  payoutSchema,
  {
    path: 'payouts/{id}',
    what: 'statements that one bank file pays, with their sum, author and approver',
    readers: 'administrators of the organisation that pays (list by `payer`)',
    writers: 'server',
    activity: 'commission',
    data: {
      'wer eine Auszahlung angelegt und freigegeben hat': ['author', 'approver', 'exportedBy'],
      'Beträge und Stand der Auszahlung': [
        'statements',
        'controlSum',
        'state',
        'draftedAt',
        'approvedAt',
        'exportedAt',
        'endedOn',
        'file',
      ],
    },
    impersonal: ['id', 'payer'],
    retention: { until: 'wie Buchungsbelege (§ 147 AO)' },
    clients: null,
    advisor: {
      export: { leftOut: "the organisation's, not the advisor's" },
      closing: [{ stays: 'kept as long as the law demands books, under the uid' }],
    },
    customer: null,
  },
  {
    id: 'aB3dE5fG7hJ9kL1mN2pQ',
    payer: 'org-01',
    statements: [
      {
        id: 'org-01_demo-basic_2026-12',
        number: 1,
        partner: 'demo-basic',
        name: 'Bernd Basic',
        ibanEnd: '2051',
        total: 12000,
      },
    ],
    controlSum: 12000,
    state: 'approved',
    author: 'demo-kollege',
    approver: 'demo-pro',
    draftedAt: new Date('2027-01-04T09:30:00.000Z'),
    approvedAt: new Date('2027-01-04T10:30:00.000Z'),
    exportedAt: null,
    exportedBy: null,
    endedOn: null,
  },
);
