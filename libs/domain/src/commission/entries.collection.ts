import { bookedEntrySchema } from './booked.ts';
import { collection } from '../descriptors/collection.ts';

export const entries = collection(
  bookedEntrySchema,
  {
    path: 'ledgers/{payer}/entries/{id}',
    what: "a movement of a partner's commission; created once under an id made of its cause, never changed ([0099](decisions/0099-commission-ledger.md))",
    readers: 'that partner (list by `partner`, across payers)',
    writers: 'server',
    activity: 'commission',
    data: {
      Kennungen: ['partner'],
      'Provision eines Partners je Abschluss': [
        'kind',
        'deal',
        'terms',
        'postings',
        'on',
        'month',
        'source',
        'rate',
        'dueOn',
        'at',
      ],
    },
    impersonal: ['id', 'payer'],
    retention: { until: 'wie Buchungsbelege (§ 147 AO)' },
    clients: null,
    advisor: {
      export: { commissions: { by: { field: 'partner' } } },
      closing: [{ stays: 'kept as long as the law demands books, under the uid' }],
    },
    customer: null,
  },
  {
    id: '9fXk2LmQ0aZr7TbYwE3v~demo-basic~earned',
    partner: 'demo-basic',
    kind: 'earned',
    deal: '9fXk2LmQ0aZr7TbYwE3v',
    terms: 'org-01~0001',
    postings: [
      { account: 'expense', cents: -12000 },
      { account: 'held', cents: 12000 },
    ],
    on: '2026-11-27',
    payer: 'org-01',
    rate: { kind: 'share', permille: 100 },
    dueOn: '2026-12-27',
    at: new Date('2026-11-28T09:30:00.000Z'),
  },
);
