import { collection } from '../descriptors/collection.ts';
import { migrationProgressSchema } from './migration-progress.ts';

export const migrations = collection(
  migrationProgressSchema,
  {
    path: 'migrations/{name}',
    what: 'how far a migration got; exists while one is unfinished',
    readers: 'no one',
    writers: 'operator',
    activity: 'security',
    data: {},
    impersonal: ['collection', 'last'],
    retention: { until: 'bis der Vorgang abgeschlossen ist' },
    clients: null,
    advisor: null,
    customer: null,
  },
  { collection: 'customers', last: 'customers/a' },
);
