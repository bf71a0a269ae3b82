import { collection } from '../descriptors/collection.ts';
import { objectionSchema } from './objection.ts';

export const objections = collection(
  objectionSchema,
  {
    path: 'objections/{hash of an address}',
    what: 'when this address objected to mails; a hash with a key, of earlier releases without ([0074](decisions/0074-mails-to-one-address.md)); stays after erasure',
    readers: 'no one',
    writers: 'server',
    activity: 'proofs',
    data: { 'Zeitpunkt eines Widerspruchs, unter der Prüfsumme der Adresse': ['objectedAt'] },
    impersonal: [],
    retention: { until: 'dauerhaft, solange kein Widerruf kommt' },
    clients: null,
    advisor: null,
    customer: {
      ownData: { leftOut: 'holds a hash of the address' },
      erasing: [{ stays: 'an objection outlives the erasure' }],
      merging: [{ stays: 'belongs to an address' }],
    },
  },
  { objectedAt: new Date('2026-03-01T10:00:00Z') },
);
