import { collection } from '../descriptors/collection.ts';
import { taxProfileSchema } from './tax-profile.ts';

export const taxProfiles = collection(
  taxProfileSchema,
  {
    path: 'taxProfiles/{uid}',
    what: 'how a partner is named, addressed and taxed, the end of the IBAN, and the wording of the consent to credit notes; exists only when complete. Goes with the account; while commission is due it stays and expires',
    readers: 'that partner',
    writers: 'server',
    activity: 'commission',
    data: {
      Kennungen: ['id'],
      Name: ['name'],
      Anschrift: ['street', 'postalCode', 'city', 'country'],
      'steuerliche Einordnung, Steuernummer oder USt-IdNr.': ['taxId', 'kind'],
      'Ende der IBAN': ['ibanEnd', 'earlierEnd', 'waitsUntil'],
      'Zustimmung zu Gutschriften': ['wording', 'agreedAt'],
      Zeitpunkte: ['changedAt'],
    },
    impersonal: ['expiresAt'],
    retention: { expires: ['payoutDetails'] },
    clients: null,
    advisor: { export: { taxProfile: { by: 'id' } }, closing: [{ code: 'traces' }] },
    customer: null,
  },
  {
    id: 'demo-basic',
    name: 'Bernd Basic',
    street: 'Hafenstraße 4',
    postalCode: '20457',
    city: 'Hamburg',
    country: 'DE',
    taxId: '12/345/67890',
    kind: 'small',
    ibanEnd: '2051',
    wording: 'credit-notes-1',
    agreedAt: new Date('2027-01-02T09:30:00.000Z'),
    changedAt: new Date('2027-01-02T09:30:00.000Z'),
    expiresAt: null,
  },
);
