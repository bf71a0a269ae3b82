import { serverRows } from '../descriptors/collection.ts';

export const customerLocks = serverRows(
  'functions/src/people/customers/entries.repository.ts',
  {
    path: 'customerLocks/{hash}',
    what: 'keeps an address or number from becoming two customers of one advisor at once, and a person from two seats in one seminar; holds no name, expires',
    readers: 'no one',
    writers: 'server',
    activity: 'customers',
    data: {},
    impersonal: ['expiresAt'],
    retention: { expires: ['locks'] },
    clients: null,
    advisor: null,
    customer: null,
  },
  { expiresAt: new Date('2026-03-02T10:00:00Z') },
);
