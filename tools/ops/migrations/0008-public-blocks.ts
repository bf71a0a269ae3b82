import { FieldValue } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';

/** Removes from public profiles whether an admin has blocked the advisor: their account says so. */
export const publicBlocks: Migration = {
  name: '0008-public-blocks',
  collections: ['advisors'],
  change: (document) =>
    document['blocked'] === undefined ? null : { blocked: FieldValue.delete() },
};
