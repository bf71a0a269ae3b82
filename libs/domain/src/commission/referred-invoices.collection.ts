import { collection } from '../descriptors/collection.ts';
import { referredInvoiceSchema } from './referred-invoice.ts';

export const referredInvoices = collection(
  referredInvoiceSchema,
  {
    path: 'referredInvoices/{invoice}',
    what: 'a paid invoice about a package by which a sponsor earns: net amount, day, what went back, open dispute; not who paid ([0116](decisions/0116-lists-and-sponsors.md))',
    readers: 'no one',
    writers: 'server',
    activity: 'commission',
    data: {
      Kennungen: ['partner'],
      'Nettobetrag und Tag einer Rechnung über ein Paket, an der jemand verdient': [
        'netCents',
        'on',
        'returns',
        'isDisputed',
        'maturesOn',
        'bookedAt',
      ],
    },
    impersonal: ['id', 'payer'],
    retention: { until: 'wie Buchungsbelege (§ 147 AO)' },
    clients: null,
    advisor: {
      export: { referredInvoices: { by: { field: 'partner' } } },
      closing: [{ stays: 'kept as long as the law demands books, under the uid' }],
    },
    customer: null,
  },
  {
    id: 'in_demo',
    payer: 'org-01',
    partner: 'demo-basic',
    netCents: 79900,
    on: '2027-01-15',
    returns: [{ id: 're_demo', cents: 100, on: '2027-01-16' }],
    isDisputed: false,
    maturesOn: '2027-02-14',
    bookedAt: new Date('2026-11-28T09:30:00.000Z'),
  },
);
