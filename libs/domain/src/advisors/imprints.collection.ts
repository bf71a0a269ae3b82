import { collection } from '../descriptors/collection.ts';
import { imprintSchema } from './imprint.ts';
import { imprintWrites } from './imprint-writes.ts';

export const imprints = collection(
  imprintSchema,
  {
    path: 'imprints/{uid}',
    what: "who answers for an advisor's page, as § 5 DDG asks ([0086](decisions/0086-profile-imprint-and-requests.md))",
    readers: 'everyone (get)',
    writers: 'the advisor, from level 1 on',
    activity: 'pages',
    data: {
      Kennungen: ['id'],
      Name: ['name'],
      Anschrift: ['address'],
      'E-Mail-Adresse': ['email'],
      Telefonnummer: ['phone'],
      'Pflichtangaben nach § 5 DDG': ['vatId', 'authority', 'register', 'rules'],
    },
    impersonal: [],
    retention: { until: 'bis das Konto geschlossen wird' },
    clients: { create: 'website', update: 'website', fields: imprintWrites },
    advisor: { export: { imprint: { by: 'id' } }, closing: [{ deletes: 'id', step: 'order' }] },
    customer: null,
  },
  {
    id: 'demo-pro',
    name: 'Clara Weiß Finanzberatung',
    address: 'Aachener Straße 12\n50674 Köln',
    email: 'clara@demo.wbd',
    phone: '+49221123456',
    vatId: null,
    authority: 'IHK zu Köln',
    register: 'D-0000-00000-00',
    rules: null,
  },
);
