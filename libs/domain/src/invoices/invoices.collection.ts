import { collection } from '../descriptors/collection.ts';
import { invoiceSchema } from './invoice.ts';

export const invoices = collection(
  invoiceSchema,
  {
    path: 'invoices/{id}',
    what: "a paid invoice for a package, with Stripe's figures and its buyer, and whether its e-invoice is made; expires eight years after its year ([0098](decisions/0098-e-invoices.md))",
    readers: 'its advisor (list by `advisor`: at most 100), admins',
    writers: 'server',
    activity: 'billing',
    data: {
      Kennungen: ['advisor'],
      Rechnungsnummer: ['number'],
      'Name und Anschrift': ['buyer'],
      'Leistung und Beträge': ['period', 'lines', 'discount', 'net', 'tax', 'gross'],
      Zeitpunkte: ['issuedOn', 'createdAt'],
    },
    impersonal: ['id', 'eInvoice', 'askedAt', 'expiresAt'],
    retention: { expires: ['invoices'] },
    clients: null,
    advisor: {
      export: { invoices: { by: { field: 'advisor' } } },
      closing: [{ stays: 'kept as long as the law demands invoices' }],
    },
    customer: null,
  },
  {
    id: 'in_example',
    advisor: 'demo-pro',
    number: 'WBD-0001',
    issuedOn: '2026-11-27',
    period: { from: '2026-11-27', until: '2027-11-26' },
    buyer: {
      name: 'Jonas Weber',
      email: 'pro@demo.wbd',
      street: 'Am Markt 7',
      addition: null,
      postalCode: '04109',
      city: 'Leipzig',
      country: 'DE',
      vatId: null,
    },
    lines: [{ name: 'WBD Pro, jährlich', cents: 119900 }],
    discount: 0,
    net: 119900,
    tax: 22781,
    gross: 142681,
    eInvoice: 'made',
    createdAt: new Date('2026-11-27T09:30:00.000Z'),
    expiresAt: new Date('2035-01-01T00:00:00.000Z'),
  },
);
