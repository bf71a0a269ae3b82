import { collection } from '../descriptors/collection.ts';
import { filmCheckoutSchema } from './sale.ts';

export const filmCheckouts = collection(
  filmCheckoutSchema,
  {
    path: 'filmCheckouts/{session}',
    what: 'a payment page as it was opened: buyer, film, price; kept two weeks',
    readers: 'no one',
    writers: 'server',
    activity: 'sales',
    data: {
      Kennungen: ['seller', 'buyer'],
      'Kennung des Kontos bei Stripe': ['account'],
      'Name und Anschrift des Verkäufers': ['issuer'],
      'Film und Preis': ['offer', 'title', 'net', 'vat', 'total'],
      Zeitpunkte: ['createdAt'],
    },
    impersonal: ['id', 'expiresAt'],
    retention: { expires: ['filmCheckouts'] },
    clients: null,
    advisor: {
      export: { leftOut: 'a payment page that was opened; what came of it is among the sales' },
      closing: [{ stays: 'expires within two weeks; Stripe may still report about it' }],
    },
    customer: null,
  },
  {
    id: 'cs_test_1',
    offer: 'aB3dE5fG7hJ9kL1mN2pQ',
    title: 'Erbrecht',
    seller: 'demo-pro',
    buyer: 'demo-basic',
    account: 'acct_1',
    issuer: {
      name: 'Petra Pro',
      street: 'Hafenstraße 4',
      postalCode: '20457',
      city: 'Hamburg',
      country: 'DE',
      taxId: 'DE123456789',
      kind: 'business',
    },
    net: 4900,
    vat: 931,
    total: 5831,
    createdAt: new Date('2026-11-28T09:30:00.000Z'),
    expiresAt: new Date('2034-11-28T09:30:00.000Z'),
  },
);
