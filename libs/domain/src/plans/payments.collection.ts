import { collection } from '../descriptors/collection.ts';
import { paymentSchema } from './revenue.ts';

export const payments = collection(
  paymentSchema,
  {
    path: 'accounts/{uid}/payments/{invoiceId}',
    what: 'an invoice that was paid: plan, euro cents with VAT, what of them went back, when ([0044](decisions/0044-growth-and-revenue.md))',
    readers: 'no one',
    writers: 'server',
    activity: 'billing',
    data: { 'Zahlungen ohne Zahlungsmittel': ['plan', 'cents', 'returned', 'paidAt'] },
    impersonal: ['id'],
    retention: { until: 'bis das Konto geschlossen wird' },
    clients: null,
    advisor: {
      export: { payments: { by: 'parent' } },
      closing: [{ deletes: 'parent', step: 'traces' }],
    },
    customer: null,
  },
  { id: 'in_example', plan: 'pro', cents: 11781, paidAt: new Date('2026-11-22T09:30:00.000Z') },
);
