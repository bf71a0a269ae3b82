import { collection } from '../descriptors/collection.ts';
import { dealSchema } from './deal.ts';

export const deals = collection(
  dealSchema,
  {
    path: 'deals/{id}',
    what: 'a deal that an advisor closed with a customer: amount, day, reference, who referred the customer, and what the organisation decided; without the customer once they are erased ([0112](decisions/0112-deals-and-their-ledger.md))',
    readers:
      'its advisor (list by `advisor`), administrators of the organisation that pays (list by `payer`)',
    writers: 'server',
    activity: 'commission',
    data: {
      Kennungen: ['advisor', 'customer', 'partner', 'decidedBy'],
      'Vorname und Anfangsbuchstabe': ['name'],
      'Nettobetrag, Tag und Kennzeichen eines Abschlusses': [
        'netCents',
        'on',
        'referredOn',
        'reference',
      ],
      'Entscheidung und Provision': [
        'state',
        'reason',
        'decidedAt',
        'commission',
        'maturesOn',
        'reportedAt',
      ],
    },
    impersonal: ['id', 'payer'],
    retention: { until: 'wie Buchungsbelege (§ 147 AO), ohne den Kunden, sobald er gelöscht ist' },
    clients: null,
    advisor: { export: { deals: { by: { field: 'advisor' } } }, closing: [{ code: 'traces' }] },
    customer: {
      ownData: { by: { field: 'customer' }, shownAs: 'deals' },
      erasing: [{ code: true }],
      merging: [{ renames: 'customer' }],
    },
  },
  {
    id: '9fXk2LmQ0aZr7TbYwE3v',
    payer: 'org-01',
    advisor: 'demo-pro',
    customer: 'customer-example',
    name: 'Jörg W.',
    partner: 'demo-basic',
    netCents: 120000,
    on: '2026-11-27',
    reference: 'V-4711',
    state: 'confirmed',
    reason: null,
    decidedBy: 'demo-kollege',
    decidedAt: new Date('2026-11-28T09:30:00.000Z'),
    commission: 12000,
    maturesOn: '2026-12-27',
    reportedAt: new Date('2026-11-27T09:30:00.000Z'),
  },
);
