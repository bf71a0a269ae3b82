import { collection } from '../descriptors/collection.ts';
import { customerLockSchema } from './customer-lock.ts';

export const customerLocks = collection(
  customerLockSchema,
  {
    path: 'customerLocks/{hash}',
    what: 'keeps an address or number from becoming two customers of one advisor at once, and a person from two seats in one seminar; holds no name, expires',
    readers: 'no one',
    writers: 'server',
    activity: 'customers',
    data: {},
    impersonal: ['expiresAt', 'change'],
    retention: { expires: ['locks'] },
    clients: null,
    advisor: null,
    customer: null,
  },
  { expiresAt: new Date('2026-03-02T10:00:00Z') },
);
