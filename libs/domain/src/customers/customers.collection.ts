import { collection } from '../descriptors/collection.ts';
import { customerSchema } from './customer.ts';

export const customers = collection(
  customerSchema,
  {
    path: 'customers/{id}',
    what: "an advisor's customer: the advisor's note, or with `proven` the person's own under the login's uid ([0015](decisions/0015-whose-customer.md)); `consent`: what the person agreed to when they last registered ([0031](decisions/0031-consent-as-evidence.md))",
    readers: 'the advisor (level 1; list by `advisor`, at most 10,000)',
    writers: 'server',
    activity: 'customers',
    data: {
      Kennungen: ['id', 'advisor', 'distinctFrom'],
      Name: ['firstName', 'lastName'],
      'E-Mail-Adresse': ['email', 'otherEmails'],
      Telefonnummer: ['phone', 'otherPhones'],
      Geburtstag: ['bday', 'birthday'],
      Beruf: ['job'],
      'Grund fehlender Kontaktdaten': ['withoutContact'],
      'Kontakte zum Berater': ['lastContact', 'registered', 'imported', 'reviewOn', 'eraseOn'],
      'wer eingeladen hat': ['inviteBy'],
      'Einwilligungen und Wünsche': [
        'consent',
        'callConsent',
        'invitable',
        'uninvited',
        'restriction',
      ],
      'Schlagwörter und Ablage': ['tags', 'archived'],
      'Nachweis der Nummer': ['proven'],
    },
    impersonal: [],
    retention: { rule: 'customers', sweep: 'eraseForgottenCustomers' },
    clients: null,
    advisor: {
      export: { customers: { by: { field: 'advisor' } } },
      closing: [{ code: 'customers' }],
    },
    customer: {
      ownData: { by: 'id', shownAs: 'customer' },
      erasing: [{ code: true }],
      merging: [{ code: true }],
    },
  },
  {
    id: '9fXk2LmQ0aZr7TbYwE3v',
    advisor: 'advisor-example',
    firstName: 'Jörg',
    lastName: 'Weiß-Özdemir',
    email: null,
    phone: null,
    bday: null,
    job: null,
    lastContact: null,
    registered: new Date('2026-11-01T09:30:00.000Z'),
    inviteBy: null,
  },
);
