import { descriptorOf, type Finder, type Found } from '@wbd/domain/collections';
import { FieldPath, type DocumentReference, type Query } from 'firebase-admin/firestore';
import { db } from './firestore.ts';

/** The path of a collection, with ids in braces: `accounts/{uid}/planChanges`. */
function pathOf(collection: string): string {
  const path = descriptorOf(collection)?.path;
  if (path === undefined) throw new Error(`No collection is called ${collection}.`);
  return path.slice(0, path.lastIndexOf('/'));
}

/** All documents of a collection, at every path. */
export function everyDocumentOf(collection: string): Query {
  return pathOf(collection).includes('/')
    ? db.collectionGroup(collection)
    : db.collection(collection);
}

const below = (collection: string, id: string) => pathOf(collection).replace(/\{[^}]*\}/, id);

/** A person's documents in a collection, according to a finder. */
export function documentsOf({ collection, by }: Found, id: string): Query {
  if (by === 'parent') return db.collection(below(collection, id));
  const all = everyDocumentOf(collection);
  if (by === 'id') return all.where(FieldPath.documentId(), '==', id);
  return 'field' in by ? all.where(by.field, '==', id) : all.where(by.lists, 'array-contains', id);
}

/** Whether a document lies where `documentsOf` looks. */
export function liesAmong({ collection, by }: Found, id: string, document: DocumentReference) {
  const { parent } = document;
  if (by === 'parent') return parent.path === below(collection, id);
  return pathOf(collection).includes('/') ? parent.id === collection : parent.path === collection;
}

export type { Finder, Found };
