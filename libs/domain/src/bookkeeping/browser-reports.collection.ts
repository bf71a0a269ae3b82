import { collection } from '../descriptors/collection.ts';
import { browserHourSchema } from './browser-hour.ts';

export const browserReports = collection(
  browserHourSchema,
  {
    path: 'browserReports/{hour}-{shard}',
    what: 'how many errors pages reported in an hour, by module and version, and how quick visits were, as counts; expires after 14 days ([0054](decisions/0054-nobody-finds-out-from-a-user.md))',
    readers: 'no one; admins through `operations`',
    writers: 'server',
    activity: 'security',
    data: {},
    impersonal: ['errors', 'vitals', 'expiresAt'],
    retention: { expires: ['browserReports'] },
    clients: null,
    advisor: null,
    customer: null,
  },
  { errors: { crm: { abc: 1 } }, vitals: {}, expiresAt: new Date('2026-03-15T10:00:00Z') },
);
