import { collection } from '../descriptors/collection.ts';
import { eInvoiceSchema } from './invoice.ts';

export const eInvoices = collection(
  eInvoiceSchema,
  {
    path: 'eInvoices/{id}',
    what: 'the same as XML of EN 16931, written once',
    readers: 'its advisor, admins (get)',
    writers: 'server',
    activity: 'billing',
    data: { Kennungen: ['advisor'], 'die Rechnung als Datei': ['xml'] },
    impersonal: ['id', 'madeAt', 'expiresAt'],
    retention: { expires: ['invoices'] },
    clients: null,
    advisor: {
      export: { eInvoices: { by: { field: 'advisor' } } },
      closing: [{ stays: 'kept as long as the law demands invoices' }],
    },
    customer: null,
  },
  {
    id: 'in_example',
    advisor: 'demo-pro',
    xml: '<rsm:CrossIndustryInvoice/>',
    madeAt: new Date('2026-11-27T09:30:05.000Z'),
    expiresAt: new Date('2035-01-01T00:00:00.000Z'),
  },
);
