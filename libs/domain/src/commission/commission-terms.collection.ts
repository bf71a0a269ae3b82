import { collection } from '../descriptors/collection.ts';
import { commissionTermsSchema } from './terms.ts';

export const commissionTerms = collection(
  commissionTermsSchema,
  {
    path: 'commissionTerms/{payer~number}',
    what: 'what an organisation pays for referrals from a day on; created, never changed',
    readers: 'advisors of the organisation with a confirmed address (list by `payer`: at most 100)',
    writers: 'server',
    activity: 'commission',
    data: {},
    impersonal: [
      'id',
      'payer',
      'source',
      'validFrom',
      'rate',
      'holdingDays',
      'overridePermille',
      'minimumPayout',
      'wording',
    ],
    retention: { until: 'so lange das Gesetz es verlangt' },
    clients: null,
    advisor: null,
    customer: null,
  },
  {
    id: 'org-01~0001',
    payer: 'org-01',
    validFrom: '2026-11-01',
    rate: { kind: 'share', permille: 100 },
    holdingDays: 30,
    overridePermille: 0,
    minimumPayout: 0,
    wording: 'terms-1',
  },
);
