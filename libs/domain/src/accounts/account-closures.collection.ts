import { collection } from '../descriptors/collection.ts';
import { accountClosureSchema } from './account-closure.ts';

export const accountClosures = collection(
  accountClosureSchema,
  {
    path: 'accountClosures/{uid}',
    what: 'an account that is being closed: how far it is, and the address for the last mail ([0042](decisions/0042-closing-an-account.md))',
    readers: 'no one',
    writers: 'server',
    activity: 'partners',
    data: {
      Kennungen: ['id'],
      Name: ['firstName'],
      'E-Mail-Adresse': ['email'],
      'Kennung bei Stripe': ['customer'],
      'Fortschritt der Schließung': ['step', 'orderedAt'],
      'Daten zum Mitnehmen': ['kept', 'exportUntil'],
      'Ende einer Mindestlaufzeit': ['termEnd'],
    },
    impersonal: ['trace', 'leaseUntil', 'claims'],
    retention: { until: 'bis der Vorgang abgeschlossen ist' },
    clients: null,
    advisor: {
      export: { leftOut: 'begins once the account is closed' },
      closing: [{ stays: 'carries the closing out, and ends with its last step' }],
    },
    customer: null,
  },
  {
    id: 'advisor',
    email: 'fritzi@example.org',
    firstName: 'Fritzi',
    customer: null,
    step: 'access',
    orderedAt: new Date('2026-03-01T10:00:00Z'),
    exportUntil: new Date('2026-03-31T10:00:00Z'),
    termEnd: null,
    kept: null,
    trace: null,
    leaseUntil: new Date('2026-03-01T10:00:00Z'),
    claims: 0,
  },
);
