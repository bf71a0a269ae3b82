import { orgAudience, PUBLIC } from '@wbd/domain/audiences';
import type { Migration } from './migration.ts';

/**
 * Gives content an audience, by which lists are queried: the library is for its organisation, all else public. Has the
 * functions complete the audiences of accounts. It runs before rules that ask for them, and once more when no page of the release before is open.
 */
export const audiences: Migration = {
  name: '0007-audiences',
  collections: ['accounts', 'seminars', 'sessions', 'expertVideos', 'knowledgeVideos'],
  change(document, collection) {
    if (collection === 'accounts') return document['audiences'] ? null : { audiences: [] };
    if (typeof document['audience'] === 'string') return null;
    const { org } = document;
    const isOfLibrary = collection === 'knowledgeVideos' && typeof org === 'string';
    return { audience: isOfLibrary ? orgAudience(org) : PUBLIC };
  },
};
