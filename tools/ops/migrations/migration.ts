import type { CollectionName } from '@wbd/domain/collections';
import type { DocumentData } from 'firebase-admin/firestore';

/** A change of what is stored, document by document. */
export interface Migration {
  /** number and subject, e.g. `0001-expiry-dates` */
  name: string;
  collections: readonly CollectionName[];
  /**
   * Decides about one document, with dates instead of timestamps. Says null for a document that has been changed
   * before, so that a second run changes nothing.
   * @returns the fields to write
   */
  change(document: DocumentData, collection: CollectionName): DocumentData | null;
}
