import { collection } from '../descriptors/collection.ts';
import { rateLimitSchema } from './rate-counter.ts';

export const rateLimits = collection(
  rateLimitSchema,
  {
    path: 'rateLimits/{name-hash}',
    what: 'how often a person asked for something within an hour, and what a mailbox got within a day ([0074](decisions/0074-mails-to-one-address.md)); holds no name',
    readers: 'no one',
    writers: 'server',
    activity: 'security',
    data: { 'Zählungen zu Prüfsummen von Nummern und Adressen': ['since', 'count', 'sent'] },
    impersonal: ['expiresAt'],
    retention: { expires: ['refusedAddresses'] },
    clients: null,
    advisor: { export: { leftOut: 'holds counts under hashes' }, closing: [{ code: 'traces' }] },
    customer: {
      ownData: { leftOut: 'holds counts under hashes' },
      erasing: [{ stays: 'a limit that could be erased would be none' }],
      merging: [{ stays: 'expires by itself' }],
    },
  },
  {
    since: new Date('2026-03-01T10:00:00Z'),
    count: 1,
    expiresAt: new Date('2026-03-01T11:00:00Z'),
  },
);
