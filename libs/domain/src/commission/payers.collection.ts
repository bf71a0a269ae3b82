import { collection } from '../descriptors/collection.ts';
import { payerSchema } from './tax-profile.ts';

export const payers = collection(
  payerSchema,
  {
    path: 'payers/{org}',
    what: 'how an organisation is named on credit notes, and the end of its IBAN',
    readers: 'administrators of the organisation',
    writers: 'server',
    activity: 'commission',
    data: {
      'Name, Anschrift und Steuernummer der Organisation': [
        'name',
        'street',
        'postalCode',
        'city',
        'country',
        'taxId',
      ],
      'wer sie zuletzt geändert hat': ['changedBy', 'changedAt'],
    },
    impersonal: ['id', 'ibanEnd', 'earlierEnd', 'waitsUntil'],
    retention: { until: 'so lange das Gesetz es verlangt' },
    clients: null,
    advisor: {
      export: { leftOut: "the organisation's, not the advisor's" },
      closing: [{ stays: 'kept as long as the law demands books, under the uid' }],
    },
    customer: null,
  },
  {
    id: 'org-01',
    name: 'WBD Beispiel GmbH',
    street: 'Am Sandtorkai 1',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'DE',
    taxId: 'DE123456789',
    ibanEnd: '3000',
    changedBy: 'demo-kollege',
    changedAt: new Date('2027-01-02T09:30:00.000Z'),
  },
);
