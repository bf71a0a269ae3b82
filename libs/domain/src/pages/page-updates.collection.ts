import { serverRows } from '../descriptors/collection.ts';

export const pageUpdates = serverRows(
  'functions/src/content/pages/page-updates.service.ts',
  {
    path: 'pageUpdates/{id}',
    what: 'a change that concerns more pages than one run of a function takes, and how far it has come; `rebuild`: a rebuild under way',
    readers: 'no one',
    writers: 'server (triggers), operator',
    activity: 'pages',
    data: {},
    impersonal: ['step', 'after'],
    retention: { until: 'bis der Vorgang abgeschlossen ist' },
    clients: null,
    advisor: null,
    customer: null,
  },
  { step: 0, after: null },
);
