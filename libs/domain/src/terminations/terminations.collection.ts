import { collection } from '../descriptors/collection.ts';
import { terminationSchema } from './termination.ts';

export const terminations = collection(
  terminationSchema,
  {
    path: 'terminations/{id}',
    what: "a declaration that ends a contract (§ 312k BGB), from anyone: what it says, when it was received, how far it is; without effect until the account's owner or an admin confirms it; expires after 1461 days ([0090](decisions/0090-ending-a-contract-without-a-login.md))",
    readers: 'admins (list: at most 50)',
    writers: 'server',
    activity: 'billing',
    data: {
      Kennungen: ['uid'],
      Name: ['name'],
      'E-Mail-Adresse': ['email', 'confirmTo'],
      Code: ['code'],
      'Erklärung einer Kündigung': ['kind', 'reason', 'endsOn', 'state', 'isImmediate', 'endsAt'],
      Zeitpunkte: ['receivedAt', 'decidedAt'],
    },
    impersonal: ['id', 'trace', 'expiresAt'],
    retention: { expires: ['terminations'] },
    clients: null,
    advisor: {
      export: { terminations: { by: { field: 'uid' } } },
      closing: [{ stays: 'proves that a contract was ended, until it expires' }],
    },
    customer: null,
  },
  {
    id: 'termination-example',
    kind: 'extraordinary',
    reason: 'Berufsaufgabe',
    name: 'Petra Prüfstein',
    email: 'petra@example.org',
    code: 'petra',
    endsOn: null,
    confirmTo: 'petra@example.org',
    receivedAt: new Date('2026-11-27T09:30:00.000Z'),
    state: 'review',
    uid: 'demo-pro',
    isImmediate: false,
    endsAt: new Date('2027-11-27T09:30:00.000Z'),
    decidedAt: new Date('2026-11-27T09:40:00.000Z'),
    trace: null,
    expiresAt: new Date('2030-11-27T09:30:00.000Z'),
  },
);
