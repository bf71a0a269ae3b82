import type { Migration } from './migration.ts';

/** Has the functions write by which pieces of a name an account is found: they look after every account that is written. */
export const foundAccounts: Migration = {
  name: '0003-found-accounts',
  collections: ['accounts'],
  change: (document) => (document['search'] === undefined ? { search: {} } : null),
};
