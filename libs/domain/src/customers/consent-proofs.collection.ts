import { collection } from '../descriptors/collection.ts';
import { consentProofSchema } from './consent-proof.ts';

export const consentProofs = collection(
  consentProofSchema,
  {
    path: 'consentProofs/{hash}.{advisor}',
    what: "that an advisor declared a person's consent to invitations: way, day, version; holds no address; expires after 1461 days ([0088](decisions/0088-consent-to-invitations.md))",
    readers: 'no one',
    writers: 'server',
    activity: 'proofs',
    data: {
      Kennungen: ['advisor'],
      'Weg, Tag und Wortlaut einer Einwilligung, unter der Prüfsumme der Adresse': [
        'how',
        'on',
        'version',
        'at',
      ],
    },
    impersonal: ['expiresAt'],
    retention: { expires: ['consentProofs'] },
    clients: null,
    advisor: {
      export: { leftOut: 'holds hashes' },
      closing: [{ stays: 'proves a consent until it expires' }],
    },
    customer: {
      ownData: { leftOut: 'holds a hash of the address' },
      erasing: [{ stays: 'proves a consent until it expires' }],
      merging: [{ stays: 'belongs to an address' }],
    },
  },
  {
    advisor: 'advisor',
    how: 'spoken',
    on: '2026-03-01',
    version: '1',
    at: new Date('2026-03-01T10:00:00Z'),
    expiresAt: new Date('2030-03-01T10:00:00Z'),
  },
);
