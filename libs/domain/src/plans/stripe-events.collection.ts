import { collection } from '../descriptors/collection.ts';
import { paymentEventSchema } from './billing.ts';

export const stripeEvents = collection(
  paymentEventSchema,
  {
    path: 'stripeEvents/{id}',
    what: 'one row per signed event of the payment provider: what came of it',
    readers: 'no one',
    writers: 'server',
    activity: 'billing',
    data: {
      Kennungen: ['account'],
      'was eine Meldung von Stripe bewirkt hat': ['type', 'outcome', 'reason', 'receivedAt'],
    },
    impersonal: ['id', 'expiresAt'],
    retention: { expires: ['paymentEvents'] },
    clients: null,
    advisor: {
      export: { leftOut: 'what came of an event is in the other parts' },
      closing: [{ forgets: 'account' }],
    },
    customer: null,
  },
  {
    id: '9fXk2LmQ0aZr7TbYwE3v',
    type: 'type-example',
    outcome: 'applied',
    reason: null,
    account: null,
    receivedAt: new Date('2026-11-01T09:30:00.000Z'),
    expiresAt: null,
  },
);
