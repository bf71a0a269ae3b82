import { collection } from '../descriptors/collection.ts';
import { SWEEP_NAMES } from '../sweeps/sweeps.ts';
import { operationSchema } from './operation.ts';

export const operations = collection(
  operationSchema,
  {
    path: 'operations/{id}',
    documents: [
      {
        path: 'operations/sweeps',
        what: 'the last run of each function that runs by the clock, and what came of it ([0054](decisions/0054-nobody-finds-out-from-a-user.md))',
        readers: 'no one; admins through `operations`',
        writers: 'server',
      },
      {
        path: 'operations/retention',
        what: 'how many customers were announced and erased for their age, on the last 60 days with any',
        readers: 'no one; admins through `operations`',
        writers: 'server',
      },
      {
        path: 'operations/imprints',
        what: 'the deadline of imprints for which all pages were last rebuilt',
        readers: 'no one',
        writers: 'server',
      },
      {
        path: 'operations/announced-{id}',
        what: 'how far an announcement has been told to advisors',
        readers: 'no one',
        writers: 'server',
      },
    ],
    activity: 'security',
    data: {},
    impersonal: [...SWEEP_NAMES, 'after', 'isDone', 'days', 'enforced'],
    retention: { until: 'unbegrenzt, ohne Bezug zu Personen' },
    clients: null,
    advisor: null,
    customer: null,
  },
  {
    retryMails: {
      startedAt: new Date('2026-03-01T10:00:00Z'),
      durationMs: 120,
      outcome: 'ok',
      done: 0,
    },
  },
);
