import { collection } from '../descriptors/collection.ts';
import { canaryFailuresSchema } from './canary-failures.ts';

export const canaryFailures = collection(
  canaryFailuresSchema,
  {
    path: 'canaryFailures/{module-version}',
    what: 'people who met a failure while a part of the advisors has another version of a module, as hashes; expires after 90 days ([0047](decisions/0047-the-pointer.md))',
    readers: 'no one',
    writers: 'server',
    activity: 'security',
    data: { 'Prüfsummen von Personen mit einem Fehler': ['canary', 'live'] },
    impersonal: ['expiresAt'],
    retention: { expires: ['canaryFailures'] },
    clients: null,
    advisor: null,
    customer: {
      ownData: { leftOut: 'holds hashes that nothing else uses' },
      erasing: [{ stays: 'expires by itself' }],
      merging: [{ stays: 'expires by itself' }],
    },
  },
  { canary: ['a1'], live: [], expiresAt: new Date('2026-06-01T10:00:00Z') },
);
