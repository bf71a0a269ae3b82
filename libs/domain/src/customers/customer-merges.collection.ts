import { collection } from '../descriptors/collection.ts';
import { customerMergeSchema } from './customer-merge.ts';

export const customerMerges = collection(
  customerMergeSchema,
  {
    path: 'customerMerges/{from}',
    what: 'an entry that was merged into another customer, while what hung on it moves there',
    readers: 'no one',
    writers: 'server',
    activity: 'customers',
    data: { 'Kennungen zusammengeführter Einträge': ['id', 'advisor', 'into', 'startedAt'] },
    impersonal: [],
    retention: { until: 'bis der Vorgang abgeschlossen ist' },
    clients: null,
    advisor: {
      export: { leftOut: 'lasts for moments' },
      closing: [{ stays: 'finishes what was ordered' }],
    },
    customer: {
      ownData: { leftOut: 'lasts for moments' },
      erasing: [{ stays: 'finishes what was ordered' }],
      merging: [{ stays: 'is the merge' }],
    },
  },
  {
    id: 'merged',
    advisor: 'advisor',
    into: 'customer',
    startedAt: new Date('2026-03-01T10:00:00Z'),
  },
);
