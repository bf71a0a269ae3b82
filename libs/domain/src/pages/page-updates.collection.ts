import { collection } from '../descriptors/collection.ts';
import { pageUpdateSchema } from './page-update.ts';

export const pageUpdates = collection(
  pageUpdateSchema,
  {
    path: 'pageUpdates/{id}',
    what: 'a change that concerns more pages than one run of a function takes, and how far it has come; `rebuild`: a rebuild under way',
    readers: 'no one',
    writers: 'server (triggers), operator',
    activity: 'pages',
    data: { Kennungen: ['item'] },
    impersonal: ['what', 'joinedAfter', 'step', 'after'],
    retention: { until: 'bis der Vorgang abgeschlossen ist' },
    clients: null,
    advisor: {
      export: { leftOut: 'lasts for moments' },
      closing: [{ stays: 'lasts for moments' }],
    },
    customer: null,
  },
  { step: 0, after: null },
);
