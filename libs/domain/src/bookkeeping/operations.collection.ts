import { serverRows } from '../descriptors/collection.ts';

export const operations = serverRows(
  'functions/src/core/sweeps/sweep-runs.repository.ts',
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
        path: 'operations/announced-{id}',
        what: 'how far an announcement has been told to advisors',
        readers: 'no one',
        writers: 'server',
      },
    ],
    activity: 'security',
    data: {},
    impersonal: ['retryMails'],
    retention: { until: 'unbegrenzt, ohne Bezug zu Personen' },
    clients: null,
    advisor: null,
    customer: null,
  },
  { retryMails: { outcome: 'ok' } },
);
