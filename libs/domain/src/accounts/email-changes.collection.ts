import { collection } from '../descriptors/collection.ts';
import { emailChangeSchema } from './email-change.ts';

export const emailChanges = collection(
  emailChangeSchema,
  {
    path: 'emailChanges/{uid}',
    what: "a confirmed change of an account's address that is under way; gone once login and account have it ([0094](decisions/0094-notifications.md))",
    readers: 'no one',
    writers: 'server',
    activity: 'partners',
    data: {
      Kennungen: ['id'],
      'die frühere und die neue E-Mail-Adresse eines Partners': ['from', 'to', 'wasProven', 'at'],
    },
    impersonal: ['trace'],
    retention: { until: 'bis der Vorgang abgeschlossen ist' },
    clients: null,
    advisor: {
      export: { leftOut: 'lasts for moments; the account has the result' },
      closing: [{ deletes: 'id', step: 'order' }],
    },
    customer: null,
  },
  {
    id: 'advisor',
    from: 'alt@example.org',
    to: 'neu@example.org',
    wasProven: true,
    at: new Date('2026-03-01T10:00:00Z'),
    trace: null,
  },
);
