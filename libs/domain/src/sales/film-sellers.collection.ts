import { collection } from '../descriptors/collection.ts';
import { filmSellerSchema } from './seller.ts';

export const filmSellers = collection(
  filmSellerSchema,
  {
    path: 'filmSellers/{uid}',
    what: 'what tax authorities ask of a seller, the account at Stripe, the number of the last document',
    readers: 'that seller',
    writers: 'server',
    activity: 'sales',
    data: {
      Kennungen: ['id'],
      'Rechtsform, Geburtsdatum oder Registernummer': ['legalForm', 'bornOn', 'register'],
      'Kennung des Kontos bei Stripe': ['stripeAccount', 'canCharge'],
      Zeitpunkte: ['changedAt'],
    },
    impersonal: ['lastNumber'],
    retention: { until: 'so lange § 24 PStTG es verlangt' },
    clients: null,
    advisor: {
      export: { filmSeller: { by: 'id' } },
      closing: [{ stays: '§ 24 PStTG asks for it' }],
    },
    customer: null,
  },
  {
    id: 'demo-pro',
    legalForm: 'person',
    bornOn: '1980-02-03',
    register: null,
    stripeAccount: 'acct_1',
    canCharge: true,
    lastNumber: 1,
    changedAt: new Date('2026-11-28T09:30:00.000Z'),
  },
);
