import { collection } from '../descriptors/collection.ts';
import { referralSchema } from './referral.ts';

export const referrals = collection(
  referralSchema,
  {
    path: 'referrals/{customerId}',
    what: 'through whose shared link a customer came, and how far they got: `registered`, `attended`, `appointmentAt`',
    readers: 'who shared the link (list by `referrer`)',
    writers: 'server',
    activity: 'referrals',
    data: {
      Kennungen: ['id', 'customer', 'referrer', 'advisor'],
      'Vorname und Anfangsbuchstabe des Nachnamens': ['name'],
      'wie weit jemand gekommen ist': [
        'registered',
        'attended',
        'appointmentAt',
        'createdAt',
        'deals',
      ],
    },
    impersonal: [],
    retention: { with: 'customers' },
    clients: null,
    advisor: {
      export: { referrals: { by: { field: 'referrer' } } },
      closing: [{ deletes: { field: 'advisor' }, step: 'traces' }, { code: 'login' }],
    },
    customer: {
      ownData: { by: 'id', shownAs: 'referral' },
      erasing: [{ deletes: 'id' }, { code: true }],
      merging: [{ renames: 'referrer' }, { code: true }],
    },
  },
  {
    id: '9fXk2LmQ0aZr7TbYwE3v',
    customer: 'customer-example',
    referrer: 'referrer-example',
    advisor: 'advisor-example',
    name: 'Jörg W.',
    createdAt: new Date('2026-11-01T09:30:00.000Z'),
  },
);
