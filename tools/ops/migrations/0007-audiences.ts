import { PUBLIC } from '@wbd/domain/audiences';
import type { Migration } from './migration.ts';

/**
 * Makes content without an audience public, by which lists are queried, and has the functions complete the audiences of
 * accounts. It runs before rules that ask for them, and once more when no page of the release before is open.
 */
export const audiences: Migration = {
  name: '0007-audiences',
  collections: ['accounts', 'seminars', 'sessions', 'expertVideos'],
  change(document, collection) {
    if (collection === 'accounts') return document['audiences'] ? null : { audiences: [] };
    return typeof document['audience'] === 'string' ? null : { audience: PUBLIC };
  },
};
