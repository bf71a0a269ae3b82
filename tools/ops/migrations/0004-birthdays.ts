import type { Migration } from './migration.ts';

/** Gives customers the month and day of their birthday, by which a query finds them. */
export const birthdays: Migration = {
  name: '0004-birthdays',
  collections: ['customers'],
  change({ bday, birthday }) {
    if (typeof bday !== 'string' || birthday === bday.slice(5)) return null;
    return { birthday: bday.slice(5) };
  },
};
