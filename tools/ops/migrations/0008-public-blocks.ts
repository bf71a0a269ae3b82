import { FieldValue } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';

/** Deletes `blocked` from public profiles; the account holds it. */
export const publicBlocks: Migration = {
  name: '0008-public-blocks',
  collections: ['advisors'],
  change: (document) =>
    document['blocked'] === undefined ? null : { blocked: FieldValue.delete() },
};
